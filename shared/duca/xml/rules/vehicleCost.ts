import { compare } from '../../../foundation/decimal/decimal.ts';
import { wire } from '../../../foundation/xml/formats.ts';
import { valueOf, type Rule } from './rule.ts';

/** Freight and insurance of a vehicle: of a model of this year or later, or when the amount is above zero. */
export const vehicleCost =
  (field: string): Rule =>
  (record, { year }) => {
    const value = valueOf(record, field);
    const current = compare(valueOf(record, 'MODELO'), year) >= 0;
    return current || compare(value, '0') > 0 ? wire.amount(value) : undefined;
  };
