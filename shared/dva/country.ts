import type { CountryCode } from '../countries/country.ts';
import { dvaGt } from './gt.ts';
import { dvaHn } from './hn.ts';
import { dvaSv } from './sv.ts';

/** What the DVA asks of a country. */
export interface DvaCountry {
  /** Authority and title as printed on the head of the form. */
  authority: string;
  /** Caption of box 5. */
  taxIdCaption: string;
  /** Whether the customs service asks box 6, the importer's registration number (domain 2.1). */
  asksImporterRegister: boolean;
  /** Digits that a tariff code keeps on paper when its line claims an agreement and the option is on; spec 5. */
  preferentialDigits: number | undefined;
  /** Law that the sworn declaration cites. */
  law: string;
}

/** Exhaustive, so that a country without an answer does not compile. */
export const dvaCountries: Record<CountryCode, DvaCountry> = { GT: dvaGt, HN: dvaHn, SV: dvaSv };
