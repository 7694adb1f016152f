import { compare } from '../../../foundation/decimal/decimal.ts';
import { valueOf, type When } from './rule.ts';

/** An amount is sent only above zero; of a blank one the matrix says whether it is owed. */
export const aboveZero =
  (field: string): When =>
  (record) => {
    const value = valueOf(record, field);
    return value === '' || compare(value, '0') > 0;
  };
