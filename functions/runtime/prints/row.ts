import type { PrintedFile } from '../../../shared/foundation/documents/printProcedures.ts';
import type { ModuleName } from '../../../shared/foundation/modules.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import { TEMPORARY_PREFIX } from '../../../shared/foundation/temporary.ts';
import { cleanFileName } from '../../../shared/foundation/text/fileName.ts';
import type { Item, Key } from '../database.ts';
import type { Call } from '../executor.ts';
import { companyKey } from '../keys.ts';
import type { TenantScope } from '../scope.ts';
import type { Services } from '../services.ts';

/** A print beside what it belongs to, `sk P#<name>`: state while it is made, facts once it lies in the bucket. */
export interface PrintRow extends Item {
  ESTADO: PrintedFile['ESTADO'];
  IMPRESION: string;
  NOMBRE_ARCHIVO: string;
  /** Author in the file's metadata. */
  AUTOR: string;
  SHA256: string;
  /** Version of its locked copy; absent in a draft, and in what was printed before versions were noted. */
  VERSION_OBJETO?: string;
  /** Code on its pages, by which anybody asks whether it is genuine; '' on a draft, absent in what was printed before there was one. */
  CODIGO?: string;
  /** What stands at the foot of its pages; absent before it is decided, and of what is packed. */
  PIE?: string[];
  PAGINAS: number;
  AVANCE: number;
  PROBLEMAS: Problem[];
  /** Epoch milliseconds of the last change. */
  cuando: number;
}

export const printKey = (scope: TenantScope, id: string, name: string): Key => ({
  pk: companyKey(scope, id),
  sk: `P#${name}`,
});

/** Object of a print in the bucket `files`: a PDF, or a ZIP, which is packed of what is kept and forgotten in days. */
export const printObject = (module: ModuleName, id: string, name: string): string =>
  name.endsWith('.zip') ? `${TEMPORARY_PREFIX}${module}/${id}/${name}` : `${module}/${id}/${name}.pdf`;

/** Object of the same print in the locked store, which nothing replaces for years. */
export const lockedPrint = (object: string, sha256: string): string =>
  `impresos/${object.replace(/\.pdf$/, '')}-${sha256}.pdf`;

/** Row of a print that has not begun. */
export const newPrintRow = (
  call: Pick<Call<unknown>, 'services' | 'scope'>,
  id: string,
  name: string,
  fileName: string,
): PrintRow => ({
  ...printKey(call.scope, id, name),
  ESTADO: 'EN_PROCESO',
  IMPRESION: name,
  NOMBRE_ARCHIVO: cleanFileName(fileName),
  AUTOR: call.scope.companyName,
  SHA256: '',
  PAGINAS: 0,
  AVANCE: 0,
  PROBLEMAS: [],
  cuando: call.services.now().getTime(),
});

/** The row as procedures answer it, with its links of one minute when the file is there. */
export async function printedFileOf(
  services: Services,
  scope: TenantScope,
  module: ModuleName,
  id: string,
  row: PrintRow,
): Promise<PrintedFile> {
  const { ESTADO, IMPRESION, NOMBRE_ARCHIVO, SHA256, PAGINAS, AVANCE, PROBLEMAS } = row;
  const ready = ESTADO === 'LISTA';
  const link = (disposition: 'attachment' | 'inline'): Promise<string> | string =>
    ready
      ? services.files.link(scope, 'files', printObject(module, id, IMPRESION), NOMBRE_ARCHIVO, disposition)
      : '';
  const [ENLACE, VISTA] = await Promise.all([link('attachment'), link('inline')]);
  if (ready) services.log.info('link.issued', { module, company: scope.company, id, print: IMPRESION });
  return { ESTADO, IMPRESION, ENLACE, VISTA, NOMBRE_ARCHIVO, SHA256, PAGINAS, AVANCE, PROBLEMAS };
}
