import { impossible } from '../../../shared/foundation/contracts/refusal.ts';
import type { Write } from '../../runtime/database.ts';
import type { Call } from '../../runtime/executor.ts';
import { companyKey } from '../../runtime/keys.ts';

/** What seals of a kind of declaration take of one another: of what, and the words for who loses. */
interface Kept {
  table: string;
  /** Kind of thing, and which: «cancelled» and the id of a declaration. */
  of: readonly [kind: string, id: string];
  reason: string;
}

/**
 * Row that every seal moves which was judged by the same thing: of two that were judged at once one loses. To be read
 * before what it keeps.
 * @returns the write that a seal takes with it.
 */
export async function sealLock(
  { services, scope }: Pick<Call<unknown>, 'services' | 'scope'>,
  { table, of, reason }: Kept,
): Promise<Write> {
  const key = { pk: companyKey(scope, ...of), sk: 'LOCK' };
  const lock = (await services.database.get<{ lock: number }>(table, key))?.lock ?? 0;
  return {
    kind: 'put',
    table,
    item: { ...key, lock: lock + 1 },
    when: lock === 0 ? { absent: true } : { equals: { lock } },
    lost: () => impossible(reason),
  };
}
