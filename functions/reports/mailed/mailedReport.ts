import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { localDateTime } from '../../../shared/foundation/dates/date.ts';
import { cleanFileName } from '../../../shared/foundation/text/fileName.ts';
import { FILE_DAYS, type mailProcedures } from '../../../shared/reports/mailProcedures.ts';
import { knowsAll } from '../../runtime/documents/ownImporters.ts';
import type { Implementation } from '../../runtime/executor.ts';
import { FILES } from '../files/reportFile.ts';
import { TABLE } from '../rows.ts';
import { isReader } from '../run.ts';
import { mailingKey, type MailingRow } from './mailRows.ts';

/** What a mail's link leads to. @throws Refusal `not-found` for whoever it was not sent to, or may not have it any more. */
export const mailedReport: Implementation<typeof mailProcedures.mailedReport> = async (call) => {
  const { input, services, scope } = call;
  const [, id = '', hour = ''] = /^(.+)-(\d{10})$/.exec(input.ID) ?? [];
  const row =
    id === '' ? undefined : await services.database.get<MailingRow>(TABLE, mailingKey(scope, id, hour));
  const file = row?.ARCHIVOS[scope.userId];
  if (!row || !file || !knowsAll(scope, file) || !isReader(scope, row.REPORTE))
    throw refusal('not-found', { what: 'un reporte enviado a usted' });
  const { NOMBRE, REPORTE, FORMATO, DESDE, HASTA, HECHO, FILTROS = {} } = row;
  const end = Date.parse(row.at) + FILE_DAYS * 86_400_000;
  const name = cleanFileName(`${NOMBRE} ${DESDE} ${HASTA}.${FILES[FORMATO].ending}`);
  const there = services.now().getTime() < end && (await services.files.exists(scope, 'files', file.objeto));
  if (there) services.log.info('link.issued', { module: 'reports', company: scope.company });
  return {
    ...{ NOMBRE, REPORTE, DESDE, HASTA, HECHO, FILTROS, FILAS: file.FILAS },
    HASTA_CUANDO: localDateTime(end),
    ENLACE: there ? await services.files.link(scope, 'files', file.objeto, name) : '',
  };
};
