import type { Reference } from '../foundation/documents/reference.ts';
import { checkOrderNumber } from '../foundation/numbers/orderNumber.ts';
import { problem, warning, type Problem } from '../foundation/rules/problem.ts';
import { owedLines } from './intake.ts';
import type { WorkOrderBody } from './summary.ts';

/** Sense of a work order: numbers in their form, dates in their order. */
export function checkWorkOrder(body: WorkOrderBody, reference: Reference): Problem[] {
  const { ORDEN } = body;
  const found: Problem[] = [];
  const number = checkOrderNumber(ORDEN.NUMERO_ORDEN);
  if (!number.ok) found.push(problem('order.number', 'ORDEN.NUMERO_ORDEN', number.reason));
  if (ORDEN.REGISTRO_DECLARANTE !== '' && !/^[A-Za-z0-9]{3,4}$/.test(ORDEN.REGISTRO_DECLARANTE)) {
    const message = `Registro del agente: «${ORDEN.REGISTRO_DECLARANTE}» debe tener 3 o 4 letras o dígitos; corríjalo.`;
    found.push(problem('order.registration', 'ORDEN.REGISTRO_DECLARANTE', message));
  }
  if (ORDEN.FECHA_APERTURA > reference.today) {
    const message = 'Fecha de apertura: es posterior a hoy; corríjala.';
    found.push(problem('order.opened-later', 'ORDEN.FECHA_APERTURA', message));
  }
  if (ORDEN.FECHA_LIMITE !== '' && ORDEN.FECHA_LIMITE < ORDEN.FECHA_APERTURA) {
    const message = 'Fecha límite: es anterior a la fecha de apertura; corrija una de las dos.';
    found.push({
      ...warning('order.due-early', 'ORDEN.FECHA_LIMITE', message),
      relatedPath: 'ORDEN.FECHA_APERTURA',
    });
  }
  for (const { line, index } of owedLines(body)) {
    const message = `Recepción: falta «${line.CONCEPTO}», que pide el régimen; márquela al recibirla o quite la línea si no aplica.`;
    found.push(warning('order.not-received', `RECIBIDO[${index}].RECIBIDO`, message));
  }
  return found;
}
