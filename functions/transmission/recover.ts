import type { transmissionProcedures } from '../../shared/transmission/procedures.ts';
import type { Implementation } from '../runtime/executor.ts';
import { askToFetch } from './askToFetch.ts';
import { isRecoverable } from './isRecoverable.ts';
import { existing } from './outcomeOf.ts';
import { wrongState } from './wrongState.ts';

/** Fetches anew what the authority holds of an acceptance: number, signature, channel. It sends nothing. */
export const recover: Implementation<typeof transmissionProcedures.recover> = async (call) => {
  const head = await existing(call.services, call.scope, call.input.ID);
  if (!isRecoverable(head)) throw wrongState(head, 'recuperarse');
  return askToFetch(call, head, 'fetch-asked', { fetching: true });
};
