import { impossible } from '../../shared/foundation/contracts/refusal.ts';
import type { Condition } from '../runtime/condition.ts';
import { ConditionLost, type Item, type Key } from '../runtime/database.ts';
import type { Services } from '../runtime/services.ts';
import type { Write } from '../runtime/write.ts';
import { TABLE } from './rows.ts';

/** So long without a step is more than all tries of the queue take: nobody works at it. */
const STALLED_MS = 60 * 60_000;

/** A job that a person asked for, as far as it tells whether it is over. */
interface Job extends Item {
  ESTADO: string;
  /** When it came further last, epoch milliseconds. */
  cuando: number;
}

/** Names the last job of its kind that was asked for. */
interface LastRow extends Item {
  ID: string;
}

/** Jobs of one kind of which one at a time is made: of a company, or of a person. */
export interface OneAtATime {
  /** Row that names the last one. */
  last: Key;
  keyOf: (id: string) => Key;
  /** Why a second one is refused, and how to go on. */
  busy: string;
}

/** Whether somebody is still at a job at a moment: one whose worker died keeps nobody from asking again. */
export const isBeingMade = ({ ESTADO, cuando }: Pick<Job, 'ESTADO' | 'cuando'>, now: Date): boolean =>
  ESTADO === 'EN_CURSO' && now.getTime() - cuando < STALLED_MS;

const busyRefusal = ({ busy }: OneAtATime) => impossible(busy);

/**
 * The write that names a new job the last one, on condition that no other did meanwhile; two rows are read for it.
 * @throws Refusal while the last one is being made.
 */
export async function turnOf(
  { database, now }: Pick<Services, 'database' | 'now'>,
  jobs: OneAtATime,
  set: { ID: string; expires?: number },
): Promise<Write> {
  const named = await database.get<LastRow>(TABLE, jobs.last);
  const before = named && (await database.get<Job>(TABLE, jobs.keyOf(named.ID)));
  if (before && isBeingMade(before, now())) throw busyRefusal(jobs);
  const when: Condition = named ? { equals: { ID: named.ID } } : { absent: true };
  return { kind: 'update', table: TABLE, key: jobs.last, set, when };
}

/** Writes a job with its turn. @throws Refusal for the later of two that were asked for at once. */
export async function inTurn(jobs: OneAtATime, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    throw busyRefusal(jobs);
  }
}
