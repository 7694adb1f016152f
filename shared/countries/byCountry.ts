import { COUNTRIES, type CountryCode } from './country.ts';

/** One answer for each country, made when the module loads: forms that are drawn once, tables that differ by country. */
export const byCountry = <T>(answer: (code: CountryCode) => T): Record<CountryCode, T> =>
  Object.fromEntries(COUNTRIES.map((code) => [code, answer(code)])) as Record<CountryCode, T>;
