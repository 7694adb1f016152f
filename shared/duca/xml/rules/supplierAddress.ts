import { cleanText } from '../../../foundation/text/clean.ts';
import { valueOf, type Rule } from './rule.ts';

/** Longest supplier address in the value declaration's part, in characters. */
export const SUPPLIER_ADDRESS_LIMIT = 150;

/** For the schema. */
export const SUPPLIER_ADDRESS = `.{1,${SUPPLIER_ADDRESS_LIMIT}}`;

/** Counted as it is sent, cleaned and before it is escaped; never cuts a character in half. */
export const supplierAddress: Rule = (record) => {
  const address = valueOf(record, 'DIRECCION_PROVEEDOR');
  return address.length <= SUPPLIER_ADDRESS_LIMIT
    ? address
    : Array.from(cleanText(address)).slice(0, SUPPLIER_ADDRESS_LIMIT).join('');
};
