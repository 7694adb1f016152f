import type { Recall } from '../foundation/documents/recall.ts';
import type { CertificationBody } from './dataSets.ts';

/** Of the same importer; one for any importer is no client's. */
export const caftaRecall: Recall<CertificationBody> = {
  whose: 'importador',
  saidBy: 'importador',
  column: 'NIT_IMPORTADOR',
  partyOf: ({ CERTIFICACION }) => ({
    taxId: CERTIFICACION.NIT_IMPORTADOR,
    name: CERTIFICACION.NOMBRE_IMPORTADOR,
  }),
};
