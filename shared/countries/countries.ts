import type { Country, CountryCode } from './country.ts';
import { gt } from './gt/gt.ts';
import { hn } from './hn/hn.ts';
import { sv } from './sv/sv.ts';

/** Every country's answers; exhaustive, so that a country without an answer sheet does not compile. */
export const countries: Record<CountryCode, Country> = { GT: gt, HN: hn, SV: sv };

/** Countries in which somebody can work: all but those that are only listed. */
export const workingCountries: readonly Country[] = Object.values(countries).filter(
  (each) => each.status !== 'listed',
);
