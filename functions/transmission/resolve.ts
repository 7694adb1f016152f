import type { Operation } from '../../shared/transmission/operations.ts';
import type { transmissionProcedures } from '../../shared/transmission/procedures.ts';
import type { Implementation } from '../runtime/executor.ts';
import { archiveDecision, decide, noteIn, numberIn } from './decision.ts';
import { wake } from './job.ts';
import { opened } from './open.ts';
import { existing } from './outcomeOf.ts';
import { owed } from './owed.ts';
import { record, type RowChange, type Step } from './record.ts';
import type { TransmissionRow } from './rows.ts';
import { settleRules } from './settings.ts';
import { wrongState } from './wrongState.ts';

/** Operations whose acceptance has a date, and may have a signature. */
const FETCHED: readonly Operation[] = ['R', 'M', 'CERTIFICA'];

/**
 * An administrator's word where the authority gives none. It is archived as evidence like an answer would be. «It was not
 * registered» counts as one negative answer only: the authority is asked once more before the bytes go out again.
 */
export const resolve: Implementation<typeof transmissionProcedures.resolve> = async (call) => {
  const { input, services, scope } = call;
  const head = await existing(services, scope, input.ID);
  if (head.state !== 'NEEDS_HUMAN') throw wrongState(head, 'una decisión');
  const note = noteIn(input.MOTIVO, 'cómo se supo');
  const number = input.DECISION === 'ACEPTADA' ? numberIn(head, input.NUMERO, services.now()) : '';
  const exchange = await archiveDecision(services, scope, head, { decision: input.DECISION, note, number });
  const step = { person: scope.userName, note, exchange };
  // The authority is still asked while a person decides: only its word, not its silence, comes before the person's.
  const decided = await decide(services, head, async (now) => {
    if (now.state !== 'NEEDS_HUMAN') throw wrongState(now, 'una decisión');
    return record(services, now, changeFor(input.DECISION, now, step, number, services.now().getTime()));
  });
  await wake(services, decided);
  return opened(services, scope, input.ID);
};

function changeFor(
  decision: 'ACEPTADA' | 'RECHAZADA' | 'NO_ENVIADA',
  head: TransmissionRow,
  step: Pick<Step, 'person' | 'note' | 'exchange'>,
  number: string,
  now: number,
): RowChange {
  switch (decision) {
    case 'ACEPTADA': {
      const FALTAN = owed(head);
      // A person knows the number alone: signature and date are the authority's, which is asked for all of it.
      const fetching = FETCHED.includes(head.operation);
      return {
        steps: [{ ...step, transition: 'accept', state: 'ACCEPTED', reason: 'accepted-by-person' }],
        set: { facts: { ...head.facts, NUMERO: number, FALTAN }, doubtSince: 0, fetching },
        due: fetching || FALTAN.length > 0 ? now + settleRules().partsEvery : undefined,
        event: 'ACCEPTED',
      };
    }
    case 'RECHAZADA':
      return {
        steps: [{ ...step, transition: 'reject', state: 'REJECTED', reason: 'rejected-by-person' }],
        set: { doubtSince: 0 },
        due: undefined,
        event: 'REJECTED',
      };
    case 'NO_ENVIADA':
      return {
        steps: [{ ...step, transition: 'doubt', state: 'UNKNOWN', reason: 'doubt-by-person' }],
        set: {
          // The person vouches for the wait and for the first negative answer.
          doubtSince: now,
          asked: 0,
          negatives: 1,
          firstNegative: { ours: now - settleRules().resendAfter, theirs: undefined },
          pressed: false,
        },
        due: now,
        event: 'UNKNOWN',
      };
  }
}
