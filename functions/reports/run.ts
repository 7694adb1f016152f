import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { mayAsk } from '../../shared/reports/mayAsk.ts';
import type { Filters } from '../../shared/reports/filters.ts';
import { filterLabel, strangeFilters } from '../../shared/reports/narrowedBy.ts';
import { PREVIEW_ROWS, type reportProcedures } from '../../shared/reports/procedures.ts';
import { reports, type ReportName } from '../../shared/reports/reports.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import type { TenantScope } from '../runtime/scope.ts';
import { ask, periodFor, readDays, refuse } from './ask.ts';
import { isCaughtUp } from './catchUp.ts';
import { CLIENT_OF_INVOICES } from './clients.ts';
import type { Period } from './findDays.ts';
import { readable } from './readable.ts';
import { sqlOfReports } from './sqlOfReports.ts';

export const isReader = ({ importers, permissions }: TenantScope, name: ReportName): boolean =>
  mayAsk(name, { client: importers !== undefined, may: (each) => permissions.has(each) });

/** @throws Refusal `permission.denied` for whom a report is not for: people of client companies, who may not see costs. */
export function checkReader(scope: TenantScope, name: ReportName): void {
  if (!isReader(scope, name))
    throw refusal('permission.denied', { action: `ver el reporte «${reports[name].title}»` });
}

/** @throws Refusal `rejected` for what a report cannot be narrowed by, which would leave it empty and say nothing of why. */
export function checkFilters(name: ReportName, filters: Filters): void {
  const [strange] = strangeFilters(name, filters);
  if (strange === undefined) return;
  const { title } = reports[name];
  throw refuse(
    'FILTROS',
    `${filterLabel(name, strange)}: el reporte «${title}» no se puede limitar por esto. Quite ese filtro.`,
  );
}

interface Asked {
  name: ReportName;
  period: Period;
  filters?: Filters | undefined;
  most: number;
}

/** Rows of a report as people read them, one more than `most` when there are more. */
export async function reportRows(
  call: Pick<Call<unknown>, 'services' | 'scope' | 'reference'>,
  { name, period, filters = {}, most }: Asked,
): Promise<Record<string, string>[]> {
  checkReader(call.scope, name);
  checkFilters(name, filters);
  const report = reports[name];
  const rows = await ask(call, {
    sql: sqlOfReports[name],
    reads: report.reads,
    period,
    filters,
    invoices: report.facts.includes(CLIENT_OF_INVOICES.to),
    most: most + 1,
  });
  return readable(report, await call.reference(), rows);
}

export const run: Implementation<typeof reportProcedures.run> = async (call) => {
  const { input, services } = call;
  const period = periodFor(input.REPORTE, services.now(), input);
  const asked = { name: input.REPORTE, period, filters: input.FILTROS, most: PREVIEW_ROWS };
  const [rows, whole] = await Promise.all([reportRows(call, asked), isCaughtUp(call)]);
  return {
    ...readDays(period),
    AL_DIA: whole ? '1' : '0',
    FILAS: rows.slice(0, PREVIEW_ROWS),
    MAS: rows.length > PREVIEW_ROWS ? '1' : '0',
  };
};
