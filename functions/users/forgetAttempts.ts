import type { Item, Write } from '../runtime/database.ts';
import type { Services } from '../runtime/services.ts';
import { attemptsOf } from './userRows.ts';

/** The newest are those that the person may still wait for. */
const MOST_FORGOTTEN = 50;

/**
 * Writes that go with a new password given to who forgot the old one: they have usually tried it, and must not wait for
 * those tries.
 */
export async function forgetAttempts({ database }: Services, login: string): Promise<Write[]> {
  const pk = attemptsOf(login);
  const rows = await database.query<Item & { until: number }>('sessions', {
    pk,
    few: 'attempts upon one login',
  });
  const longest = rows.sort((a, b) => b.until - a.until).slice(0, MOST_FORGOTTEN);
  return longest.map(({ sk }): Write => ({ kind: 'delete', table: 'sessions', key: { pk, sk } }));
}
