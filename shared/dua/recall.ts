import type { Recall } from '../foundation/documents/recall.ts';
import type { DuaBody } from './dataSets.ts';
import { duaKind } from './kind.ts';

/** Of the importer that its head names, and of the same client. */
export const duaRecall: Recall<DuaBody> = {
  whose: 'cliente',
  saidBy: 'importador',
  column: duaKind.party,
  partyOf: ({ DECLARACION }) => ({
    taxId: DECLARACION.NUMERO_IDENTIFICACION_IMPORTADOR,
    name: DECLARACION.NOMBRE_IMPORTADOR,
  }),
};
