import type { transmissionProcedures } from '../../shared/transmission/procedures.ts';
import type { Implementation } from '../runtime/executor.ts';
import { askToFetch } from './askToFetch.ts';
import { isCoded } from './isRecoverable.ts';
import { existing } from './outcomeOf.ts';
import { wrongState } from './wrongState.ts';

/**
 * Asks for the authority's code of an acceptance as it is now (spec 4): it counts as missing until it comes, and the one
 * that is known stays on the prints meanwhile (fault row 26). It sends nothing.
 */
export const updateQr: Implementation<typeof transmissionProcedures.updateQr> = async (call) => {
  const head = await existing(call.services, call.scope, call.input.ID);
  if (!isCoded(head)) throw wrongState(head, 'actualizar su código QR');
  const facts = { ...head.facts, FALTAN: [...head.facts.FALTAN, 'QR' as const] };
  return askToFetch(call, head, 'qr-asked', { facts });
};
