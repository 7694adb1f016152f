import type { AnyRecord } from './dataSet.ts';

/** Whether a record holds every value of the other already. */
function sameRecord(a: AnyRecord, b: AnyRecord): boolean {
  if (a === b) return true;
  // No list of pairs is made: a thousand fractions and their taxes pass here at every key that is typed.
  for (const name in b) if (a[name] !== b[name]) return false;
  return true;
}

/** The record with the values; itself when it holds them already. */
export const merged = <R extends AnyRecord>(record: R, values: Partial<R>): R =>
  sameRecord(record, values as AnyRecord) ? record : { ...record, ...values };

/** The stored lines when they say the same, so that what watches them sees no change. */
export const sameOr = <R extends AnyRecord>(stored: R[], computed: R[]): R[] =>
  stored.length === computed.length && stored.every((each, index) => sameRecord(each, computed[index]!))
    ? stored
    : computed;
