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

/** Where a person put goods: their fraction in the proposal and the one that was chosen, by the key of the goods. */
export interface Grouping {
  of: ReadonlyMap<string, { proposed: string; chosen: string }>;
  /** Keys of the fractions, and of the goods, in the order in which they stand. */
  fractions: readonly string[];
  goods: readonly string[];
}

/**
 * Groups goods as the trade does: what pays the same duty under the same treatment and can be counted together. A line
 * without a tariff code stands alone until it has one. What a person moved stays where it is while the proposal for it
 * is still the one that they changed.
 */
export function groupGoods(goods: readonly Goods[], byHand?: Grouping): Group[] {
  const groups = new Map<string, Goods[]>();
  for (const each of goods) {
    const proposed = proposedFraction(each.item);
    const own = byHand?.of.get(each.item.ID_ITEM);
    const id = own?.proposed === proposed ? own.chosen : proposed;
    const group = groups.get(id);
    if (group) group.push(each);
    else groups.set(id, [each]);
  }
  const found = [...groups].map(([id, members]) => ({ id, goods: members }));
  return byHand ? inOrder(found, byHand.fractions, ({ id }) => id) : found;
}

/** The list in the order of the keys; what has none of them follows, as it was. */
export function inOrder<T>(list: readonly T[], keys: readonly string[], keyOf: (each: T) => string): T[] {
  const places = new Map(keys.map((key, place) => [key, place]));
  const placeOf = (each: T): number => places.get(keyOf(each)) ?? keys.length;
  return [...list].sort((a, b) => placeOf(a) - placeOf(b));
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
