import { compare } from '../../../foundation/decimal/decimal.ts';
import { wire } from '../../../foundation/xml/formats.ts';
import { valueOf, type Rule } from './rule.ts';

/** An amount that is sent only above zero. */
export const aboveZero =
  (field: string): Rule =>
  (record) => {
    const value = valueOf(record, field);
    return compare(value, '0') > 0 ? wire.amount(value) : undefined;
  };
