import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { stateOf } from '../../shared/foundation/documents/states.ts';
import { receiverOf } from '../../shared/transmission/certifiers.ts';
import { transmissionStates } from '../../shared/transmission/states.ts';
import type { TransmissionRow } from './rows.ts';

/** An act on a transmission that its state does not admit. */
export const wrongState = (head: TransmissionRow, action: string) =>
  refusal('document.state', {
    document: 'La transmisión',
    state: stateOf(transmissionStates(head.country, receiverOf(head)), head.state).label,
    action,
  });
