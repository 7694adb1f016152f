import { valueOf, type Rule } from './rule.ts';

/** Longest supplier address in the value declaration's part, in characters. */
const LIMIT = 150;

/** Never cuts a character in half. */
export const supplierAddress: Rule = (record) =>
  Array.from(valueOf(record, 'DIRECCION_PROVEEDOR')).slice(0, LIMIT).join('');
