import { keysOf } from '../foundation/keyed.ts';
import { declarationReports } from './declarationReports.ts';
import type { Report } from './report.ts';
import { workReports } from './workReports.ts';

const all = { ...declarationReports, ...workReports };

export type ReportName = keyof typeof all;

/** Every report, in the order in which the page lists them; one SQL text of each is in `functions/reports/sql`. */
export const reports: Readonly<Record<ReportName, Report>> = all;
export const REPORT_NAMES = keysOf(reports);
