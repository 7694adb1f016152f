import type { AnyRecord } from '../../shared/foundation/fields/dataSet.ts';

/** Changes by which a declaration asks for no preference: the sample's order has no certificate of origin for them. */
export const withoutPreferences = (fractions: readonly AnyRecord[]) =>
  fractions.flatMap((each, at) =>
    each['ACUERDO_1_ID'] ? [{ op: 'set', path: `FRACCIONES[${at}].ACUERDO_1_ID`, value: '' }] : [],
  );
