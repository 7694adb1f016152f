import type { Recall } from '../foundation/documents/recall.ts';
import type { WorkOrderBody } from './summary.ts';

/** Of the same importer, who is its client. */
export const workOrderRecall: Recall<WorkOrderBody> = {
  whose: 'cliente',
  saidBy: 'importador',
  column: 'NIT_IMPORTADOR',
  partyOf: ({ ORDEN }) => ({ taxId: ORDEN.NIT_IMPORTADOR, name: ORDEN.NOMBRE_IMPORTADOR }),
};
