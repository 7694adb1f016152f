import { countText } from '../../../shared/foundation/text/countText.ts';
import { countries } from '../../../shared/countries/countries.ts';
import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { localDateTime } from '../../../shared/foundation/dates/date.ts';
import { REPORT_EVENTS } from '../../../shared/foundation/facts/analysisEvent.ts';
import { MOST_DECLARATIONS, type downloadProcedures } from '../../../shared/reports/downloadProcedures.ts';
import { knowsAll, madeFor } from '../../runtime/documents/ownImporters.ts';
import type { Implementation } from '../../runtime/executor.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import { outgoing } from '../../runtime/outbox.ts';
import type { Write } from '../../runtime/write.ts';
import { ask, periodOf, refuse } from '../ask.ts';
import { inTurn, turnOf } from '../oneAtATime.ts';
import { packTexts } from '../packedTexts.ts';
import { TABLE } from '../rows.ts';
import { declarationsSql } from '../sql/declarations.ts';
import {
  archiveName,
  downloadKey,
  downloadsOf,
  publicDownload,
  zipObject,
  type DownloadRow,
} from './downloadRows.ts';

/** Downloads that are listed, and days after which they are forgotten with their files. */
const [MOST_LISTED, DAYS] = [20, 3] as const;

/** Whole declarations are for those who may read them, whatever they may count. @throws Refusal `permission.denied`. */
function checkDeclarations({ country, permissions }: TenantScope): void {
  if (!permissions.has(`${countries[country].declaration.module}:read`))
    throw refusal('permission.denied', { action: 'descargar la información de las declaraciones' });
}

/**
 * Begins to gather the declarations of a period: which they are is asked at once, of what the caller may know; reading
 * and packing them is the worker's, and goes on where it stopped. @throws Refusal for none, for more than one ZIP holds, or
 * while another of the same person is being made.
 */
export const startDownload: Implementation<typeof downloadProcedures.startDownload> = async (call) => {
  const { input, services, scope } = call;
  checkDeclarations(scope);
  const now = services.now();
  const ID = services.id('des');
  const expires = Math.floor(now.getTime() / 1000) + DAYS * 86_400;
  const turn = await turnOf(services, downloadsOf(scope), { ID, expires });
  const period = periodOf(services.now(), input);
  const most = MOST_DECLARATIONS + 1;
  const rows = await ask(call, { sql: declarationsSql, reads: 'period', period, most });
  if (rows.length === 0) throw refuse('HASTA', 'En esos días no hay ninguna declaración. Elija otros días.');
  if (rows.length > MOST_DECLARATIONS)
    throw refuse(
      'HASTA',
      `En esos días hay más de ${countText(MOST_DECLARATIONS)} declaraciones, lo que una descarga lleva a lo sumo. Descargue por partes.`,
    );
  const row: DownloadRow = {
    ...downloadKey(scope, scope.userId, ID),
    ...period,
    ...madeFor(scope),
    ID,
    FORMATO: input.FORMATO,
    ESTADO: 'EN_CURSO',
    HECHAS: 0,
    TOTAL: rows.length,
    PEDIDA: localDateTime(now),
    cuando: now.getTime(),
    ids: packTexts(rows.map((each) => each['ID'] ?? '')),
    expires,
  };
  const { company, country } = scope;
  const writes: Write[] = [
    { kind: 'put', table: TABLE, item: row, when: { absent: true } },
    turn,
    services.outbox.row({ queue: REPORT_EVENTS, message: { company, country, job: ID, user: scope.userId } }),
  ];
  await inTurn(downloadsOf(scope), () => services.database.write(...writes));
  await services.outbox.flush(outgoing(writes));
  return publicDownload(row, now);
};

export const downloads: Implementation<typeof downloadProcedures.downloads> = async ({ services, scope }) => {
  const { pk } = downloadKey(scope, scope.userId, '');
  const asked = { pk, descending: true, limit: MOST_LISTED };
  return (await services.database.query<DownloadRow>(TABLE, asked)).map((row) =>
    publicDownload(row, services.now()),
  );
};

/** @throws Refusal `not-found` for one that is not the caller's own, or not made yet, or holds what they know no more. */
export const downloadLink: Implementation<typeof downloadProcedures.downloadLink> = async (call) => {
  const { input, services, scope } = call;
  checkDeclarations(scope);
  const row = await services.database.get<DownloadRow>(TABLE, downloadKey(scope, scope.userId, input.ID));
  if (row?.ESTADO !== 'LISTA' || !knowsAll(scope, row))
    throw refusal('not-found', { what: 'una descarga lista' });
  const NOMBRE = archiveName(row);
  services.log.info('link.issued', { module: 'reports', company: scope.company });
  return { ENLACE: await services.files.link(scope, 'files', zipObject(row.ID), NOMBRE), NOMBRE };
};
