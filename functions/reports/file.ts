import { TEMPORARY_PREFIX } from '../../shared/foundation/temporary.ts';
import { cleanFileName } from '../../shared/foundation/text/fileName.ts';
import { FILE_ROWS, type reportProcedures } from '../../shared/reports/procedures.ts';
import { reports } from '../../shared/reports/reports.ts';
import { chosenColumns } from '../../shared/reports/shownColumns.ts';
import type { Implementation } from '../runtime/executor.ts';
import { periodOf, refuse } from './ask.ts';
import { FILES, MOST_PRINTED, reportFile } from './files/reportFile.ts';
import { reportRows } from './run.ts';

/** A report as a file behind a link of one minute. @throws Refusal `rejected` for more rows than a file of its form holds. */
export const file: Implementation<typeof reportProcedures.file> = async (call) => {
  const { input, services, scope } = call;
  const { REPORTE: name, FORMATO: format } = input;
  const report = reports[name];
  const period = periodOf(services.now(), input);
  const most = format === 'PDF' ? MOST_PRINTED : FILE_ROWS;
  const rows = await reportRows(call, { name, period, filters: input.FILTROS, most });
  if (rows.length > most)
    throw refuse(
      'HASTA',
      `El reporte tiene más de ${most.toLocaleString('es-GT')} filas, lo que un archivo ${format} lleva a lo sumo. Pida menos días${format === 'PDF' ? ' o descárguelo como XLSX o CSV' : ''}.`,
    );
  const print = {
    title: report.title,
    agency: scope.companyName,
    from: report.reads === 'open' ? '' : period.DESDE,
    until: report.reads === 'open' ? '' : period.HASTA,
    columns: chosenColumns(name, input.COLUMNAS ?? []),
    rows,
  };
  const { type, ending } = FILES[format];
  const bytes = await reportFile(call, print, format);
  const object = `${TEMPORARY_PREFIX}reportes/${services.id('rep')}.${ending}`;
  await services.files.put(scope, 'files', object, bytes, type);
  services.log.info('link.issued', { module: 'reports', company: scope.company });
  const NOMBRE = cleanFileName(`${report.title} ${period.DESDE} ${period.HASTA}.${ending}`);
  return { ENLACE: await services.files.link(scope, 'files', object, NOMBRE), NOMBRE, FILAS: rows.length };
};
