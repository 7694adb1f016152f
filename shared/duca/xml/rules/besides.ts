import { valueOf, type Place } from './rule.ts';

/** Beside a field that says something: the contract's date beside its number, another form of payment by itself. */
export const besides =
  (field: string): Place =>
  (record) =>
    valueOf(record, field) !== '';
