import { keyDigest } from '../runtime/digest.ts';
import { systemKey } from '../runtime/keys.ts';
import type { Counter } from './attempts.ts';
import { networkOf } from './networkOf.ts';
import { attemptsOf } from './userRows.ts';

/** Wrong passwords of one person in one place before each further one waits. */
const OF_ONE = 4;
/** An office shares its address; so many of all its people together in a day. */
const OF_A_NETWORK = 50;
/** Guesses at one login from everywhere: far below what could find a password (NIST 800-63B 3.2.2). */
const OF_A_LOGIN = 100;

/**
 * By what a sign-in is counted. A device that signed in with this login before is counted by itself alone, so that
 * strangers cannot slow it down; everybody else by login and network, by network, and by login. Logins that do not exist
 * are counted alike, so that the delay does not tell which do.
 */
export function signInCounters(login: string, address: string, device: string | undefined): Counter[] {
  const pk = attemptsOf(login);
  if (device !== undefined) return [{ key: { pk, sk: `DEVICE#${device}` }, free: OF_ONE, clears: true }];
  const network = networkOf(address);
  return [
    { key: { pk, sk: `NETWORK#${network}` }, free: OF_ONE, clears: true },
    networkCounter(address),
    { key: { pk, sk: 'ALL' }, free: OF_A_LOGIN, clears: true },
  ];
}

/** What one network tries, whatever it names. */
export const networkCounter = (address: string): Counter => ({
  key: { pk: systemKey('attempts-from', keyDigest(networkOf(address))), sk: 'A' },
  free: OF_A_NETWORK,
  clears: false,
});

/** Second factors guessed at one person by who has the password: a code of six digits bears few. */
const OF_A_FACTOR = 20;

/**
 * By what a second factor is counted: by person and network, and by person, so that who has the password and comes from
 * everywhere gets no further. A device that signed in with this login before is counted by itself alone, as at the password.
 */
export function factorCounters(userId: string, address: string, device: string | undefined): Counter[] {
  const pk = systemKey('factor-attempts', userId);
  if (device !== undefined) return [{ key: { pk, sk: `DEVICE#${device}` }, free: OF_ONE, clears: true }];
  return [
    { key: { pk, sk: `NETWORK#${networkOf(address)}` }, free: OF_ONE, clears: true },
    { key: { pk, sk: 'ALL' }, free: OF_A_FACTOR, clears: true },
  ];
}

/** By what the password given anew is counted: the sign-in alone, which nobody else has. */
export const stepUpCounters = (userId: string, family: string): Counter[] => [
  { key: { pk: systemKey('attempts-within', userId), sk: `SESSION#${family}` }, free: OF_ONE, clears: true },
];
