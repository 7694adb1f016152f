import { documentKinds } from '../../shared/documentKinds.ts';
import { formatDateTime, localDateTime } from '../../shared/foundation/dates/date.ts';
import { formatOrderNumber } from '../../shared/foundation/numbers/orderNumber.ts';
import type { DocumentKind } from '../../shared/foundation/documents/kind.ts';
import type { State, StateTone } from '../../shared/foundation/documents/states.ts';
import { operations } from '../../shared/transmission/operations.ts';
import type { TransmissionSummary } from '../../shared/transmission/transmissionSummary.ts';

/** An instant as the authority's country reads it; '' stays ''. */
export const momentText = (instant: string): string =>
  instant === '' ? '' : formatDateTime(localDateTime(new Date(instant)));

export const badgeOf = (row: {
  ETIQUETA: string;
  TONO: StateTone;
  ICONO?: string;
}): Pick<State, 'label' | 'tone' | 'icon'> => ({
  label: row.ETIQUETA,
  tone: row.TONO,
  icon: row.ICONO ?? 'circle',
});

type Sent = Pick<TransmissionSummary, 'TIPO' | 'CLAVE'>;

const kindOf = ({ TIPO }: Sent): DocumentKind | undefined =>
  documentKinds.find(({ module }) => module === TIPO);

/** The declarant's own number as it is written: that of the order in which the kind lies with its hyphen, any other as it was given. */
export const numberOf = (sent: Sent): string =>
  kindOf(sent)?.outsideOrders ? sent.CLAVE : formatOrderNumber(sent.CLAVE);

/** «Manifiesto PRE-001»: what was sent, and the number that its declarant gave it. */
export const documentText = (sent: Sent): string => `${kindOf(sent)?.label ?? ''} ${numberOf(sent)}`.trim();

/** «Registro de 123-6000567, versión 3». */
export const transmissionTitle = (summary: TransmissionSummary): string =>
  `${operations[summary.OPERACION].label} de ${numberOf(summary)}, versión ${summary.VERSION}`;
