import type { SummaryAnswer } from '../../shared/dva/procedures.ts';
import { printedFileOf, type PrintRow } from '../runtime/prints/row.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';

/** Prints of summaries begin so; the worker tells them by it. */
export const SUMMARY_PREFIX = 'resumen-';

/** A summarised DVA under the order or DUCA that it sums up, `sk P#resumen-…`: which versions it lists, and its state. */
export interface SummaryRow extends PrintRow {
  /** Versions that it lists, in order. */
  DVAS: { ID: string; VERSION: number }[];
  /** Number of the declarant's document, as it is shown. */
  DOCUMENTO: string;
  /** Local moment of the newest of the versions: the file's own moment. */
  MOMENTO: string;
  BORRADOR: boolean;
}

/** The row as procedures answer it, with a link when the file is there. */
export const summaryAnswer = async (
  services: Services,
  scope: TenantScope,
  owner: string,
  row: SummaryRow,
): Promise<SummaryAnswer> => ({
  ...(await printedFileOf(services, scope, 'dva', owner, row)),
  DVAS: row.DVAS.length,
});
