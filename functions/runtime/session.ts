import { randomBytes } from 'node:crypto';
import { keyDigest } from './digest.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import type { CountryCode } from '../../shared/countries/country.ts';
import type { Condition } from './condition.ts';
import { ConditionLost, type Item, type Key, type Write } from './database.ts';
import { systemKey } from './keys.ts';
import type { Services } from './services.ts';

/** Idle and absolute life (NIST 800-63B AAL2), rotation and its grace for calls under way. */
const IDLE_SECONDS = 60 * 60;
export const ABSOLUTE_SECONDS = 12 * 60 * 60;
const ROTATE_SECONDS = 60 * 60;
const GRACE_SECONDS = 30;
/** Activity is recorded at most this often, so that reading costs no write. */
const TOUCH_SECONDS = 60;

export interface SessionRow extends Item {
  company: string;
  country: CountryCode;
  userId: string;
  login: string;
  /** Browser and system of the sign-in, as `shared/users/device.ts` names them. */
  device?: string;
  /** All tokens that descend from one sign-in. */
  family: string;
  created: number;
  issued: number;
  lastSeen: number;
  /** Last time the person gave what proves them: step-up asks for less than five minutes. */
  authTime: number;
  absolute: number;
  /** A second factor was given in this sign-in. */
  factor?: boolean;
  /** Epoch seconds; the table's TTL. */
  expires: number;
  /** Set on a token that was replaced: seconds when its grace ends. */
  replacedUntil?: number;
}

export const hashToken = (token: string): string => keyDigest(token);

export const sessionKey = (hash: string) => ({ pk: systemKey('session', hash), sk: 'S' });
const familyKey = (family: string) => systemKey('session-family', family);
const ENDED = 'ENDED';
/** Row that says a sign-in was ended; it outlives whatever token could still be made of it. */
const endOfFamily = (family: string) => ({ pk: familyKey(family), sk: ENDED });
export const sessionsOfUser = (userId: string) => systemKey('sessions-of', userId);

/** What ends sessions: an order on the machine ends some, too. */
type Store = Pick<Services, 'database' | 'now'>;

const seconds = (services: Pick<Services, 'now'>): number => Math.floor(services.now().getTime() / 1000);

interface Opened {
  token: string;
  row: SessionRow;
}

type Owner = Pick<SessionRow, 'company' | 'country' | 'userId' | 'login' | 'device'>;
type Facts = Owner & Pick<SessionRow, 'family' | 'created' | 'authTime' | 'absolute' | 'factor'>;

/**
 * New session after a sign-in. The token leaves only in the cookie; its hash alone is stored.
 * @param owner `factor` says whether a second factor was given; `family` names a sign-in that began before (`halfSession.ts`).
 * @throws Refusal `session.missing` when that sign-in was ended meanwhile.
 */
export async function openSession(
  services: Services,
  owner: Owner & { factor: boolean; family?: string },
): Promise<Opened> {
  const at = seconds(services);
  const { opened, writes } = newToken(services, {
    ...owner,
    family: owner.family ?? services.id('ses'),
    created: at,
    authTime: at,
    absolute: at + ABSOLUTE_SECONDS,
  });
  await writeUnended(services, opened.row.family, writes);
  return opened;
}

/** A token with the rows that make it a session, find it by its user and by its family. */
function newToken(
  services: Services,
  { company, country, userId, login, device, family, created, authTime, absolute, factor }: Facts,
): { opened: Opened; writes: Write[] } {
  const at = seconds(services);
  const token = randomBytes(32).toString('base64url');
  const hash = hashToken(token);
  const place = sessionKey(hash);
  const row: SessionRow = {
    ...place,
    company,
    country,
    userId,
    login,
    ...(device ? { device } : {}),
    family,
    created,
    authTime,
    absolute,
    ...(factor ? { factor } : {}),
    issued: at,
    lastSeen: at,
    expires: Math.min(absolute, at + IDLE_SECONDS),
  };
  const put = (item: Key & Record<string, unknown>): Write => ({ kind: 'put', table: 'sessions', item });
  return {
    opened: { token, row },
    writes: [
      { kind: 'put', table: 'sessions', item: { ...row, ...place }, when: { absent: true } },
      put({ pk: sessionsOfUser(userId), sk: hash, family, created, expires: absolute }),
      put({ pk: familyKey(family), sk: hash, expires: absolute }),
    ],
  };
}

/** Writes unless the sign-in was ended meanwhile: a token that nobody will revoke must not be born. */
async function writeUnended(services: Services, family: string, writes: readonly Write[]): Promise<void> {
  const lives: Write = {
    kind: 'check',
    table: 'sessions',
    key: endOfFamily(family),
    when: { absent: true },
    lost: () => refusal('session.missing'),
  };
  try {
    await services.database.write(lives, ...writes);
  } catch (error) {
    throw error instanceof ConditionLost ? await error.reason() : error;
  }
}

/**
 * Another token for a session, in one write with the end of the old one, whose grace begins.
 * @throws Refusal `session.missing` when it was; ConditionLost when `when` does not hold of the old token.
 */
async function replaceToken(
  services: Services,
  row: SessionRow,
  hash: string,
  when: Condition,
): Promise<Opened> {
  const { opened, writes } = newToken(services, row);
  const replacedUntil = seconds(services) + GRACE_SECONDS;
  await writeUnended(services, row.family, [
    { kind: 'update', table: 'sessions', key: sessionKey(hash), set: { replacedUntil }, when },
    ...writes,
  ]);
  return opened;
}

/**
 * Session of a token, or the refusal `session.missing`. Background polls do not extend the idle time. Returns a new
 * token when the old one is due; a replaced token that comes back after its grace revokes the whole family.
 */
export async function readSession(
  services: Services,
  token: string | undefined,
  background: boolean,
): Promise<{ row: SessionRow; hash: string; rotated?: string }> {
  if (!token) throw refusal('session.missing');
  const hash = hashToken(token);
  const row = await services.database.get<SessionRow>('sessions', sessionKey(hash));
  if (!row) throw refusal('session.missing');
  const at = seconds(services);
  if (row.replacedUntil !== undefined && at > row.replacedUntil) {
    services.log.warn('session.theft', { family: row.family, userId: row.userId });
    await revokeFamily(services, row.family);
    throw refusal('session.missing');
  }
  if (background || row.replacedUntil !== undefined) return { row, hash };
  if (at - row.issued >= ROTATE_SECONDS) return rotate(services, row, hash);
  if (at - row.lastSeen >= TOUCH_SECONDS) await touch(services, row, hash, at);
  return { row, hash };
}

/** Of calls that come together one gets the new token; the others go on with the old one in its grace. */
async function rotate(
  services: Services,
  row: SessionRow,
  hash: string,
): Promise<{ row: SessionRow; hash: string; rotated?: string }> {
  try {
    const once: Condition = { exists: true, missingOrBelow: { replacedUntil: 0 } };
    const next = await replaceToken(services, row, hash, once);
    return { row: next.row, hash: hashToken(next.token), rotated: next.token };
  } catch (error) {
    if (error instanceof ConditionLost) return { row, hash };
    throw error;
  }
}

async function touch(services: Services, row: SessionRow, hash: string, at: number): Promise<void> {
  try {
    await services.database.write({
      kind: 'update',
      table: 'sessions',
      key: sessionKey(hash),
      set: { lastSeen: at, expires: Math.min(row.absolute, at + IDLE_SECONDS) },
      // A session that was ended since it was read must not come back as a row of two attributes.
      when: { exists: true },
    });
  } catch (error) {
    throw error instanceof ConditionLost ? refusal('session.missing') : error;
  }
}

/**
 * New token of the same session after something changed of how the person is known; the old one keeps its grace for
 * calls under way.
 * @param proved what this call proved: unless it says otherwise the person proved themselves now.
 */
export async function renewSession(
  services: Services,
  row: SessionRow,
  hash: string,
  proved: Partial<Pick<SessionRow, 'authTime' | 'factor'>> = {},
): Promise<Opened> {
  return replaceToken(services, { ...row, authTime: seconds(services), ...proved }, hash, { exists: true });
}

/** Ends a session and every token that descends from the same sign-in, those too that a call is making just now. */
export async function revokeFamily(services: Store, family: string): Promise<void> {
  await services.database.write({
    kind: 'put',
    table: 'sessions',
    item: { ...endOfFamily(family), expires: seconds(services) + ABSOLUTE_SECONDS },
  });
  const rows = await services.database.query('sessions', {
    pk: familyKey(family),
    few: 'sessions of one person',
  });
  for (const { sk } of rows) {
    if (sk !== ENDED)
      await services.database.write({ kind: 'delete', table: 'sessions', key: sessionKey(sk) });
  }
}

/** Ends the session of a token, whichever it is of its sign-in; nothing when it has none any more. */
export async function endSession(services: Services, token: string): Promise<void> {
  const row = await services.database.get<SessionRow>('sessions', sessionKey(hashToken(token)));
  if (row) await revokeFamily(services, row.family);
}

/**
 * Ends every sign-in of a user, those too that still await their second factor: on disable, change of profile, or by
 * the user's own wish; all but the one of `except` where it is named.
 */
export async function revokeUser(services: Store, userId: string, except?: string): Promise<void> {
  const families = await services.database.query<Item & { family: string }>('sessions', {
    pk: sessionsOfUser(userId),
    few: 'sessions of one person',
  });
  const others = new Set(families.map((each) => each.family).filter((each) => each !== except));
  for (const family of others) await revokeFamily(services, family);
}
