import { valueOf, type Place } from './rule.ts';

/** The heading's catalogue describes the goods, and agreement 2 does not exempt them. */
export const byCatalogue: Place = (record, { catalogued }) =>
  catalogued(valueOf(record, 'CLASIFICACION_ARANCELARIA'), valueOf(record, 'ACUERDO_PREFERENCIAL_2'));

/** The goods are described by their own name. */
export const byItself: Place = (record, context) => !byCatalogue(record, context);
