import { compare, fromUnits, toUnits } from '../foundation/decimal/decimal.ts';

/** No amount of the trade comes near; a number above it is a slip of the keyboard. */
export const LARGEST_AMOUNT = '9999999999.99';

/** Whether an amount is too large to calculate with; `checkInvoice` names it and it counts as 0 meanwhile. */
export const isTooLarge = (value: string): boolean => value !== '' && compare(value, LARGEST_AMOUNT) > 0;

/** Integer units of a stored amount: cents at scale 2, grams of a weight at scale 3. */
export const unitsOf = (value: string, scale = 2): number => (isTooLarge(value) ? 0 : toUnits(value, scale));

/**
 * Whether the sums of the lines stay exact. Only thousands of lines at the largest amount would leave the safe
 * integers; then nothing is shared out and `checkInvoice` says so.
 */
export function sumsFit(
  items: readonly { VALOR_ITEM: string; CANTIDAD_UNIDADES: string; PESO_BRUTO: string }[],
): boolean {
  let value = 0;
  let quantity = 0;
  let weight = 0;
  for (const item of items) {
    value += unitsOf(item.VALOR_ITEM);
    quantity += unitsOf(item.CANTIDAD_UNIDADES, 3);
    weight += unitsOf(item.PESO_BRUTO, 3);
  }
  return Math.max(value, quantity, weight) <= Number.MAX_SAFE_INTEGER;
}

export const amountOf = (units: number): string => fromUnits(units, 2);
