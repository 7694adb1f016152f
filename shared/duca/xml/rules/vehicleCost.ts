import { compare } from '../../../foundation/decimal/decimal.ts';
import { valueOf, type When } from './rule.ts';

/** Freight and insurance of a vehicle: of a model of this year or later, or when the amount is above zero. */
export const vehicleCost =
  (field: string): When =>
  (record, { year }) =>
    compare(valueOf(record, 'MODELO'), year) >= 0 || compare(valueOf(record, field), '0') > 0;
