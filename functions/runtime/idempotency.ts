import { createHmac } from 'node:crypto';
import { keyDigest } from './digest.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { absentAt, type Condition } from './condition.ts';
import { CarriedLost, ConditionLost, type Item, type Key, type Write } from './database.ts';
import { answerAgain, keptAnswer } from './keptAnswer.ts';
import { companyKey } from './keys.ts';
import type { TenantScope } from './scope.ts';
import type { Services } from './services.ts';

const KEEP_SECONDS = 24 * 60 * 60;
/** A call that holds its key longer than any function may run died; the key may be taken over. */
const LEASE_SECONDS = 120;
interface Held extends Item {
  fingerprint: string;
  /** `committed`: the change is made, its answer not kept yet. */
  state: 'running' | 'committed' | 'done';
  leaseUntil: number;
  /** Sealed (`keptAnswer.ts`); as text where 0.5.0 kept it, which ends a day after the upgrade. */
  answer?: Uint8Array | string;
  expires: number;
}

/**
 * Runs a writing call once per Idempotency-Key: a repeat gets the first answer, another body under the same key is
 * refused, a repeat while the first still runs is told so. A refusal releases the key, so that the corrected call
 * may use it again. The authority's side has its own guard (transmission states); this one is for double clicks.
 *
 * The key commits with the change: `run` gets a database whose first transaction says so in the key's row. A call that
 * finds its change made and the answer lost is told that (`idempotency.committed`), and one whose key was taken over
 * writes nothing any more.
 * @param keepsAnswer false for an answer that holds a secret: a repeat is told that the change is made, and no more.
 */
export async function once<T>(
  services: Services,
  scope: TenantScope,
  key: string,
  procedure: string,
  input: unknown,
  run: (services: Services) => Promise<T>,
  keepsAnswer = true,
): Promise<T> {
  // Keyed: an input may hold a password, and a bare hash of it at rest could be guessed.
  const fingerprint = createHmac('sha256', await services.secret('data-key'))
    .update(JSON.stringify([procedure, input]))
    .digest('base64url');
  const at = Math.floor(services.now().getTime() / 1000);
  const sk = keyDigest(key);
  const place: Key = { pk: companyKey(scope, scope.userId), sk };
  const leaseUntil = at + LEASE_SECONDS;
  const row = { fingerprint, state: 'running', leaseUntil, expires: at + KEEP_SECONDS };
  const kept = await claim(services, place, row, at);
  const keeping = { services, scope, procedure, sk };
  if (kept) {
    const again = await answerAgain(keeping, kept.answer);
    if (again === undefined) throw refusal('idempotency.committed');
    return again as T;
  }
  const ours: Condition = { equals: { leaseUntil } };
  const committed: Write & { kind: 'update' } = {
    kind: 'update',
    table: 'idempotency',
    key: place,
    set: { state: 'committed' },
    when: ours,
  };
  const database = services.database.carrying(committed);
  let result: T;
  try {
    result = await run({ ...services, database });
  } catch (error) {
    await release(services, place, leaseUntil);
    throw error instanceof CarriedLost ? refusal('idempotency.in-progress') : error;
  }
  const answer = keepsAnswer ? keptAnswer(keeping, result) : undefined;
  const set = { state: 'done', ...(answer ? { answer } : {}) };
  if (!answer && !database.hasCarried) await release(services, place, leaseUntil);
  else await unlessTaken(services, { ...committed, set });
  return result;
}

/** Takes the key for a call, or tells the answer that an earlier one left under it. */
async function claim(
  services: Services,
  place: Key,
  row: Pick<Held, 'fingerprint' | 'leaseUntil' | 'expires'> & { state: string },
  at: number,
): Promise<{ answer: Uint8Array | string } | undefined> {
  const take = (when: Condition): Promise<void> =>
    services.database.write({ kind: 'put', table: 'idempotency', item: { ...place, ...row }, when });
  try {
    await take(absentAt(at));
    return undefined;
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
  }
  const held = await services.database.get<Held>('idempotency', place);
  if (held && held.fingerprint !== row.fingerprint) throw refusal('idempotency.other-body');
  if (held?.answer !== undefined) return { answer: held.answer };
  if (held?.state === 'done') throw refusal('idempotency.committed');
  if (held && held.leaseUntil > at) throw refusal('idempotency.in-progress');
  if (held?.state === 'committed') throw refusal('idempotency.committed');
  try {
    // The state too: the call that seems dead may commit in this moment.
    await take(held ? { equals: { leaseUntil: held.leaseUntil, state: 'running' } } : absentAt(at));
  } catch (error) {
    throw error instanceof ConditionLost ? refusal('idempotency.in-progress') : error;
  }
  return undefined;
}

/** Gives a key back whose call changed nothing; one that did, or whose key is another call's by now, keeps it. */
const release = (services: Services, key: Key, leaseUntil: number): Promise<void> =>
  unlessTaken(services, {
    kind: 'delete',
    table: 'idempotency',
    key,
    when: { equals: { state: 'running', leaseUntil } },
  });

async function unlessTaken({ database }: Services, write: Write): Promise<void> {
  try {
    await database.write(write);
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
  }
}
