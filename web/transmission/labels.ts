import { formatDateTime, localDateTime } from '../../shared/foundation/dates/date.ts';
import { formatOrderNumber } from '../../shared/foundation/numbers/orderNumber.ts';
import type { State } from '../../shared/foundation/documents/states.ts';
import { operations } from '../../shared/transmission/operations.ts';
import type { TransmissionSummary } from '../../shared/transmission/transmissionSummary.ts';

/** An instant as the authority's country reads it; '' stays ''. */
export const momentText = (instant: string): string =>
  instant === '' ? '' : formatDateTime(localDateTime(new Date(instant)));

export const badgeOf = (row: {
  ETIQUETA: string;
  TONO: string;
  ICONO?: string;
}): Pick<State, 'label' | 'tone' | 'icon'> => ({
  label: row.ETIQUETA,
  tone: row.TONO as State['tone'],
  icon: row.ICONO ?? 'circle',
});

/** Kinds whose own number is the order's. */
const ORDERED = ['duca', 'dua'];

/** The declarant's own number as it is written: an order's with its hyphen, any other as it was given. */
export const numberOf = ({ TIPO, CLAVE }: Pick<TransmissionSummary, 'TIPO' | 'CLAVE'>): string =>
  ORDERED.includes(TIPO) ? formatOrderNumber(CLAVE) : CLAVE;

/** «Registro de 123-6000567, versión 3». */
export const transmissionTitle = (summary: TransmissionSummary): string =>
  `${operations[summary.OPERACION].label} de ${numberOf(summary)}, versión ${summary.VERSION}`;
