import type { CountryCode } from '../countries/country.ts';
import { addDays, isDateTime, localDay } from '../foundation/dates/date.ts';
import { authorities } from './authorities.ts';
import type { ResultFacts } from './facts.ts';
import { needsNumber, operations, type Operation } from './operations.ts';

/** Days that an acceptance may lie back when it is found: a lost answer, or a restored backup. */
const DAYS_BACK = 366;

/** Characters of the longest number that anybody gives, as it is written: a certifier's. */
export const LONGEST_NUMBER = 60;

/** Number of a certifier: at least one digit, no word like PENDIENTE. */
const CERTIFIED = new RegExp(`^(?=.*\\d)[A-Z0-9-]{6,${LONGEST_NUMBER}}$`, 'i');

/**
 * Why what the authority calls accepted cannot be taken for that; undefined when it can. Its number and date are held to
 * the rules of a person's form: a word like PENDIENTE in the place of the number is no registration.
 */
export function acceptanceFlaw(
  { operation, country }: { operation: Operation; country: CountryCode },
  { NUMERO, FECHA }: Pick<ResultFacts, 'NUMERO' | 'FECHA'>,
  now: number,
): 'no-number' | 'implausible' | undefined {
  if (NUMERO === '' && needsNumber(operation)) return 'no-number';
  const isNumber = operations[operation].certifies
    ? CERTIFIED.test(NUMERO)
    : authorities[country].checkNumber(NUMERO).ok;
  if (!isNumber) return 'implausible';
  if (FECHA === '') return undefined;
  const day = FECHA.slice(0, 10);
  const today = localDay(now);
  // A day ahead: the authority's clock and ours need not agree at midnight.
  const plausible = isDateTime(FECHA) && day >= addDays(today, -DAYS_BACK) && day <= addDays(today, 1);
  return plausible ? undefined : 'implausible';
}
