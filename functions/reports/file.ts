import { countText } from '../../shared/foundation/text/countText.ts';
import { FIELD_MODULE } from '../../shared/catalogues/fieldOptions.ts';
import { TEMPORARY_PREFIX } from '../../shared/foundation/temporary.ts';
import { cleanFileName } from '../../shared/foundation/text/fileName.ts';
import type { Filters } from '../../shared/reports/filters.ts';
import { saidFilters } from '../../shared/reports/narrowedBy.ts';
import { FILE_ROWS, type FileFormat, type reportProcedures } from '../../shared/reports/procedures.ts';
import { reports, type ReportName } from '../../shared/reports/reports.ts';
import { optedColumns } from '../../shared/reports/reportFields.ts';
import { chosenColumns } from '../../shared/reports/shownColumns.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { loadConfiguration } from '../users/configuration.ts';
import { periodFor, readDays, refuse } from './ask.ts';
import { FILES, MOST_PRINTED, reportFile } from './files/reportFile.ts';
import type { Period } from './findDays.ts';
import { reportRows } from './run.ts';

interface Wanted {
  name: ReportName;
  format: FileFormat;
  period: Period;
  filters?: Filters | undefined;
  columns?: readonly string[] | undefined;
}

/**
 * Bytes of a report as whoever the scope is of may see it, with how many rows it has.
 * @throws Refusal `rejected` for more rows than a file of its form holds, `permission.denied` for who may not ask it.
 */
export async function fileOfReport(
  call: Pick<Call<unknown>, 'services' | 'scope' | 'reference'>,
  { name, format, period, filters, columns = [] }: Wanted,
): Promise<{ bytes: Uint8Array; rows: number }> {
  const report = reports[name];
  const most = format === 'PDF' ? MOST_PRINTED : FILE_ROWS;
  const rows = await reportRows(call, { name, period, filters, most });
  if (rows.length > most)
    throw refuse(
      'HASTA',
      `El reporte tiene más de ${countText(most)} filas, lo que un archivo ${format} lleva a lo sumo. Pida menos días${format === 'PDF' ? ' o descárguelo como XLSX o CSV' : ''}.`,
    );
  const days = readDays(period);
  const print = {
    title: report.title,
    agency: call.scope.companyName,
    from: days.DESDE,
    until: days.HASTA,
    narrowed: saidFilters(name, filters ?? {}),
    columns: chosenColumns(name, columns),
    rows,
  };
  return { bytes: await reportFile(call, print, format), rows: rows.length };
}

/** A report as a file behind a link of one minute. @throws Refusal as `fileOfReport`. */
export const file: Implementation<typeof reportProcedures.file> = async (call) => {
  const { input, services, scope } = call;
  const { REPORTE: name, FORMATO: format, FILTROS: filters } = input;
  const columns = input.COLUMNAS ?? (await usualColumns(call, name));
  const period = periodFor(name, services.now(), input);
  const { bytes, rows } = await fileOfReport(call, { name, format, period, filters, columns });
  const { type, ending } = FILES[format];
  const object = `${TEMPORARY_PREFIX}reportes/${services.id('rep')}.${ending}`;
  await services.files.put(scope, 'files', object, bytes, type);
  services.log.info('link.issued', { module: 'reports', company: scope.company });
  const { DESDE, HASTA } = readDays(period);
  const words = [reports[name].title, DESDE, HASTA].filter((word) => word !== '');
  const NOMBRE = cleanFileName(`${words.join(' ')}.${ending}`);
  return { ENLACE: await services.files.link(scope, 'files', object, NOMBRE), NOMBRE, FILAS: rows };
};

/** Columns of whoever asks without naming any: as the person, or else the company, has them. */
export async function usualColumns(call: Call<unknown>, name: ReportName): Promise<string[]> {
  const options = await loadConfiguration({ ...call, input: { ID_MODULO: FIELD_MODULE } });
  const valueOf = (key: string): string => options.find(({ CLAVE }) => CLAVE === key)?.VALOR ?? '';
  return optedColumns(name, valueOf).map((column) => column.name);
}
