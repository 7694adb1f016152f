import { divide, multiply } from '../foundation/decimal/decimal.ts';
import type { CatalogueRow, Reference } from '../foundation/documents/reference.ts';
import { catalogue } from './names.ts';
import { rowsOfTariff } from './prefixIndex.ts';

/** Decimals that keep a product of a quantity (three) and a factor (nine) whole. */
const EXACT = 12;

/**
 * Quantity of goods in another unit, divided by `each`, rounded half up to six decimals: 850.000 KGM of cement for each
 * 42.5 kg are 20.000000. Undefined when no equivalence leads from one unit to the other.
 * @param tariff code without dots; an equivalence may be of a heading only.
 */
export function convertQuantity(
  reference: Reference,
  { quantity, from, to, each, tariff }: Record<'quantity' | 'from' | 'to' | 'each' | 'tariff', string>,
): string | undefined {
  if (from === to) return divide(quantity, each, 6);
  const row = unitFactor(reference, from, to, tariff);
  if (!row) return undefined;
  return row['DE'] === from
    ? scaled(quantity, row['POR']!, row['ENTRE']!, each)
    : scaled(quantity, row['ENTRE']!, row['POR']!, each);
}

/** Equivalence that leads from one unit to another, or back; undefined when there is none or none is needed. */
export function unitFactor(
  reference: Reference,
  from: string,
  to: string,
  tariff: string,
): CatalogueRow | undefined {
  if (from === to) return undefined;
  const ruling = rowsOfTariff(reference.rows(catalogue.unitFactors), tariff);
  return (
    ruling.find((row) => row['DE'] === from && row['A'] === to) ??
    ruling.find((row) => row['A'] === from && row['DE'] === to)
  );
}

const scaled = (quantity: string, by: string, over: string, each: string): string =>
  divide(multiply(quantity, by, EXACT), multiply(over, each, EXACT), 6);
