import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { FILE_FIELDS, NO_FILE, type FileFacts } from '../../../shared/foundation/files/facts.ts';
import { formatOf } from '../../../shared/foundation/files/formats.ts';
import type { AttachedFile } from '../../../shared/foundation/files/procedures.ts';
import { keyed } from '../../../shared/foundation/keyed.ts';
import type { ModuleName } from '../../../shared/foundation/modules.ts';
import { TEMPORARY_PREFIX } from '../../../shared/foundation/temporary.ts';
import type { Item, Key } from '../database.ts';
import type { Call } from '../executor.ts';
import { companyKey } from '../keys.ts';
import type { TenantScope } from '../scope.ts';

type Doors = Pick<Call<unknown>, 'services' | 'scope'>;

/** A file beside the document that it is attached to, `sk A#<file>`: what was announced, and what the server then found. */
export interface FileRow extends Item, FileFacts {
  /** `ESPERA` until the bytes were looked into; only `LISTO` may be attached. What was withdrawn stays stored. */
  ESTADO: 'ESPERA' | 'LISTO' | 'RECHAZADO' | 'RETIRADO';
  /** What it is there for; absent or '' where its document says nothing of it. */
  PAPEL?: string;
  /** Importer whose order it was when the file was brought, of a file of an order. */
  NIT?: string;
  CREADO: string;
  CREADO_POR: string;
}

/** Of files of a document those that the caller may hear of. */
export type Known = (rows: readonly FileRow[]) => Promise<readonly FileRow[]>;

type Named = Pick<FileFacts, 'ID_ARCHIVO' | 'FORMATO_ARCHIVO'>;

/** Bucket of what is attached. */
export const FILES = 'files';
const PREFIX = 'A#';

/** Files of one document; beyond this something attaches without end. */
export const MOST_FILES = 500;
/** Rows of them that are read: with those that were withdrawn, and some that were never sent (`room.ts`). */
const MOST_ROWS = 3 * MOST_FILES;

export const absentFile = () => refusal('not-found', { what: 'ningún archivo' });

/** Where the files of one kind of document lie: rows in its module's table, objects below the company's own prefix. */
export function shelfOf(module: ModuleName, folder: string) {
  const key = (scope: TenantScope, ownerId: string, fileId: string): Key => ({
    pk: companyKey(scope, ownerId),
    sk: PREFIX + fileId,
  });
  const object = (ownerId: string, { ID_ARCHIVO, FORMATO_ARCHIVO }: Named): string =>
    `${module}/${ownerId}/${folder}/${ID_ARCHIVO}/archivo${formatOf(FORMATO_ARCHIVO)?.extension ?? '.bin'}`;
  return {
    module,
    key,
    object,
    /** What the browser sends: forgotten in days unless the server looks into it and keeps it. */
    sent: (ownerId: string, row: Named): string => TEMPORARY_PREFIX + object(ownerId, row),
    /** Every file of a document, oldest first: also those that were announced, refused or withdrawn. */
    rows: ({ services, scope }: Doors, ownerId: string): Promise<FileRow[]> =>
      services.database.query<FileRow>(module, {
        pk: companyKey(scope, ownerId),
        prefix: PREFIX,
        limit: MOST_ROWS,
      }),
    /** A file that was found good; `not-found` for every other. */
    ready: async ({ services, scope }: Doors, ownerId: string, fileId: string): Promise<FileRow> => {
      const row = await services.database.get<FileRow>(module, key(scope, ownerId, fileId));
      if (row?.ESTADO !== 'LISTO') throw absentFile();
      return row;
    },
  };
}

export type Shelf = ReturnType<typeof shelfOf>;

/** The facts that the server found. */
export const factsOf = (row: FileRow): AttachedFile =>
  keyed(FILE_FIELDS, (name) => row[name] ?? NO_FILE[name]);

/**
 * Another good file of the document with the same bytes.
 * @param known of some files those that the caller may hear of: of others they are not told that they are there.
 */
export async function sameBytes(
  rows: readonly FileRow[],
  hash: string,
  { besides = '', known }: { besides?: string; known?: Known | undefined } = {},
): Promise<Pick<AttachedFile, 'ID_ARCHIVO' | 'NOMBRE_ARCHIVO'> | undefined> {
  const same = rows.filter(
    (row) => row.ESTADO === 'LISTO' && row.HUELLA_ARCHIVO === hash && row.ID_ARCHIVO !== besides,
  );
  const [found] = known && same.length > 0 ? await known(same) : same;
  return found && { ID_ARCHIVO: found.ID_ARCHIVO, NOMBRE_ARCHIVO: found.NOMBRE_ARCHIVO };
}

/** Link of one minute to a file of a document. */
export async function linkTo(
  { services, scope }: Doors,
  shelf: Shelf,
  ownerId: string,
  row: FileRow,
): Promise<{ ENLACE: string; NOMBRE_ARCHIVO: string }> {
  services.log.info('link.issued', {
    module: shelf.module,
    company: scope.company,
    id: ownerId,
    file: row.ID_ARCHIVO,
  });
  return {
    ENLACE: await services.files.link(scope, FILES, shelf.object(ownerId, row), row.NOMBRE_ARCHIVO),
    NOMBRE_ARCHIVO: row.NOMBRE_ARCHIVO,
  };
}

/** A row as lists answer it. */
export const listed = (row: FileRow) => ({
  ...factsOf(row),
  PAPEL: row.PAPEL ?? '',
  CREADO: row.CREADO,
  CREADO_POR: row.CREADO_POR,
});
