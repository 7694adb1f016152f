import { impossible } from '../../shared/foundation/contracts/refusal.ts';
import type { Reason } from '../../shared/transmission/reasons.ts';
import type { transmissionProcedures } from '../../shared/transmission/procedures.ts';
import { ConditionLost } from '../runtime/database.ts';
import type { Implementation } from '../runtime/executor.ts';
import { trust } from './credentials.ts';
import { doorOf } from './gateways/doors.ts';
import { wake } from './job.ts';
import { opened } from './open.ts';
import { existing } from './outcomeOf.ts';
import { record, type RowChange } from './record.ts';
import type { TransmissionRow } from './rows.ts';
import { wrongState } from './wrongState.ts';

/**
 * Does the next step now. What is provably not at the authority is sent again with the same bytes; what may be there is
 * asked for, and whatever the answer, nothing is sent upon it: that is for the regular questions or for `resolve`.
 */
export const retryNow: Implementation<typeof transmissionProcedures.retryNow> = async ({
  input,
  services,
  scope,
}) => {
  const head = await existing(services, scope, input.ID);
  const change = changeFor(head, scope.userName, services.now().getTime());
  if (!change) throw wrongState(head, 'adelantarse');
  const door = doorOf(head);
  if (door && TOLD_PASSWORD.includes(head.reason) && !(await trust(services, scope, door.name))) {
    throw impossible(NOT_YET);
  }
  try {
    await wake(services, await record(services, head, change));
  } catch (error) {
    // Somebody was faster: what the person sees next is what came of it.
    if (!(error instanceof ConditionLost)) throw error;
  }
  return opened(services, scope, input.ID);
};

const TOLD_PASSWORD: readonly Reason[] = ['credentials', 'credentials-when-asked'];
const NOT_YET =
  'La autoridad no acepta la contraseña de su empresa, y probarla otra vez tan pronto puede bloquear su usuario. Corrija las credenciales, y se seguirá sola, o espere un cuarto de hora.';

function changeFor(head: TransmissionRow, person: string, now: number): RowChange | undefined {
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
      set: { doubtSince: head.doubtSince || now, pressed: true },
      due: now,
    };
  }
  return undefined;
}
