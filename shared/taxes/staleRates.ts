import type { AddStale, StalePlace } from '../foundation/copies/stale.ts';
import { formatAmount } from '../foundation/decimal/amount.ts';
import { compare } from '../foundation/decimal/decimal.ts';

/** Rate of one tax of one of the goods, by whatever names both in their declaration. */
export interface GoodsRate {
  goods: string;
  tax: string;
  rate: string;
}

const percent = (rate: string): string => `${formatAmount(rate || '0', 2)} %`;

/** Tells of a copy which rates are others today than when the earlier declaration was settled. */
export function addChangedRates(
  add: AddStale,
  then: readonly GoodsRate[],
  now: readonly GoodsRate[],
  placeOf: (goods: string) => StalePlace | undefined,
): void {
  const before = new Map(then.map(({ goods, tax, rate }) => [`${goods} ${tax}`, rate]));
  for (const { goods, tax, rate } of now) {
    const was = before.get(`${goods} ${tax}`);
    const place = placeOf(goods);
    // A tax by the unit has no rate.
    if (was === undefined || was === '' || rate === '' || !place || compare(was, rate) === 0) continue;
    add('alicuota', { ...place, detail: `${tax}: era ${percent(was)} y hoy es ${percent(rate)}.` });
  }
}
