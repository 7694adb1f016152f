import { judgeOf } from '../../catalogues/judge.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import type { Problem } from '../../foundation/rules/problem.ts';
import { remembered } from '../../foundation/remembered.ts';
import type { DucaBody, DucaFraction, DucaItem } from '../dataSets.ts';
import { commonOf, differences, differing, type Common } from '../regroup/treatment.ts';
import { keysOf, keyed } from '../../foundation/keyed.ts';

/** Where the goods say what a fraction says in another name. */
const OF_GOODS: Partial<Record<keyof Common, keyof DucaItem>> = {
  ACUERDO_1_ID: 'ACUERDO_PREFERENCIAL_1',
  ACUERDO_2_ID: 'ACUERDO_PREFERENCIAL_2',
};

/**
 * The message tells the goods of a fraction too: one that was classified anew, or given another origin, contradicts
 * them. Told once a fraction.
 */
export function fractionGoodsProblems(body: DucaBody, reference: Reference): Problem[] {
  const judge = judgeOf('FRACCION_MERCANCIA', reference);
  if (!judge) return [];
  const goods = Map.groupBy(body.FRACCION_ITEMS, (each) => each.ID_FRACCION);
  return body.FRACCIONES.flatMap((fraction, line) => {
    const apart = (goods.get(fraction.ID_FRACCION) ?? []).flatMap((item) => apartFrom(item, fraction));
    const [first] = apart;
    if (!first) return [];
    const who =
      apart.length === 1
        ? `«${first.item.NOMBRE_COMERCIAL || 'una mercancía'}»`
        : `${apart.length} de sus mercancías`;
    const message = `Línea ${line + 1}: la fracción y ${who} no coinciden en ${first.what}, y el mensaje lleva ambas. Corrija la fracción, o la factura y fórmela de nuevo, o confirme que es así.`;
    const at = body.FRACCION_ITEMS.indexOf(first.item);
    const related = `FRACCION_ITEMS[${at}].${OF_GOODS[first.name] ?? first.name}`;
    return [judge.told('duca.fraction-goods', `FRACCIONES[${line}].${first.name}`, message, related)];
  });
}

/** Goods that contradict their fraction: the first field, and all of it in words; none when they agree. */
const apartFrom = remembered((item: DucaItem, fraction: DucaFraction) => {
  const own = saidBy(item, fraction);
  const [name] = differing(fraction, own);
  return name === undefined ? [] : [{ item, name, what: differences(fraction, own) }];
});

/**
 * What the goods say themselves; where they or their fraction are blank, as the fraction says it. A fraction without an
 * agreement says that none is asked for.
 */
function saidBy(item: DucaItem, fraction: Common): Common {
  const own = commonOf(item, undefined);
  const said = (name: keyof Common): string =>
    fraction[name] === '' && !(name in OF_GOODS) ? '' : own[name] || fraction[name];
  return keyed(keysOf(own), said);
}
