import type { SummaryAnswer } from '../../shared/dva/procedures.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import type { Item } from '../runtime/database.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { printObject } from './printRow.ts';

/** Prints of summaries begin so; the worker tells them by it. */
export const SUMMARY_PREFIX = 'resumen-';

/** A summarised DVA under the order or DUCA that it sums up, `sk P#resumen-…`: which versions it lists, and its state. */
export interface SummaryRow extends Item {
  ESTADO: SummaryAnswer['ESTADO'];
  IMPRESION: string;
  /** Versions that it lists, in order. */
  DVAS: { ID: string; VERSION: number }[];
  /** Number of the declarant's document, as it is shown. */
  DOCUMENTO: string;
  /** Local moment of the newest of the versions: the file's own moment. */
  MOMENTO: string;
  BORRADOR: boolean;
  NOMBRE_ARCHIVO: string;
  AUTOR: string;
  SHA256: string;
  PAGINAS: number;
  AVANCE: number;
  PROBLEMAS: Problem[];
  /** Epoch milliseconds of the last change. */
  cuando: number;
}

/** The row as procedures answer it, with a link when the file is there. */
export async function summaryAnswer(
  services: Services,
  scope: TenantScope,
  owner: string,
  row: SummaryRow,
): Promise<SummaryAnswer> {
  const { ESTADO, IMPRESION, NOMBRE_ARCHIVO, SHA256, PAGINAS, AVANCE, PROBLEMAS } = row;
  const ready = ESTADO === 'LISTA';
  const ENLACE = ready
    ? await services.files.link(scope, 'files', printObject(owner, IMPRESION), NOMBRE_ARCHIVO)
    : '';
  if (ready) {
    services.log.info('link.issued', { module: 'dva', company: scope.company, id: owner, print: IMPRESION });
  }
  const DVAS = row.DVAS.length;
  return { ESTADO, IMPRESION, ENLACE, NOMBRE_ARCHIVO, SHA256, PAGINAS, AVANCE, PROBLEMAS, DVAS };
}
