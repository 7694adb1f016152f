import type { transmissionProcedures } from '../../shared/transmission/procedures.ts';
import { ConditionLost } from '../runtime/database.ts';
import type { Implementation } from '../runtime/executor.ts';
import { wake } from './job.ts';
import { opened } from './open.ts';
import { isRecoverable } from './isRecoverable.ts';
import { existing } from './outcomeOf.ts';
import { record } from './record.ts';
import { impossible } from './retryNow.ts';

/** Fetches anew what the authority holds of an acceptance: number, signature, channel. It sends nothing. */
export const recover: Implementation<typeof transmissionProcedures.recover> = async ({
  input,
  services,
  scope,
}) => {
  const head = await existing(services, scope, input.ID);
  if (!isRecoverable(head)) throw impossible(head, 'recuperarse');
  try {
    const asked = await record(services, head, {
      steps: [{ transition: 'fetch', state: 'ACCEPTED', reason: 'fetch-asked', person: scope.userName }],
      set: { fetching: true },
      due: services.now().getTime(),
    });
    await wake(services, asked);
  } catch (error) {
    // Somebody was faster: what the person sees next is what came of it.
    if (!(error instanceof ConditionLost)) throw error;
  }
  return opened(services, scope, input.ID);
};
