import { valueOf, type When } from './rule.ts';

/** Beside a field that says something: the contract's date beside its number, another form of payment by itself. */
export const besides =
  (field: string): When =>
  (record) =>
    valueOf(record, field) !== '';
