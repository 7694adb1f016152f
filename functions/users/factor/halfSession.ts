import { randomBytes } from 'node:crypto';
import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { ConditionLost, type Item } from '../../runtime/database.ts';
import { HALF_COOKIE } from '../../runtime/http/request.ts';
import { systemKey } from '../../runtime/keys.ts';
import type { Services } from '../../runtime/services.ts';
import { hashToken, sessionsOfUser, type SessionRow } from '../../runtime/session.ts';

const LIVES_SECONDS = 10 * 60;

/**
 * A sign-in whose password was right, and no more: a row of another kind under a cookie of another name, so that nothing
 * that reads sessions can take it for one. It has the family that its session will have, and ends with it.
 */
export type HalfRow = Item & Pick<SessionRow, 'company' | 'userId' | 'login' | 'family'>;

const keyOf = (token: string) => ({ pk: systemKey('half-session', hashToken(token)), sk: 'S' });

const cookieOf = (token: string, seconds: number): string =>
  `${HALF_COOKIE}=${token}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${seconds}`;

export const endedHalfCookie = (): string => cookieOf('', 0);

/** Begins a sign-in that a second factor must end. Returns the cookie of its token, which rests as its hash alone. */
export async function openHalf(
  services: Services,
  { company, userId, login }: Pick<HalfRow, 'company' | 'userId' | 'login'>,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { pk, sk } = keyOf(token);
  const family = services.id('ses');
  const created = Math.floor(services.now().getTime() / 1000);
  const expires = created + LIVES_SECONDS;
  await services.database.write(
    {
      kind: 'put',
      table: 'sessions',
      item: { pk, sk, company, userId, login, family, expires },
      when: { absent: true },
    },
    // Whatever ends the sessions of the user ends this too.
    {
      kind: 'put',
      table: 'sessions',
      item: { pk: sessionsOfUser(userId), sk: `HALF-${family}`, family, created, expires },
    },
  );
  return cookieOf(token, LIVES_SECONDS);
}

/** @throws Refusal `session.second-step` when there is none, or it took too long. */
export async function readHalf(services: Services, token: string | undefined): Promise<HalfRow> {
  const row = token && (await services.database.get<HalfRow>('sessions', keyOf(token)));
  if (!row) throw refusal('session.second-step');
  return row;
}

/** Uses it up: one of two that come at once goes on. */
export async function takeHalf(services: Services, token: string | undefined): Promise<void> {
  try {
    const key = keyOf(token ?? '');
    await services.database.write({ kind: 'delete', table: 'sessions', key, when: { exists: true } });
  } catch (error) {
    throw error instanceof ConditionLost ? refusal('session.second-step') : error;
  }
}
