import { formats } from '../../../foundation/xml/formats.ts';
import { valueOf, type Rule } from './rule.ts';

/** Both forms of a percentage, for the schema. */
export const PERCENT = '\\d+\\.(\\d{2}|\\d{4})';

/** Percent applied: two decimals, four for the tax CED. Of an amount a unit, that amount with four. */
export const percent: Rule = (record) => {
  const perUnit = valueOf(record, 'MONTO_UNITARIO');
  if (perUnit !== '') return formats.rate4(perUnit);
  const value = valueOf(record, 'TASA');
  if (value === '') return '';
  return valueOf(record, 'CODIGO_TRIBUTO') === 'CED' ? formats.rate4(value) : formats.amount(value);
};
