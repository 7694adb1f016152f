import type { Recall } from '../foundation/documents/recall.ts';
import type { ManifestBody } from './dataSets.ts';
import { manifestKind } from './kind.ts';

/** Of the same carrier, for whom it is presented; what its titles say is of one voyage and never told. */
export const manifestRecall: Recall<ManifestBody> = {
  whose: 'transportista',
  saidBy: 'transportista',
  column: manifestKind.party,
  partyOf: ({ MANIFIESTO }) => ({
    taxId: MANIFIESTO.IDENTIFICACION_TRANSPORTISTA,
    name: MANIFIESTO.NOMBRE_TRANSPORTISTA,
  }),
};
