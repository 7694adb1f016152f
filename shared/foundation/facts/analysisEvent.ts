import type { CountryCode } from '../../countries/country.ts';

/** Queue by which the analysis hears that a company's logbook grew. */
export const REPORT_EVENTS = 'report-events';

/** It says whose logbook grew and nothing of what it holds, so one that comes twice or late changes nothing. */
export interface AnalysisEvent {
  company: string;
  country: CountryCode;
  /** A download that somebody asked for, and who. */
  job?: string;
  user?: string;
  /** An export of everything that the company has. */
  whole?: string;
}
