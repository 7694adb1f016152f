import { createHash, createHmac } from 'node:crypto';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { absentAt } from './condition.ts';
import { ConditionLost, type Item } from './database.ts';
import { companyKey } from './keys.ts';
import type { TenantScope } from './scope.ts';
import type { Services } from './services.ts';

const KEEP_SECONDS = 24 * 60 * 60;
/** A call that holds its key longer than any function may run died; the key may be taken over. */
const LEASE_SECONDS = 120;
/** Answers above this size are not kept; the caller is told to read the state instead. */
const LARGEST_ANSWER = 300_000;

interface Held extends Item {
  fingerprint: string;
  state: 'running' | 'done';
  leaseUntil: number;
  answer?: string;
  expires: number;
}

/**
 * Runs a writing call once per Idempotency-Key: a repeat gets the first answer, another body under the same key is
 * refused, a repeat while the first still runs is told so. A refusal releases the key, so that the corrected call
 * may use it again. The authority's side has its own guard (transmission states); this one is for double clicks.
 */
export async function once<T>(
  services: Services,
  scope: TenantScope,
  key: string,
  procedure: string,
  input: unknown,
  run: () => Promise<T>,
): Promise<T> {
  // Keyed: an input may hold a password, and a bare hash of it at rest could be guessed.
  const fingerprint = createHmac('sha256', await services.secret('data-key'))
    .update(JSON.stringify([procedure, input]))
    .digest('base64url');
  const at = Math.floor(services.now().getTime() / 1000);
  const sk = createHash('sha256').update(key).digest('base64url');
  const place = { pk: companyKey(scope, scope.userId), sk };
  const row = { fingerprint, state: 'running', leaseUntil: at + LEASE_SECONDS, expires: at + KEEP_SECONDS };
  try {
    await services.database.write({
      kind: 'put',
      table: 'idempotency',
      item: { ...place, ...row },
      when: absentAt(at),
    });
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    const held = await services.database.get<Held>('idempotency', place);
    if (held && held.fingerprint !== fingerprint) throw refusal('idempotency.other-body');
    if (held?.answer !== undefined) return JSON.parse(held.answer) as T;
    if (held && held.leaseUntil > at) throw refusal('idempotency.in-progress');
    await services.database
      .write({
        kind: 'put',
        table: 'idempotency',
        item: { ...place, ...row },
        when: held ? { equals: { leaseUntil: held.leaseUntil } } : absentAt(at),
      })
      .catch((lost: unknown) => {
        throw lost instanceof ConditionLost ? refusal('idempotency.in-progress') : lost;
      });
  }
  let result: T;
  try {
    result = await run();
  } catch (error) {
    await services.database.write({ kind: 'delete', table: 'idempotency', key: place });
    throw error;
  }
  const answer = JSON.stringify(result);
  if (answer.length <= LARGEST_ANSWER) {
    await services.database.write({
      kind: 'update',
      table: 'idempotency',
      key: place,
      set: { state: 'done', answer },
    });
  } else await services.database.write({ kind: 'delete', table: 'idempotency', key: place });
  return result;
}
