import { COUNTRIES, type CountryCode } from './country.ts';
import { keyed } from '../foundation/keyed.ts';

/** One answer for each country, made when the module loads: forms that are drawn once, tables that differ by country. */
export const byCountry = <T>(answer: (code: CountryCode) => T): Record<CountryCode, T> =>
  keyed(COUNTRIES, answer);
