import { formats } from '../../../foundation/xml/formats.ts';
import { valueOf, type Rule } from './rule.ts';

/** An amount, or a quantity: none or three decimals. */
export const TAX_BASE = '\\d+(\\.(\\d{2}|\\d{3}))?';

/** What the rate is taken of: money, or of an amount a unit the quantity, as single declarations state specific taxes. */
export const taxBase: Rule = (record) => {
  const quantity = valueOf(record, 'CANTIDAD_GRAVADA');
  if (quantity !== '') return formats.quantity(quantity);
  const base = valueOf(record, 'BASE_IMPONIBLE');
  return base === '' ? '' : formats.amount(base);
};
