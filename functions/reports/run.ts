import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { PREVIEW_ROWS, type reportProcedures } from '../../shared/reports/procedures.ts';
import { reports, type ReportName } from '../../shared/reports/reports.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import type { TenantScope } from '../runtime/scope.ts';
import { ask, periodFor, readDays, type Filters } from './ask.ts';
import { isCaughtUp } from './catchUp.ts';
import type { Period } from './findDays.ts';
import { readable } from './readable.ts';
import { sqlOfReports } from './sqlOfReports.ts';

/** @throws Refusal `permission.denied` for people of client companies where a report is not for them. */
export function checkReader({ importers }: TenantScope, name: ReportName): void {
  const { title, forClients } = reports[name];
  if (importers && !forClients) throw refusal('permission.denied', { action: `ver el reporte «${title}»` });
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
  const report = reports[name];
  const rows = await ask(call, {
    sql: sqlOfReports[name],
    reads: report.reads,
    period,
    filters,
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
