import type { Services } from '../runtime/services.ts';
import { loginKey, type UserRecord } from './userRows.ts';

/** Who has a login, of whichever company; what is typed is compared without regard to capitals. */
export async function userOfLogin(
  { database }: Pick<Services, 'database'>,
  login: string,
): Promise<UserRecord | undefined> {
  const [found] = await database.query<UserRecord>('users', {
    pk: loginKey(login),
    index: { name: 'byLogin', partitionKey: 'loginPk', sortKey: 'sk' },
    limit: 1,
  });
  return found;
}
