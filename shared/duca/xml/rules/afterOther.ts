import { valueOf, type When } from './rule.ts';

/** Another form of shipping or payment goes only when it says something, and only while «other» is chosen. */
export const afterOther =
  (choice: string, other: string): When =>
  (record) =>
    valueOf(record, choice) === 'OT' && valueOf(record, other) !== '';
