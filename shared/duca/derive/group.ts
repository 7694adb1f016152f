import type { DucaItem } from '../dataSets.ts';
import type { Goods } from './goods.ts';

/** Goods that go in one fraction, in the order of the first of them. */
export interface Group {
  /** Key of the fraction: deriving again finds it by what its goods have in common. */
  id: string;
  goods: Goods[];
}

/** Why goods share a fraction, as the screen explains it. */
export const GROUPING =
  'Se reúnen en una fracción las líneas con la misma clasificación, origen, acuerdos, estado y unidad de medida; sus valores, pesos y bultos se suman.';

const TOGETHER = (): string => '';

/**
 * Groups goods as the trade does: what pays the same duty under the same treatment and can be counted together. A line
 * without a tariff code stands alone until it has one.
 * @param apart what else keeps goods of one kind from being counted together, as text; '' for nothing.
 */
export function groupGoods(goods: readonly Goods[], apart: (item: DucaItem) => string = TOGETHER): Group[] {
  const groups = new Map<string, Goods[]>();
  for (const each of goods) {
    const kind = proposedFraction(each.item);
    const more = apart(each.item);
    const id = more === '' ? kind : `${kind}-${more}`;
    const group = groups.get(id);
    if (group) group.push(each);
    else groups.set(id, [each]);
  }
  return [...groups].map(([id, members]) => ({ id, goods: members }));
}

/** Key of the fraction that goods are proposed for, made of what they have in common. */
export function proposedFraction(item: DucaItem): string {
  if (item.CLASIFICACION_ARANCELARIA === '') return item.ID_ITEM;
  return [
    item.CLASIFICACION_ARANCELARIA,
    item.ID_PAIS_ORIGEN,
    item.ACUERDO_PREFERENCIAL_1,
    item.ACUERDO_PREFERENCIAL_2,
    item.ID_ESTADO_MERCANCIA,
    item.ID_UNIDAD_MEDIDA,
  ].join('-');
}
