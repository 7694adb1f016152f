import type { CountryCode } from '../countries/country.ts';
import { addDays, isDateTime, localDay } from '../foundation/dates/date.ts';
import { authorities } from './authorities.ts';
import type { ResultFacts } from './facts.ts';
import { needsNumber, type Operation } from './operations.ts';

/** Days that an acceptance may lie back when it is found: a lost answer, or a restored backup. */
const DAYS_BACK = 366;

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
  if (!authorities[country].checkNumber(NUMERO).ok) return 'implausible';
  if (FECHA === '') return undefined;
  const day = FECHA.slice(0, 10);
  const today = localDay(now);
  // A day ahead: the authority's clock and ours need not agree at midnight.
  const plausible = isDateTime(FECHA) && day >= addDays(today, -DAYS_BACK) && day <= addDays(today, 1);
  return plausible ? undefined : 'implausible';
}
