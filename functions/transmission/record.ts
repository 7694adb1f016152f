import { NOTIFICATION_JOBS } from '../../shared/foundation/facts/fact.ts';
import type { Outcome } from '../../shared/transmission/events.ts';
import type { ExchangeRecord } from '../../shared/transmission/procedures.ts';
import { operations } from '../../shared/transmission/operations.ts';
import type { Reason } from '../../shared/transmission/reasons.ts';
import {
  allowedBefore,
  hasNoEffect,
  isFinal,
  type TransmissionState,
  type TransmissionTransition,
} from '../../shared/transmission/states.ts';
import { stepText, type SaidStep } from '../../shared/transmission/stepText.ts';
import type { Write } from '../runtime/database.ts';
import { sha256 } from '../runtime/digest.ts';
import type { Services } from '../runtime/services.ts';
import { answeredWrites } from './meter.ts';
import { outcomeFact } from './outcomeFact.ts';
import {
  headKey,
  laneKey,
  placeInIndex,
  stepKey,
  TABLE,
  type LaneRow,
  type StepRow,
  type TransmissionRow,
} from './rows.ts';

/** One thing that became known. */
export interface Step {
  transition: TransmissionTransition;
  state: TransmissionState;
  reason: Reason;
  code?: string;
  person?: string;
  note?: string;
  exchange?: ExchangeRecord;
}

type Changes = Partial<
  Pick<
    TransmissionRow,
    | 'attempt'
    | 'token'
    | 'safe'
    | 'doubtSince'
    | 'listenUntil'
    | 'asked'
    | 'negatives'
    | 'firstNegative'
    | 'vanished'
    | 'facts'
    | 'send'
    | 'pressed'
    | 'fetching'
    | 'restored'
    | 'confirmed'
    | 'takeOut'
  >
>;

export interface RowChange {
  steps: Step[];
  set?: Changes;
  /** When the next step is due, epoch milliseconds; undefined when none follows. */
  due: number | undefined;
  /** What the listener hears. */
  event?: Outcome;
  /** Writes that happen with it or not at all. */
  also?: Write[];
}

/** Hash of a step: no step can be changed or taken out unnoticed. */
export const chainHash = (step: SaidStep): string => sha256(stepText(step));

/** Steps as rows of the chain that ends in `previous`. */
export function chain(
  head: Pick<TransmissionRow, 'company' | 'id'>,
  from: { seq: number; chain: string; attempt: number },
  steps: readonly Step[],
  at: string,
): StepRow[] {
  let previous = from.chain;
  return steps.map((step, index) => {
    const seq = from.seq + index + 1;
    const { state, reason, code = '', person = '', note = '', exchange } = step;
    const said = {
      seq,
      state,
      at,
      attempt: from.attempt,
      reason,
      code,
      person,
      note,
      previous,
      ...(exchange ? { exchange } : {}),
    };
    previous = chainHash(said);
    return { ...stepKey(head, head.id, seq), ...said, hash: previous };
  });
}

/**
 * Writes what became known, wholly or not at all: the row on condition that nobody wrote since it was read and that the
 * transition may follow its state, the steps of the chain, the declaration number's lane, and the listener's news.
 * @returns the row as written.
 * @throws ConditionLost when somebody was first; nothing was written then.
 */
export async function record(
  services: Services,
  head: TransmissionRow,
  change: RowChange,
): Promise<TransmissionRow> {
  const at = services.now().toISOString();
  const [first] = change.steps;
  const last = change.steps.at(-1);
  if (!first || !last) throw new Error('A change without a step');
  const attempt = change.set?.attempt ?? head.attempt;
  const rows = chain(head, { seq: head.seq, chain: head.chain, attempt }, change.steps, at);
  const due = change.due === undefined ? '' : new Date(change.due).toISOString();
  const set = {
    ...change.set,
    state: last.state,
    reason: last.reason,
    code: last.code ?? '',
    note: last.note ?? '',
    person: last.person ?? '',
    lock: head.lock + 1,
    seq: head.seq + rows.length,
    chain: rows.at(-1)?.hash ?? head.chain,
    due,
    modified: at,
    ...(due === '' ? {} : placeInIndex(due, { ...head, state: last.state, reason: last.reason })),
  };
  const outgoing = change.event ? outgoingOf(services, head, newsOf(head, change.event, at, set.seq)) : [];
  const writes: Write[] = [
    {
      kind: 'update',
      table: TABLE,
      key: headKey(head, head.id),
      set,
      ...(due === '' ? { remove: ['statePk', 'stateSk'] } : {}),
      when: { equals: { lock: head.lock }, oneOf: { state: [...allowedBefore(first.transition)] } },
    },
    ...rows.map((item): Write => ({
      kind: 'put',
      table: TABLE,
      item,
      when: { absent: true },
    })),
    ...laneWrites(head, last.state),
    ...answeredWrites(head, last.state, at),
    ...(change.also ?? []),
    ...outgoing,
  ];
  await services.database.write(...writes);
  tellState(services, head, last);
  if (head.listener !== '') await services.outbox.flush(outgoing);
  const { statePk: _pk, stateSk: _sk, ...kept } = head;
  return { ...kept, ...set };
}

/**
 * What goes out with what became known: to the document's listener, or where no document hears of it to its person. That
 * one is left to the next sweep of the outbox, a minute at most: what records has no right to the queue of notices.
 */
function outgoingOf(services: Services, head: TransmissionRow, news: ReturnType<typeof newsOf>) {
  if (head.listener !== '') return [services.outbox.row(news)];
  const message = outcomeFact(services, news.message, head);
  return message ? [services.outbox.row({ queue: NOTIFICATION_JOBS, message: { ...message } })] : [];
}

/** Says in the log what alarms and the page of the installation count. */
function tellState(services: Services, head: TransmissionRow, last: RowChange['steps'][number]): void {
  if (last.state !== head.state && (last.state === 'ACCEPTED' || last.state === 'REJECTED'))
    services.log.info('transmission.settled', {
      transmission: head.id,
      state: last.state,
      code: last.code ?? '',
      minutes: head.doubtSince > 0 ? minutesSince(head.doubtSince, services.now()) : 0,
    });
  if (last.state === 'NEEDS_HUMAN' && head.state !== 'NEEDS_HUMAN')
    services.log.warn('transmission.needs-human', {
      company: head.company,
      transmission: head.id,
      reason: last.reason,
    });
}

/** Moves the next step without anything new being known of the declaration; undefined when none follows. */
export async function postpone(
  services: Services,
  head: TransmissionRow,
  dueAt: number | undefined,
  more: Pick<Changes, 'asked' | 'listenUntil'> = {},
): Promise<TransmissionRow> {
  const due = dueAt === undefined ? '' : new Date(dueAt).toISOString();
  const set = { ...more, lock: head.lock + 1, due, ...(due === '' ? {} : placeInIndex(due, head)) };
  await services.database.write({
    kind: 'update',
    table: TABLE,
    key: headKey(head, head.id),
    set,
    ...(due === '' ? { remove: ['statePk', 'stateSk'] } : {}),
    when: { equals: { lock: head.lock } },
  });
  return { ...head, ...set };
}

/** A final state frees the declaration number for what may follow, and says whether it is registered. */
function laneWrites(head: TransmissionRow, state: TransmissionState): Write[] {
  if (!isFinal(state) || isFinal(head.state) || head.operation === 'V') return [];
  const set: Partial<LaneRow> = { running: '' };
  if (operations[head.operation].needs === 'unregistered')
    Object.assign(set, hasNoEffect(state) ? { taken: 0 } : { registered: true });
  if (head.operation === 'D' && !hasNoEffect(state)) set.registered = false;
  return [{ kind: 'update', table: TABLE, key: laneKey(head, head), set }];
}

export const newsOf = (head: TransmissionRow, outcome: Outcome, at: string, seq: number) => ({
  queue: head.listener,
  message: {
    company: head.company,
    country: head.country,
    transmissionId: head.id,
    documentId: head.documentId,
    kind: head.kind,
    outcome,
    at,
    seq,
  },
});

const minutesSince = (since: number, now: Date): number => Math.round((now.getTime() - since) / 60_000);
