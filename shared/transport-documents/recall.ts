import type { Recall } from '../foundation/documents/recall.ts';
import type { TransportBody } from './dataSets.ts';

/** Of the same client, whom its order names and the document does not: one carrier serves them all. */
export const transportRecall: Recall<TransportBody> = {
  whose: 'cliente',
  saidBy: '',
  partyOf: () => ({ taxId: '', name: '' }),
};
