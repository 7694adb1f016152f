import type { CountryCode } from '../countries/country.ts';
import { keptNumber } from '../foundation/numbers/declarationNumber.ts';
import { authorities } from './authorities.ts';
import { operations, type Operation } from './operations.ts';

/**
 * The number of a document that was known by one when the answer to an act tells one; undefined when that is another's. A
 * certificate has no versions, whatever its number looks like.
 */
export function numberAfter(
  { operation, country }: { operation: Operation; country: CountryCode },
  known: string,
  told: string,
): string | undefined {
  const after = operations[operation].certifies ? keptNumber : authorities[country].numberAfter;
  return after(known, told);
}
