import { valueOf, type Rule } from './rule.ts';

/** The office of exit for modalities that leave the country, else the office of entry. */
export const customsOffice: Rule = (record, { exit }) =>
  valueOf(record, exit ? 'ID_ADUANA_SALIDA' : 'ID_ADUANA_INGRESO');
