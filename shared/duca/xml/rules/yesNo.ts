import { valueOf, type When, type Rule } from './rule.ts';

/** S for 1, N for anything else, a question that nobody answered included. */
export const yesNo =
  (field: string): Rule =>
  (record) =>
    valueOf(record, field) === '1' ? 'S' : 'N';

/** What only a yes asks: the text that explains it, the question that follows it. */
export const afterYes =
  (field: string): When =>
  (record) =>
    valueOf(record, field) === '1';
