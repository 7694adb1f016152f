import { createHash, randomBytes } from 'node:crypto';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import type { CountryCode } from '../../shared/countries/country.ts';
import type { Item } from './database.ts';
import { systemKey } from './keys.ts';
import type { Services } from './services.ts';

/** Idle and absolute life (NIST 800-63B AAL2), rotation and its grace for calls under way. */
export const IDLE_SECONDS = 60 * 60;
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
  /** All tokens that descend from one sign-in. */
  family: string;
  created: number;
  issued: number;
  lastSeen: number;
  /** Last time the password was given: step-up asks for less than five minutes. */
  authTime: number;
  absolute: number;
  /** Epoch seconds; the table's TTL. */
  expires: number;
  /** Set on a token that was replaced: seconds when its grace ends. */
  replacedUntil?: number;
}

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const sessionKey = (hash: string) => ({ pk: systemKey('session', hash), sk: 'S' });
const familyKey = (family: string) => systemKey('session-family', family);
export const sessionsOfUser = (userId: string) => systemKey('sessions-of', userId);

const seconds = (services: Services): number => Math.floor(services.now().getTime() / 1000);

export interface Opened {
  token: string;
  row: SessionRow;
}

type Owner = Pick<SessionRow, 'company' | 'country' | 'userId' | 'login'>;

/** New session after a password was right. The token leaves only in the cookie; its hash alone is stored. */
export async function openSession(services: Services, owner: Owner): Promise<Opened> {
  const at = seconds(services);
  return store(services, {
    ...owner,
    family: services.id('ses'),
    created: at,
    authTime: at,
    absolute: at + ABSOLUTE_SECONDS,
  });
}

async function store(
  services: Services,
  facts: Owner & Pick<SessionRow, 'family' | 'created' | 'authTime' | 'absolute'>,
): Promise<Opened> {
  const at = seconds(services);
  const token = randomBytes(32).toString('base64url');
  const hash = hashToken(token);
  const expires = Math.min(facts.absolute, at + IDLE_SECONDS);
  const row: SessionRow = { ...sessionKey(hash), ...facts, issued: at, lastSeen: at, expires };
  await services.database.write(
    { kind: 'put', table: 'sessions', item: { ...row, ...sessionKey(hash) }, when: { absent: true } },
    {
      kind: 'put',
      table: 'sessions',
      item: {
        pk: sessionsOfUser(facts.userId),
        sk: hash,
        family: facts.family,
        created: facts.created,
        expires: facts.absolute,
      },
    },
    {
      kind: 'put',
      table: 'sessions',
      item: { pk: familyKey(facts.family), sk: hash, expires: facts.absolute },
    },
  );
  return { token, row };
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
  if (at - row.issued >= ROTATE_SECONDS) {
    const next = await store(services, row);
    await services.database.write({
      kind: 'update',
      table: 'sessions',
      key: sessionKey(hash),
      set: { replacedUntil: at + GRACE_SECONDS },
    });
    return { row: next.row, hash: hashToken(next.token), rotated: next.token };
  }
  if (at - row.lastSeen >= TOUCH_SECONDS) {
    const expires = Math.min(row.absolute, at + IDLE_SECONDS);
    await services.database.write({
      kind: 'update',
      table: 'sessions',
      key: sessionKey(hash),
      set: { lastSeen: at, expires },
    });
  }
  return { row, hash };
}

/** New token of the same session after the password was given again; the old one keeps its grace for calls under way. */
export async function renewSession(services: Services, row: SessionRow, hash: string): Promise<Opened> {
  const at = seconds(services);
  const next = await store(services, { ...row, authTime: at });
  await services.database.write({
    kind: 'update',
    table: 'sessions',
    key: sessionKey(hash),
    set: { replacedUntil: at + GRACE_SECONDS },
  });
  return next;
}

/** Ends a session and every token that descends from the same sign-in. */
export async function revokeFamily(services: Services, family: string): Promise<void> {
  const tokens = await services.database.query('sessions', { pk: familyKey(family) });
  for (const each of tokens) {
    await services.database.write({ kind: 'delete', table: 'sessions', key: sessionKey(each.sk) });
  }
}

/** Ends every session of a user: on disable, change of profile, or by the user's own wish. */
export async function revokeUser(services: Services, userId: string): Promise<void> {
  const families = await services.database.query<Item & { family: string }>('sessions', {
    pk: sessionsOfUser(userId),
  });
  for (const family of new Set(families.map((each) => each.family))) await revokeFamily(services, family);
}
