import { operations } from '../../shared/transmission/operations.ts';
import { ConditionLost, type Write } from '../runtime/database.ts';
import { jobScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { EVIDENCE } from './archive.ts';
import { readHead, type Job } from './job.ts';
import { isOlderThanGap } from './pulse.ts';
import { record, type RowChange, type Step } from './record.ts';
import { laneKey, TABLE, type LaneRow, type TransmissionRow } from './rows.ts';
import { leaseFor } from './settings.ts';
import { nameOfThrown } from '../../shared/foundation/thrown.ts';

/** Sends of one declaration number that are looked for when an older copy of the data is found out. */
const MOST_SENDS = 1000;

/** Writes that this worker is about to send. When the answer of that write was lost, the token tells that it is ours. */
export async function intend(job: Job, head: TransmissionRow, limit: number): Promise<TransmissionRow> {
  const { services } = job;
  const token = services.id('int');
  const lane = await laneOf(services, head);
  const send = (lane?.sends ?? 0) + 1;
  try {
    return await record(services, head, {
      steps: [{ transition: 'send', state: 'SENDING', reason: 'attempt' }],
      set: { attempt: head.attempt + 1, token, safe: false, send },
      due: services.now().getTime() + leaseFor(limit),
      also: sendsWrite(head, send, { missingOrBelow: { sends: send } }),
    });
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    const now = await readHead(services, head, head.id);
    if (now?.token === token && now.state === 'SENDING') return now;
    throw error;
  }
}

/**
 * Says the same to the locked store, which no restored backup takes back: the n-th send of a declaration number has one
 * name there, and it is written once. When somebody wrote it already, this data is older than what was sent (fault row
 * 44). One PUT an attempt.
 */
export async function keepIntent(services: Services, head: TransmissionRow): Promise<'kept' | 'older'> {
  if (operations[head.operation].harmless) return 'kept';
  const { id, attempt, operation, version, hash, token, modified } = head;
  const said = { transmission: id, attempt, operation, version, hash, token, at: modified };
  const bytes = Buffer.from(JSON.stringify(said, null, 1), 'utf8');
  try {
    await services.files.putOnce(
      scopeOf(head),
      EVIDENCE,
      nameOf(head, head.send ?? 1),
      bytes,
      'application/json',
    );
    return 'kept';
  } catch (error) {
    if (nameOfThrown(error) === 'PreconditionFailed') return 'older';
    throw error;
  }
}

/**
 * Whether what this data calls unsent may have been sent: it was handed over before a gap, or the locked store knows a send
 * of its number that is unknown here (fault row 44).
 */
export async function mayHaveBeenSent(services: Services, head: TransmissionRow): Promise<boolean> {
  if (operations[head.operation].harmless) return false;
  if (await isOlderThanGap(services, head)) return true;
  const sends = (await laneOf(services, head))?.sends ?? 0;
  return services.files.exists(scopeOf(head), EVIDENCE, nameOf(head, sends + 1));
}

/**
 * Doubt about something that this data calls unsent, and how often its number was really sent.
 * @param word a person's, upon which it was found out.
 */
export async function doubtRestored(
  services: Services,
  head: TransmissionRow,
  more: RowChange['set'] = {},
  word: Pick<Step, 'person' | 'note' | 'exchange'> = {},
): Promise<TransmissionRow> {
  const now = services.now().getTime();
  let sends = head.state === 'SENDING' ? (head.send ?? 1) : ((await laneOf(services, head))?.sends ?? 0);
  while (
    sends < MOST_SENDS &&
    (await services.files.exists(scopeOf(head), EVIDENCE, nameOf(head, sends + 1)))
  )
    sends += 1;
  services.log.error('transmission.restored', { company: head.company, transmission: head.id });
  const doubt: Step = { ...word, transition: 'doubt', state: 'UNKNOWN', reason: 'restored' };
  const queued: Step = { transition: 'requeue', state: 'QUEUED', reason: 'requeued' };
  return record(services, head, {
    steps: head.state === 'NOT_SENT' ? [queued, doubt] : [doubt],
    set: { doubtSince: now, asked: 0, negatives: 0, safe: false, restored: true, ...more },
    due: now,
    event: 'UNKNOWN',
    also: sendsWrite(head, sends),
  });
}

/** What its number is doing; nothing of a validation, which takes no number. */
export const laneOf = (services: Services, head: TransmissionRow) =>
  operations[head.operation].harmless
    ? undefined
    : services.database.get<LaneRow>(TABLE, laneKey(head, head));

const sendsWrite = (
  head: TransmissionRow,
  sends: number,
  when?: Extract<Write, { kind: 'update' }>['when'],
): Write[] =>
  operations[head.operation].harmless
    ? []
    : [{ kind: 'update', table: TABLE, key: laneKey(head, head), set: { sends }, ...(when ? { when } : {}) }];

const scopeOf = ({ company, country }: TransmissionRow) => jobScope(company, country);

const nameOf = ({ kind, key }: TransmissionRow, send: number): string => `sends/${kind}~${key}/${send}.json`;
