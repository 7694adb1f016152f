import { formats } from '../../../foundation/xml/formats.ts';
import { valueOf, type Rule } from './rule.ts';

/** Both forms of a total, for the schema. */
export const TOTAL = '\\d+(\\.\\d{2})?';

/** Packages and unit totals: whole when the flag is set, otherwise two decimals. */
export const total =
  (field: string): Rule =>
  (record, { wholeTotals }) => {
    const value = valueOf(record, field);
    return value === '' ? '' : wholeTotals ? formats.whole(value) : formats.amount(value);
  };

const packages = total('CANTIDAD_BULTOS');

/** Packages of a fraction: as their total, to which they add up. */
export const linePackages: Rule = (record, context) =>
  context.packages?.get(record) ?? packages(record, context);
