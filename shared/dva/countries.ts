import type { CountryCode } from '../countries/country.ts';
import type { DvaCountry } from './country.ts';
import { dvaGt } from './gt.ts';
import { dvaHn } from './hn.ts';
import { dvaSv } from './sv.ts';

/** Exhaustive, so that a country without an answer does not compile. */
export const dvaCountries: Record<CountryCode, DvaCountry> = { GT: dvaGt, HN: dvaHn, SV: dvaSv };
