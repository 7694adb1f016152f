import { valueOf, type Rule } from './rule.ts';

/** S for 1, N for anything else, a question that nobody answered included. */
export const yesNo =
  (field: string): Rule =>
  (record) =>
    valueOf(record, field) === '1' ? 'S' : 'N';

/** Text that explains a yes, absent after a no. */
export const detailOf =
  (flag: string, field: string): Rule =>
  (record) =>
    valueOf(record, flag) === '1' ? valueOf(record, field) : undefined;
