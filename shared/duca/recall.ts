import type { Recall } from '../foundation/documents/recall.ts';
import type { DucaBody } from './dataSets.ts';
import { ducaKind } from './kind.ts';

/** Of the same importer (box 5) and client. */
export const ducaRecall: Recall<DucaBody> = {
  whose: 'cliente',
  saidBy: 'importador',
  column: ducaKind.party,
  partyOf: ({ IMPORTADOR }) => ({ taxId: IMPORTADOR.NUMERO_IDENTIFICACION, name: IMPORTADOR.NOMBRE }),
};
