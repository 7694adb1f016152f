import { operations } from '../../shared/transmission/operations.ts';
import type { TransmissionSummary } from '../../shared/transmission/transmissionSummary.ts';

export const NEWEST_FIRST = '-CREADO';

/** What a column is sorted by: the words that it shows. */
const SORTED: Readonly<Record<string, (row: TransmissionSummary) => string>> = {
  CLAVE: ({ CLAVE }) => CLAVE,
  OPERACION: ({ OPERACION }) => operations[OPERACION].label,
  VERSION: ({ VERSION }) => String(VERSION),
  ESTADO: ({ ETIQUETA }) => ETIQUETA,
  NUMERO: ({ NUMERO }) => NUMERO,
  USUARIO: ({ USUARIO }) => USUARIO,
  MODIFICADO: ({ MODIFICADO }) => MODIFICADO,
};

const collator = new Intl.Collator('es-GT', { numeric: true });

/** Rows that are newest first, in the order of a column, with '-' in front when descending; the order that they have now. */
export function inOrder(
  rows: readonly TransmissionSummary[],
  order: string,
): { rows: readonly TransmissionSummary[]; order: string } {
  const column = order.replace(/^-/, '');
  const read = Object.hasOwn(SORTED, column) ? SORTED[column] : undefined;
  if (!read) return { rows, order: NEWEST_FIRST };
  const direction = order.startsWith('-') ? -1 : 1;
  return { rows: rows.toSorted((a, b) => direction * collator.compare(read(a), read(b))), order };
}
