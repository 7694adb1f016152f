import { FILE_FIELDS, NO_FILE, type FileFacts } from '../../../shared/duca/files/facts.ts';
import { formatOf } from '../../../shared/duca/files/formats.ts';
import type { SupportFile } from '../../../shared/duca/files/procedures.ts';
import { TEMPORARY_PREFIX } from '../../../shared/foundation/temporary.ts';
import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import type { Item, Key } from '../../runtime/database.ts';
import type { Call } from '../../runtime/executor.ts';
import { companyKey } from '../../runtime/keys.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import { keyed } from '../../../shared/foundation/keyed.ts';

type Doors = Pick<Call<unknown>, 'services' | 'scope'>;

/** A file of a DUCA beside its versions, `sk A#<file>`: what was announced, and what the server then found. */
export interface FileRow extends Item, FileFacts {
  /** `ESPERA` until the bytes were looked into; only `LISTO` may be attached. A paper that was withdrawn stays stored. */
  ESTADO: 'ESPERA' | 'LISTO' | 'RECHAZADO' | 'RETIRADO';
  /** Kind of a paper of the dossier, which stands on no line; absent or '' for a file of box 54. */
  PAPEL?: string;
  CREADO: string;
  CREADO_POR: string;
}

export const FILES = 'files';
const PREFIX = 'A#';

export const fileKey = (scope: TenantScope, ducaId: string, fileId: string): Key => ({
  pk: companyKey(scope, ducaId),
  sk: PREFIX + fileId,
});

/** Object of a file in the bucket `files`, below the company's own prefix. */
export const fileObject = (
  ducaId: string,
  { ID_ARCHIVO, FORMATO_ARCHIVO }: Pick<FileFacts, 'ID_ARCHIVO' | 'FORMATO_ARCHIVO'>,
): string => `duca/${ducaId}/soporte/${ID_ARCHIVO}/archivo${formatOf(FORMATO_ARCHIVO)?.extension ?? '.bin'}`;

/** Object that the browser sends: forgotten in days unless the server looks into it and keeps it. */
export const sentObject = (ducaId: string, row: Pick<FileFacts, 'ID_ARCHIVO' | 'FORMATO_ARCHIVO'>): string =>
  TEMPORARY_PREFIX + fileObject(ducaId, row);

/** Every file that was announced for a DUCA, oldest first. */
export const fileRows = ({ services, scope }: Doors, ducaId: string): Promise<FileRow[]> =>
  services.database.query<FileRow>('duca', { pk: companyKey(scope, ducaId), prefix: PREFIX });

export const absentFile = () => refusal('not-found', { what: 'ningún archivo' });

/** A file that was found good; `not-found` for every other. */
export async function readyFile(doors: Doors, ducaId: string, fileId: string): Promise<FileRow> {
  const row = await doors.services.database.get<FileRow>('duca', fileKey(doors.scope, ducaId, fileId));
  if (row?.ESTADO !== 'LISTO') throw absentFile();
  return row;
}

/** The facts that go onto a line of box 54. */
export const factsOf = (row: FileRow): SupportFile =>
  keyed(FILE_FIELDS, (name) => row[name] ?? NO_FILE[name]);

/** Another good file of the declaration with the same bytes. */
export function sameBytes(
  rows: readonly FileRow[],
  hash: string,
  besides = '',
): Pick<SupportFile, 'ID_ARCHIVO' | 'NOMBRE_ARCHIVO'> | undefined {
  const found = rows.find(
    (row) => row.ESTADO === 'LISTO' && row.HUELLA_ARCHIVO === hash && row.ID_ARCHIVO !== besides,
  );
  return found && { ID_ARCHIVO: found.ID_ARCHIVO, NOMBRE_ARCHIVO: found.NOMBRE_ARCHIVO };
}
