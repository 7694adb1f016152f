import { keyDigest } from '../runtime/digest.ts';
import type { userProcedures } from '../../shared/users/procedures.ts';
import { absentAt } from '../runtime/condition.ts';
import { ConditionLost, type Item, type Key, type Write } from '../runtime/database.ts';
import type { Implementation } from '../runtime/executor.ts';
import { systemKey } from '../runtime/keys.ts';
import type { Services } from '../runtime/services.ts';
import type { SessionRow } from '../runtime/session.ts';
import { normalLogin } from './userRows.ts';

/** Sign-ins that a person can look back on; each reading is one row, whatever happened before. */
const MOST = 10;
const KEEP_SECONDS = 90 * 24 * 60 * 60;
const TRIES = 20;

interface SignIn {
  /** Epoch seconds. */
  at: number;
  address: string;
  /** Browser and system, as `shared/users/device.ts` names them. */
  device: string;
  fresh: boolean;
  family: string;
  /** Wrong passwords since the one before, and the last of them. */
  failed: number;
  failedAt?: number;
}

/** Row of the table `sessions`. `turn` counts the writes; each names the one it saw. */
interface Recent extends Item {
  turn: number;
  list: SignIn[];
}

/** By login, as it was typed: logins that do not exist are counted alike. */
interface Failed extends Item {
  turn: number;
  count: number;
  at: number;
}

const recentKey = (userId: string): Key => ({ pk: systemKey('sign-ins', userId), sk: 'RECENT' });
const failedKey = (login: string): Key => ({
  pk: systemKey('sign-ins-failed', keyDigest(normalLogin(login))),
  sk: 'F',
});

const secondsOf = ({ now }: Services): number => Math.floor(now().getTime() / 1000);
const unchanged = (seen: { turn: number } | undefined, at: number) =>
  seen ? { equals: { turn: seen.turn } } : absentAt(at);

/** What only informs must not keep anybody out: after so many lost races it is told to the log and left. */
async function noted(services: Services, writes: () => Promise<Write[]>): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    try {
      return await services.database.aside(...(await writes()));
    } catch (error) {
      if (!(error instanceof ConditionLost)) throw error;
    }
  }
  services.log.warn('session.unnoted');
}

/** Counts a wrong password of a login for its owner to see. */
export const noteFailure = (services: Services, login: string): Promise<void> =>
  noted(services, async () => {
    const [at, key] = [secondsOf(services), failedKey(login)];
    const seen = await services.database.get<Failed>('sessions', key);
    const counted = { turn: (seen?.turn ?? 0) + 1, count: (seen?.count ?? 0) + 1, at };
    const item = { ...counted, expires: at + KEEP_SECONDS, ...key };
    return [{ kind: 'put', table: 'sessions', item, when: unchanged(seen, at) }];
  });

/** Keeps a sign-in for its person to see, with the wrong passwords that came before it. */
export const noteSignIn = (
  services: Services,
  { userId, login, family, device }: SessionRow,
  facts: Pick<SignIn, 'address' | 'fresh'>,
): Promise<void> =>
  noted(services, async () => {
    const at = secondsOf(services);
    const [recent, failed] = await Promise.all([
      services.database.get<Recent>('sessions', recentKey(userId)),
      services.database.get<Failed>('sessions', failedKey(login)),
    ]);
    const wrong = { failed: failed?.count ?? 0, ...(failed && { failedAt: failed.at }) };
    const made: SignIn = { at, ...facts, device: device ?? '', family, ...wrong };
    const list = [made, ...(recent?.list ?? [])].slice(0, MOST);
    const item = { turn: (recent?.turn ?? 0) + 1, list, expires: at + KEEP_SECONDS, ...recentKey(userId) };
    const writes: Write[] = [{ kind: 'put', table: 'sessions', item, when: unchanged(recent, at) }];
    if (failed)
      writes.push({
        kind: 'delete',
        table: 'sessions',
        key: failedKey(login),
        when: { equals: { turn: failed.turn } },
      });
    return writes;
  });

const instant = (seconds: number | undefined): string =>
  seconds === undefined ? '' : new Date(seconds * 1000).toISOString();

export const signIns: Implementation<typeof userProcedures.signIns> = async ({ services, session }) => {
  const [recent, failed] = await Promise.all([
    services.database.get<Recent>('sessions', recentKey(session.userId)),
    services.database.get<Failed>('sessions', failedKey(session.login)),
  ]);
  return {
    INGRESOS: (recent?.list ?? []).map((each) => ({
      ID_SESION: each.family,
      FECHA: instant(each.at),
      DIRECCION: each.address,
      DISPOSITIVO: each.device,
      NUEVO: each.fresh ? '1' : '0',
      FALLIDOS: each.failed,
      ULTIMO_FALLIDO: instant(each.failedAt),
      ACTUAL: each.family === session.family ? '1' : '0',
    })),
    FALLIDOS: failed?.count ?? 0,
    ULTIMO_FALLIDO: instant(failed?.at),
  };
};
