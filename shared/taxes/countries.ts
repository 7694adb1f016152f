import type { CountryCode } from '../countries/country.ts';
import type { TaxCountry } from './country.ts';
import { taxesGt } from './gt.ts';
import { taxesHn } from './hn.ts';
import { taxesSv } from './sv.ts';

/** Exhaustive, so that a country without an answer does not compile. */
export const taxCountries: Record<CountryCode, TaxCountry> = { GT: taxesGt, HN: taxesHn, SV: taxesSv };
