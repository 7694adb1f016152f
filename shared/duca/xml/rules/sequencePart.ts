import { valueOf, type Rule } from './rule.ts';

/** A line number, for the schema. */
export const LINE = '0|[1-9]\\d{0,4}';

/** A sequence 'a-b' has a first and a last line; a single number is both. */
export const sequencePart =
  (field: string, part: 'first' | 'last'): Rule =>
  (record) => {
    const [first = '', last = first] = valueOf(record, field)
      .split('-')
      .map((each) => each.trim());
    return part === 'first' ? first : last;
  };
