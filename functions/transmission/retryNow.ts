import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { stateOf } from '../../shared/foundation/documents/states.ts';
import type { transmissionProcedures } from '../../shared/transmission/procedures.ts';
import { transmissionStates } from '../../shared/transmission/states.ts';
import { ConditionLost } from '../runtime/database.ts';
import type { Implementation } from '../runtime/executor.ts';
import { wake } from './job.ts';
import { opened } from './open.ts';
import { existing } from './outcomeOf.ts';
import { record, type Change } from './record.ts';
import type { TransmissionRow } from './rows.ts';

/**
 * Does the next step now. What is provably not at the authority is sent again with the same bytes; what may be there is
 * asked for. There is no state from which this could send a second time what the authority may have.
 */
export const retryNow: Implementation<typeof transmissionProcedures.retryNow> = async ({
  input,
  services,
  scope,
}) => {
  const head = await existing(services, scope, input.ID);
  const change = changeFor(head, scope.userName, services.now().getTime());
  if (!change) throw impossible(head, 'adelantarse');
  try {
    await wake(services, await record(services, head, change));
  } catch (error) {
    // Somebody was faster: what the person sees next is what came of it.
    if (!(error instanceof ConditionLost)) throw error;
  }
  return opened(services, scope, input.ID);
};

function changeFor(head: TransmissionRow, person: string, now: number): Change | undefined {
  if (head.state === 'NOT_SENT' || (head.state === 'NEEDS_HUMAN' && head.safe)) {
    return {
      steps: [{ transition: 'requeue', state: 'QUEUED', reason: 'requeued-by-person', person }],
      set: { vanished: 0 },
      due: now,
    };
  }
  if (head.state === 'UNKNOWN' || head.state === 'NEEDS_HUMAN') {
    return {
      steps: [
        {
          transition: head.state === 'UNKNOWN' ? 'askNow' : 'doubt',
          state: 'UNKNOWN',
          reason: 'asked-by-person',
          person,
        },
      ],
      set: { doubtSince: head.doubtSince || now },
      due: now,
    };
  }
  return undefined;
}

export const impossible = (head: TransmissionRow, action: string) =>
  refusal('document.state', {
    document: 'La transmisión',
    state: stateOf(transmissionStates(head.country), head.state).label,
    action,
  });
