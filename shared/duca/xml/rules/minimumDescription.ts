import { valueOf, type Rule } from './rule.ts';

/** Written of the item itself: its heading has no catalogue, or agreement 2 exempts the item. */
export const ofItem =
  (field: string): Rule =>
  (record, { catalogued }) =>
    catalogued(valueOf(record, 'CLASIFICACION_ARANCELARIA'), valueOf(record, 'ACUERDO_PREFERENCIAL_2'))
      ? undefined
      : valueOf(record, field);

/** Written of the heading's catalogue, where `ofItem` is not. */
export const ofCatalogue =
  (field: string): Rule =>
  (record, { catalogued }) =>
    catalogued(valueOf(record, 'CLASIFICACION_ARANCELARIA'), valueOf(record, 'ACUERDO_PREFERENCIAL_2'))
      ? valueOf(record, field)
      : undefined;
