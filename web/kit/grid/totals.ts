import { sum } from '../../../shared/foundation/decimal/decimal.ts';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';

/** Exact sum of a column. */
export const sumOf = (lines: readonly AnyRecord[], name: string): string =>
  sum(lines.map((line) => line[name] ?? '').filter((value) => value !== ''));

/** Exact sums of the columns that are totalled, with a sign for the column of numbers. */
const totalsRow = (sign: string, lines: readonly AnyRecord[], names: readonly string[]): AnyRecord => ({
  '#': sign,
  ...Object.fromEntries(names.map((name) => [name, sumOf(lines, name)])),
});

/** Sums of all lines; and, where not all are seen, those of the seen ones before them. */
export const totalsOf = (
  lines: readonly AnyRecord[],
  visible: readonly AnyRecord[],
  names: readonly string[],
): AnyRecord[] =>
  visible.length === lines.length
    ? [totalsRow('Σ', lines, names)]
    : [totalsRow(`Σ ${visible.length}`, visible, names), totalsRow(`Σ ${lines.length}`, lines, names)];
