import { formatDateTime } from '../../foundation/dates/date.ts';
import { formatDeclarationNumber } from '../../foundation/numbers/declarationNumber.ts';
import { formatOrderNumber } from '../../foundation/numbers/orderNumber.ts';
import type { DucaBody } from '../dataSets.ts';

/**
 * What the code of an accepted DUCA says: what the authority gave for it, else one fact a line, its name before its value: number, moment of acceptance
 * (dd/mm/yyyy hh:mm:ss, local), order number, tax id of the declarant, customs value in US dollars (box 29), and the
 * whole SHA-256 of the sealed message, which ties the paper to the evidence that is kept. Nothing in it changes when
 * the selective channel comes later. The authority publishes no format of its own (domain 10), so this one is ours;
 * plain text, so that any telephone reads it.
 * @param seal SHA-256 of the sealed message, hexadecimal.
 */
export function qrText({ DUCA, DECLARANTE }: DucaBody, seal: string): string {
  if (DUCA.CODIGO_QR !== '') return DUCA.CODIGO_QR;
  return [
    `DUCA ${formatDeclarationNumber(DUCA.NUMERO_DUCA)}`,
    `ACEPTADA ${formatDateTime(DUCA.FECHA_ACEPTACION)}`,
    `ORDEN ${formatOrderNumber(DUCA.NO_ORDEN)}`,
    `DECLARANTE ${DECLARANTE.NUMERO_IDENTIFICACION}`,
    `VALOR EN ADUANA USD ${DUCA.TOTAL_CIF_DOLARES}`,
    `SELLO SHA-256 ${seal}`,
  ].join('\n');
}
