import { workOrderDefinition } from '../../shared/work-orders/definition.ts';
import { documentProblems } from '../../shared/foundation/documents/documentProblems.ts';
import { Refusal } from '../../shared/foundation/contracts/refusal.ts';
import { blankBody, blankRecord } from '../../shared/foundation/fields/dataSet.ts';
import { workOrderDataSets, type WorkOrderBody } from '../../shared/work-orders/summary.ts';
import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import type { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { companyRowKey, type CompanyRow } from '../runtime/caller.ts';
import { readyBody } from '../runtime/documents/implementations.ts';
import { personsBody } from '../runtime/documents/personsBody.ts';
import { publicHeader } from '../runtime/documents/rows.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { correlativeText, nextCorrelative, proposedNumber } from './correlative.ts';
import { logWrite } from './log.ts';
import { refuseReserved } from './correlatives/refuseReserved.ts';
import { ordersOf } from './orders.ts';

/** Tries before a call gives up; each loss means that a colleague opened an order in the same moment. */
const ATTEMPTS = 40;

/** Company configuration: the registration of the broker at the customs service, in the company's row. */
type Company = CompanyRow & { REGISTRO_DECLARANTE?: string };

/** Opens a work order with what a person sent. */
export const create: Implementation<typeof workOrderProcedures.create> = async (call) => {
  const own = personsBody(workOrderDefinition, call.input.CUERPO ?? {}, call.scope);
  return openOrder(call, { ...blankBody(workOrderDataSets), ...own }, 'Apertura');
};

/**
 * Opens an order that begins so: correlative and number are taken in the transaction that writes it, so no two share one.
 * @param action what its history says of it
 * @param copyOf the order that it is a copy of
 */
export async function openOrder(
  call: Call<unknown>,
  start: WorkOrderBody,
  action: string,
  copyOf?: string,
): Promise<Result<typeof workOrderProcedures.create>> {
  const reference = await call.reference();
  const typed = { ...blankRecord(workOrderDataSets.ORDEN), ...start.ORDEN };
  const ORDEN: WorkOrderBody['ORDEN'] = {
    ...typed,
    FECHA_APERTURA: typed.FECHA_APERTURA || reference.today,
    ID_PRIORIDAD: typed.ID_PRIORIDAD || 'NORMAL',
    ID_PAIS_IMPORTADOR: typed.ID_PAIS_IMPORTADOR || reference.country,
    REGISTRO_DECLARANTE: typed.REGISTRO_DECLARANTE || (await registrationOf(call)),
  };
  const year = Number(reference.today.slice(0, 4));
  for (let attempt = 1; ; attempt += 1) {
    const { correlative, write } = await nextCorrelative(call, year);
    // After the counter was read: who reserves meanwhile moves it, and this try is lost.
    await refuseReserved(call, ORDEN.NUMERO_ORDEN, 'ORDEN.NUMERO_ORDEN');
    const proposed = proposedNumber(ORDEN.REGISTRO_DECLARANTE, year, correlative);
    const numbered = {
      ...ORDEN,
      CORRELATIVO: correlativeText(year, correlative),
      NUMERO_ORDEN: ORDEN.NUMERO_ORDEN || proposed,
    };
    const body = readyBody(workOrderDefinition, { ...start, ORDEN: numbered }, reference, call.services.id);
    try {
      const id = call.services.id(workOrderDefinition.idPrefix);
      const stored = await ordersOf(call).create(
        { body },
        {
          orderId: '',
          id,
          action,
          reference,
          ...(copyOf === undefined ? {} : { copyOf }),
          extra: [write, logWrite(call, { ID: id, RESUMEN: numbered }, 'Apertura', { PARA: 'CLIENTE' })],
        },
      );
      return {
        header: publicHeader(stored.header),
        body,
        problems: documentProblems(workOrderDefinition, body, reference),
      };
    } catch (error) {
      if (
        attempt >= ATTEMPTS ||
        !(await mayTryAgain(call, error, ORDEN.NUMERO_ORDEN === '', correlative, year))
      )
        throw error;
    }
  }
}

/** Registration of the company's agent, as the company configured it. */
export const registrationOf = async ({ services, scope }: Call<unknown>): Promise<string> =>
  (await services.database.get<Company>('users', companyRowKey(scope.company)))?.REGISTRO_DECLARANTE ?? '';

/**
 * A lost counter is tried again after a short wait. A proposed number that someone typed by hand before is skipped: the
 * counter moves past it.
 */
async function mayTryAgain(
  call: Call<unknown>,
  error: unknown,
  proposed: boolean,
  correlative: number,
  year: number,
): Promise<boolean> {
  if (!(error instanceof Refusal)) return false;
  if (error.code === 'document.state') {
    await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 40));
    return true;
  }
  if (error.code !== 'document.duplicate' || !proposed) return false;
  const next = await nextCorrelative(call, year);
  if (next.correlative === correlative) await call.services.database.aside(next.write).catch(() => undefined);
  return true;
}
