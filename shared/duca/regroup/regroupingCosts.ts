import { isZero } from '../../foundation/decimal/decimal.ts';
import { applyChanges, type Change } from '../../foundation/documents/patch.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { calculateDuca } from '../calculate.ts';
import { ducaDataSets, type DucaBody } from '../dataSets.ts';
import type { AmountDifference } from '../../taxes/differences.ts';
import { differencesOf } from '../differences.ts';

/**
 * What grouping otherwise would make of customs value, taxes and total, to be told before it is done. Values stay to the
 * cent; taxes are rounded fraction by fraction, so that other fractions of the same goods may owe a cent more or less,
 * and a tax whose rate or band follows the value or quantity of a fraction may be another one.
 * @param changes of `regroup`.
 * @returns every row, before and after; none when all of them stay.
 */
export function regroupingCosts(
  body: DucaBody,
  changes: readonly Change[],
  reference: Reference,
): AmountDifference[] {
  const before = calculateDuca(body, reference);
  const regrouped = applyChanges(ducaDataSets, body, changes);
  const rows = differencesOf(before, calculateDuca(regrouped, reference));
  return rows.every(({ change }) => isZero(change)) ? [] : rows;
}
