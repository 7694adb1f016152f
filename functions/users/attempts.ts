import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { absentAt } from '../runtime/condition.ts';
import { ConditionLost, type Item } from '../runtime/database.ts';
import type { Services } from '../runtime/services.ts';
import { attemptsKey } from './userRows.ts';

/** Minutes to wait after the 5th wrong password, the 6th, and so on; the last stands for all that follow. */
const DELAYS = [1, 2, 4, 8, 15];
const FREE = 4;
/** Guesses that may be under way at once: more would be a burst that outruns the counting. */
const IN_FLIGHT = 20;
const FORGET_SECONDS = 24 * 60 * 60;
const TRIES = 50;

interface Attempts {
  wrong: number;
  flying: number;
  /** Epoch seconds before which no password is looked at. */
  until: number;
  /** Counts the writes; each names the one it saw. */
  turn: number;
}

const NONE: Attempts = { wrong: 0, flying: 0, until: 0, turn: 0 };

/** Seconds to wait after so many wrong passwords in a row. */
export const delayAfter = (wrong: number): number =>
  wrong <= FREE ? 0 : DELAYS[Math.min(wrong - FREE, DELAYS.length) - 1]! * 60;

/**
 * Looks at a password under the account's delays: an account is slowed down, never locked (reliability, guessing).
 * Unknown logins are counted alike, so that the delay does not tell which exist.
 */
export async function guarded<T>(
  services: Services,
  login: string,
  check: () => Promise<T | undefined>,
): Promise<T | undefined> {
  await change(services, login, (seen, at) => {
    if (at < seen.until) throw refusal('session.delayed', { minutes: Math.ceil((seen.until - at) / 60) });
    if (seen.flying >= IN_FLIGHT) throw refusal('session.delayed', { minutes: 1 });
    return { ...seen, flying: seen.flying + 1 };
  });
  let right: T | undefined;
  try {
    right = await check();
  } catch (error) {
    await change(services, login, (seen) => ({ ...seen, flying: Math.max(0, seen.flying - 1) }));
    throw error;
  }
  if (right !== undefined) {
    await services.database.aside({ kind: 'delete', table: 'sessions', key: attemptsKey(login) });
    return right;
  }
  await change(services, login, (seen, at) => {
    const wrong = seen.wrong + 1;
    return { ...seen, wrong, flying: Math.max(0, seen.flying - 1), until: at + delayAfter(wrong) };
  });
  return undefined;
}

async function change(
  services: Services,
  login: string,
  next: (seen: Attempts, at: number) => Attempts,
): Promise<void> {
  const key = attemptsKey(login);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const at = Math.floor(services.now().getTime() / 1000);
    const seen = await services.database.get<Attempts & Item>('sessions', key);
    const { wrong, flying, until } = next(seen ?? NONE, at);
    const turn = (seen?.turn ?? 0) + 1;
    try {
      await services.database.aside({
        kind: 'update',
        table: 'sessions',
        key,
        set: { wrong, flying, until, turn, expires: at + FORGET_SECONDS },
        when: seen ? { equals: { turn: seen.turn } } : absentAt(at),
      });
      return;
    } catch (error) {
      if (!(error instanceof ConditionLost)) throw error;
    }
  }
  throw refusal('busy');
}
