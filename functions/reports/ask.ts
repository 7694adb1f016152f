import { countText } from '../../shared/foundation/text/countText.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { addDays, daysBetween, localDay } from '../../shared/foundation/dates/date.ts';
import { turnedDays } from '../../shared/foundation/dates/turnedDays.ts';
import { problem } from '../../shared/foundation/rules/problem.ts';
import { plainTaxId } from '../../shared/foundation/numbers/plainTaxId.ts';
import { ALL_ACCEPTED, NOT_VOID, WITHOUT, type Filters } from '../../shared/reports/filters.ts';
import { MOST_DAYS } from '../../shared/reports/procedures.ts';
import type { ReportReads } from '../../shared/reports/report.ts';
import { reports, type ReportName } from '../../shared/reports/reports.ts';
import { madeOnce } from '../runtime/madeOnce.ts';
import { clientFilter } from './clients.ts';
import type { AnswerRow, Question } from './engine/engine.ts';
import { analysisEngine } from './engine/openEngine.ts';
import type { Parts } from './facts/readFacts.ts';
import { ACCEPTED, OPEN_TO_CLIENTS, STANDING } from './standing.ts';
import { daysOfPeriod, openDays, validDays, type Period } from './findDays.ts';

const engine = madeOnce(analysisEngine);

const WHOLE = 30;

export const refuse = (path: string, message: string): Error =>
  refusal(
    'rejected',
    { summary: message },
    { problems: [problem(`reporte.${path.toLowerCase()}`, path, message)] },
  );

/** The days that are asked for: of the last thirty where none are. @throws Refusal `rejected` for too many, or none. */
export function periodOf(now: Date, asked: Partial<Record<keyof Period, string | undefined>>): Period {
  const HASTA = asked.HASTA ?? localDay(now);
  const DESDE = asked.DESDE ?? addDays(HASTA, 1 - WHOLE);
  const days = daysBetween(DESDE, HASTA) + 1;
  if (days < 1) throw refuse('HASTA', turnedDays('Días', DESDE, HASTA));
  if (days > MOST_DAYS)
    throw refuse(
      'DESDE',
      `Pidió ${countText(days)} días y un reporte abarca ${MOST_DAYS} a lo sumo, dos años. Pídalo por partes.`,
    );
  return { DESDE, HASTA };
}

/** Of unfinished work all days, unless some are asked for. */
export const ALL_DAYS: Period = { DESDE: '0001-01-01', HASTA: '9999-12-31' };

/**
 * The days of a report: those that are asked for where they narrow it, whatever a link or a mail names beside.
 * @throws Refusal as `periodOf`; unfinished work may be of any number of days.
 */
export function periodFor(name: ReportName, now: Date, asked: Parameters<typeof periodOf>[1]): Period {
  const { reads, begun } = reports[name];
  if (reads === 'period') return periodOf(now, asked);
  if (begun === undefined) return ALL_DAYS;
  const { DESDE = ALL_DAYS.DESDE, HASTA = ALL_DAYS.HASTA } = asked;
  if (HASTA < DESDE) throw refuse('HASTA', turnedDays(begun, DESDE, HASTA));
  return { DESDE, HASTA };
}

/** The days as people read them: blank where there is no end to them. */
export const readDays = ({ DESDE, HASTA }: Period): Period => ({
  DESDE: DESDE === ALL_DAYS.DESDE ? '' : DESDE,
  HASTA: HASTA === ALL_DAYS.HASTA ? '' : HASTA,
});

/** What the filter of states says for several of them. */
const SEVERAL_STATES: ReadonlyMap<string, string> = new Map([
  [NOT_VOID, STANDING],
  [ALL_ACCEPTED, ACCEPTED],
]);

interface Asked {
  sql: string;
  reads: ReportReads;
  period: Period;
  filters?: Filters;
  /** Whether invoices are asked for, whose client is that of their order. */
  invoices?: boolean;
  /** What must hold of every fact besides. */
  where?: string;
  most: number;
}

/**
 * Asks the analysis on behalf of a scope: of its own company's files alone, and for people of a client company of the
 * facts of their own importers alone, and of those of no draft. What a text asks for beyond that is not there.
 */
export async function ask(
  parts: Parts,
  { sql, reads, period, filters = {}, invoices, where, most }: Asked,
): Promise<AnswerRow[]> {
  const { scope, services } = parts;
  const { importers } = scope;
  const { ESTADO = '', ...others } = filters;
  const several = SEVERAL_STATES.get(ESTADO);
  const single = several === undefined ? filters : others;
  const only: Question['only'] = [
    ...(importers ? [{ column: 'NIT', values: [...importers].map(plainTaxId) }] : []),
    ...Object.entries(single).map(([column, asked]) => {
      const value = asked === WITHOUT ? '' : asked;
      return column === 'CLIENTE' ? clientFilter(value, invoices) : { column, values: [value] };
    }),
  ];
  const found = { period: daysOfPeriod, open: openDays, valid: validDays } as const;
  const days = await found[reads](parts, period);
  const params = { ...period, HOY: localDay(services.now()) };
  const must = [importers && OPEN_TO_CLIENTS, several, where].filter((each) => each !== undefined);
  const narrowed = must.length === 0 ? {} : { where: must.join(' AND ') };
  return (await engine()).ask(parts, { sql, params, days, only, ...narrowed, most });
}
