import type { CountryCode } from '../countries/country.ts';
import type { DucaCountry } from './country.ts';
import { ducaGt } from './gt.ts';
import { ducaHn } from './hn.ts';
import { ducaSv } from './sv.ts';

/** Exhaustive, so that a country without an answer does not compile. */
export const ducaCountries: Record<CountryCode, DucaCountry> = { GT: ducaGt, HN: ducaHn, SV: ducaSv };
