import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { absentAt } from '../runtime/condition.ts';
import { ConditionLost, type Item, type Key } from '../runtime/database.ts';
import type { Services } from '../runtime/services.ts';

/** Minutes to wait after the first wrong password that is not free, the second, and so on; the last stands for all that follow. */
const DELAYS = [1, 2, 4, 8, 15];
/** Guesses that may be under way at once: more would be a burst that outruns the counting. */
const IN_FLIGHT = 20;
const FORGET_SECONDS = 24 * 60 * 60;
const TRIES = 50;

/** Something that wrong passwords are counted by. */
export interface Counter {
  key: Key;
  /** Wrong ones that cost no wait. */
  free: number;
  /** A right password begins it anew; not where many share it, or an attacker's own account would clear the way. */
  clears: boolean;
}

interface Attempts {
  wrong: number;
  flying: number;
  /** Epoch seconds before which no password is looked at. */
  until: number;
  /** Counts the writes; each names the one it saw. */
  turn: number;
}

const NONE: Attempts = { wrong: 0, flying: 0, until: 0, turn: 0 };

/** Seconds to wait after so many wrong passwords in a row of which some are free. */
const delayAfter = (wrong: number, free: number): number =>
  wrong <= free ? 0 : DELAYS[Math.min(wrong - free, DELAYS.length) - 1]! * 60;

const landed = (seen: Attempts): Attempts => ({ ...seen, flying: Math.max(0, seen.flying - 1) });

/**
 * Looks at a password under the delays of every counter: whoever guesses is slowed down, nobody is locked (reliability,
 * guessing).
 * @returns what `check` found; undefined when the password was wrong.
 * @throws Refusal `session.delayed` while one of the counters makes wait.
 */
export async function guarded<T>(
  services: Services,
  counters: readonly Counter[],
  check: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const begun: Counter[] = [];
  const each = async (
    next: (counter: Counter) => (seen: Attempts, at: number) => Attempts,
  ): Promise<void> => {
    const landing = begun.map((counter) => change(services, counter.key, next(counter)));
    // One that fails waits for the others: none is left counted as under way.
    await Promise.allSettled(landing);
    await Promise.all(landing);
  };
  let right: T | undefined;
  try {
    // One after another: who is refused by one of them weighs on none behind it.
    for (const counter of counters) {
      await change(services, counter.key, takeOff);
      begun.push(counter);
    }
    right = await check();
  } catch (error) {
    await each(() => landed);
    throw error;
  }
  await each(({ free, clears }) => (seen, at) => {
    if (right !== undefined) return clears ? { ...landed(seen), wrong: 0, until: 0 } : landed(seen);
    const wrong = seen.wrong + 1;
    return { ...landed(seen), wrong, until: at + delayAfter(wrong, free) };
  });
  return right;
}

function takeOff(seen: Attempts, at: number): Attempts {
  if (at < seen.until) throw refusal('session.delayed', { minutes: Math.ceil((seen.until - at) / 60) });
  if (seen.flying >= IN_FLIGHT) throw refusal('session.delayed', { minutes: 1 });
  return { ...seen, flying: seen.flying + 1 };
}

async function change(
  services: Services,
  key: Key,
  next: (seen: Attempts, at: number) => Attempts,
): Promise<void> {
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
