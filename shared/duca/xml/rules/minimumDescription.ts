import { valueOf, type When } from './rule.ts';

/** The heading's catalogue describes the goods, and agreement 2 does not exempt them. */
export const byCatalogue: When = (record, { catalogued }) =>
  catalogued(valueOf(record, 'CLASIFICACION_ARANCELARIA'), valueOf(record, 'ACUERDO_PREFERENCIAL_2'));

/** The goods are described by their own name. */
export const byItself: When = (record, context) => !byCatalogue(record, context);
