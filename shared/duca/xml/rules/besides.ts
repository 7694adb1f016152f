import { valueOf, type Rule } from './rule.ts';

/** Sent only beside another field that is not blank: the contract's date beside its number. */
export const besides =
  (other: string, field: string, format: (value: string) => string = (value) => value): Rule =>
  (record) =>
    valueOf(record, other) === '' ? undefined : format(valueOf(record, field));

/** Sent only when it says something, whatever the matrix asks: other shipping and payment descriptions. */
export const nonEmpty = (field: string): Rule => besides(field, field);
