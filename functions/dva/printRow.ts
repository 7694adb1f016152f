import type { PrintAnswer } from '../../shared/dva/procedures.ts';
import type { PrintOptions } from '../../shared/dva/print/options.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import type { Item, Key } from '../runtime/database.ts';
import { companyKey } from '../runtime/keys.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';

/** A print of a DVA beside its versions, `sk P#<name>`: state while it is made, facts once it lies in the bucket. */
export interface PrintRow extends Item {
  ESTADO: PrintAnswer['ESTADO'];
  IMPRESION: string;
  VERSION: number;
  NOMBRE_ARCHIVO: string;
  /** Author in the file's metadata. */
  AUTOR: string;
  OPCIONES: PrintOptions;
  SHA256: string;
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

/** Object of a print in the bucket `files`. */
export const printObject = (id: string, name: string): string => `dva/${id}/${name}.pdf`;

/** The row as procedures answer it, with a link when the file is there. */
export async function printAnswer(
  services: Services,
  scope: TenantScope,
  id: string,
  row: PrintRow,
): Promise<PrintAnswer> {
  const { ESTADO, IMPRESION, VERSION, NOMBRE_ARCHIVO, SHA256, PAGINAS, AVANCE, PROBLEMAS } = row;
  const ready = ESTADO === 'LISTA';
  const ENLACE = ready
    ? await services.files.link(scope, 'files', printObject(id, IMPRESION), NOMBRE_ARCHIVO)
    : '';
  if (ready)
    services.log.info('link.issued', { module: 'dva', company: scope.company, id, print: IMPRESION });
  return { ESTADO, IMPRESION, VERSION, ENLACE, NOMBRE_ARCHIVO, SHA256, PAGINAS, AVANCE, PROBLEMAS };
}
