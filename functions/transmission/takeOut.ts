import { invalidParam } from '../../shared/foundation/contracts/refusal.ts';
import { isDate, localDay } from '../../shared/foundation/dates/date.ts';
import { acceptanceFlaw } from '../../shared/transmission/acceptance.ts';
import { receiverOf } from '../../shared/transmission/certifiers.ts';
import { takesPaper } from '../../shared/transmission/operations.ts';
import type { transmissionProcedures } from '../../shared/transmission/procedures.ts';
import { waitsUnsent } from '../../shared/transmission/states.ts';
import type { Implementation } from '../runtime/executor.ts';
import type { Services } from '../runtime/services.ts';
import { archiveDecision, decide, noteIn, numberIn } from './decision.ts';
import { doubtRestored, mayHaveBeenSent } from './intent.ts';
import { wake } from './job.ts';
import { opened } from './open.ts';
import { existing } from './outcomeOf.ts';
import { record, type Step } from './record.ts';
import type { TransmissionRow } from './rows.ts';
import { settleRules } from './settings.ts';
import { wrongState } from './wrongState.ts';

/** What a refusal says that it does not admit any more. */
const ACTION = 'retirarse de la cola';

/** What the stamp on the paper says. */
interface Paper {
  number: string;
  day: string;
}

/**
 * Takes out of the queue what waits there unsent, so that it does not go out by itself when the authority is back: it was
 * declared on paper, under the number that the authority gave that, or is to be a draft again (fault row 31). One
 * conditional write: whoever has begun to send was first, and then only the authority's word decides.
 */
export const takeOut: Implementation<typeof transmissionProcedures.takeOut> = async (call) => {
  const { input, services, scope } = call;
  const head = await existing(services, scope, input.ID);
  if (!waitsUnsent(head)) throw wrongState(head, ACTION);
  const note = noteIn(input.MOTIVO, 'por qué y dónde está lo que lo prueba');
  const paper = input.DECISION === 'EN_PAPEL' ? paperIn(head, input, services.now()) : undefined;
  const exchange = await archiveDecision(services, scope, head, {
    decision: input.DECISION,
    note,
    ...paper,
  });
  const by = { person: scope.userName, note };
  const taken = await decide(services, head, async (now) => {
    if (!waitsUnsent(now)) throw wrongState(now, ACTION);
    const isDoubtful = await mayHaveBeenSent(services, now);
    if (paper) return onPaper(services, now, { ...by, exchange }, paper, isDoubtful);
    // A draft is sent anew under the same number: only once it is sure that nothing of this one arrived.
    if (isDoubtful) return doubtRestored(services, now, { takeOut: by }, { ...by, exchange });
    return record(services, now, {
      steps: [{ ...by, exchange, transition: 'takeOut', state: 'TAKEN_OUT', reason: 'taken-out' }],
      due: undefined,
      event: 'TAKEN_OUT',
    });
  });
  await wake(services, taken);
  return opened(services, scope, input.ID);
};

/** Number and day of the paper, held to the rules of what the authority answers. */
function paperIn(head: TransmissionRow, said: { NUMERO?: string; FECHA?: string }, now: Date): Paper {
  if (!takesPaper(head.operation)) throw wrongState(head, 'declararse en papel');
  const number = numberIn(head, said.NUMERO, now);
  const day = said.FECHA ?? '';
  const given = { NUMERO: number, FECHA: startOf(day) };
  if (isDate(day) && day <= localDay(now) && !acceptanceFlaw(head, given, now.getTime()))
    return { number, day };
  const reason = `debe ser el día en que ${receiverOf(head)} recibió el papel, no posterior a hoy`;
  throw invalidParam('FECHA', reason);
}

const startOf = (day: string): string => `${day}T00:00:00`;

/** Accepted by the authority's stamp. Nothing is still to come of it, but what may have been sent before a restore is asked about. */
function onPaper(
  services: Services,
  head: TransmissionRow,
  by: Pick<Step, 'person' | 'note' | 'exchange'>,
  { number, day }: Paper,
  isDoubtful: boolean,
): Promise<TransmissionRow> {
  return record(services, head, {
    steps: [{ ...by, transition: 'accept', state: 'ACCEPTED', reason: 'declared-on-paper' }],
    set: {
      facts: { ...head.facts, NUMERO: number, FECHA: startOf(day) },
      safe: false,
      fetching: isDoubtful,
    },
    due: isDoubtful ? services.now().getTime() + settleRules().partsEvery : undefined,
    event: 'ACCEPTED',
  });
}
