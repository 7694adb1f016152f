import { judgeOf } from '../../catalogues/judge.ts';
import { formatAmount } from '../../foundation/decimal/amount.ts';
import { isZero, sum } from '../../foundation/decimal/decimal.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import type { Problem } from '../../foundation/rules/problem.ts';
import type { DucaBody, DucaFraction, DucaItem } from '../dataSets.ts';

const isNought = (value: string): boolean => value !== '' && isZero(value);
const quantity = (value: string): string => formatAmount(value, 3).replace(/\.?0+$/, '');

/** What the goods of a fraction count together, in its own unit; undefined where they cannot be added up. */
function countOf(fraction: DucaFraction, items: readonly DucaItem[] = []): string | undefined {
  const same = items.every(
    (each) => each.ID_UNIDAD_MEDIDA === fraction.ID_UNIDAD_MEDIDA && each.CANTIDAD_UNIDADES !== '',
  );
  return same && items.length > 0 ? sum(items.map((each) => each.CANTIDAD_UNIDADES)) : undefined;
}

/** Boxes 35 to 43: nothing counts, weighs or is worth zero, and a fraction counts what its goods count. */
export function quantityProblems(body: DucaBody, reference: Reference): Problem[] {
  const counted = judgeOf('CANTIDAD_FRACCION', reference);
  const found: Problem[] = [];
  const zero = (check: Parameters<typeof judgeOf>[0], code: string, path: string, message: string): void => {
    const judge = judgeOf(check, reference);
    if (judge) found.push(judge.told(code, path, message));
  };
  const items = Map.groupBy(body.FRACCION_ITEMS, (each) => each.ID_FRACCION);
  body.FRACCIONES.forEach((fraction, at) => {
    const path = (name: keyof DucaFraction): string => `FRACCIONES[${at}].${name}`;
    const stated = fraction.CANTIDAD_UNIDADES;
    if (isNought(stated)) {
      const message = `Casilla 43, línea ${at + 1}: la cantidad es cero. Escriba cuánto se declara.`;
      zero('CANTIDAD_CERO', 'duca.quantity-zero', path('CANTIDAD_UNIDADES'), message);
    } else if (stated !== '') {
      const own = countOf(fraction, items.get(fraction.ID_FRACCION));
      if (counted && own !== undefined && counted.apart(own, stated)) {
        const message = `Casilla 43, línea ${at + 1}: dice ${quantity(stated)} y sus mercancías suman ${quantity(own)} en la misma unidad. Corrija la cantidad o las mercancías de la fracción.`;
        const first = body.FRACCION_ITEMS.findIndex((each) => each.ID_FRACCION === fraction.ID_FRACCION);
        found.push(
          counted.told(
            'duca.quantity-sum',
            path('CANTIDAD_UNIDADES'),
            message,
            `FRACCION_ITEMS[${first}].CANTIDAD_UNIDADES`,
          ),
        );
      }
    }
    for (const [name, box] of WEIGHTS) {
      if (!isNought(fraction[name])) continue;
      const message = `Casilla ${box}, línea ${at + 1}: el peso es cero kilogramos, o se redondea a cero con los dos decimales de la casilla. Escriba al menos 0.01 o junte la mercancía con otra en «Fracciones».`;
      zero('PESO_CERO', 'duca.weight-zero', path(name), message);
    }
    if (isNought(fraction.VALOR_FOB) && !isZero(fraction.VALOR_CIF) && !isZero(stated)) {
      const message = `Casilla 48, línea ${at + 1}: la mercancía tiene cantidad y su precio es cero. Escriba el valor que tendría en una venta.`;
      zero('VALOR_CERO', 'duca.fob-zero', path('VALOR_FOB'), message);
    }
  });
  if (isNought(body.DUCA.CANTIDAD_BULTOS)) {
    const message = 'Total de bultos: es cero. Escriba en cuántos bultos viene la carga.';
    zero('BULTOS_CERO', 'duca.packages-zero', 'DUCA.CANTIDAD_BULTOS', message);
  }
  body.FRACCION_ITEMS.forEach((item, at) => {
    if (!isNought(item.VALOR_UNITARIO) || isZero(item.VALOR_ITEM)) return;
    const message = `Mercancías, línea ${at + 1}: con siete decimales el valor unitario es cero y la línea vale ${formatAmount(item.VALOR_ITEM, 2)}; el mensaje lo llevaría en cero. Declare la mercancía en una unidad mayor, como el millar.`;
    zero('UNITARIO_CERO', 'duca.unit-value-zero', `FRACCION_ITEMS[${at}].VALOR_UNITARIO`, message);
  });
  return found;
}

const WEIGHTS = [
  ['PESO_BRUTO', '38'],
  ['PESO_NETO', '37'],
] as const;
