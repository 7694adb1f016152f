import { createHash } from 'node:crypto';
import { dvaCountries } from '../../shared/dva/countries.ts';
import type { dvaProcedures } from '../../shared/dva/procedures.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { formatOrderNumber } from '../../shared/foundation/numbers/orderNumber.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { newPrintRow, printKey } from '../runtime/prints/row.ts';
import { knownPrint, startPrint } from '../runtime/prints/startPrint.ts';
import { ordersOf } from '../work-orders/orders.ts';
import { dvasOf } from './dvas.ts';
import { summaryKind } from './makeSummary.ts';
import { SUMMARY_PREFIX, summaryAnswer, type SummaryRow } from './summaryRow.ts';

/** From so many DVAs on reading them takes longer than an answer may wait. */
const LONG = 60;

interface Asked {
  ID_ORDEN?: string | undefined;
  DUCA_ID?: string | undefined;
}

interface Listed {
  /** Order or DUCA that the summary belongs to. */
  owner: string;
  dvas: HeaderRow[];
  orderId: string;
}

/** DVAs of the order or declaration that live, oldest first; refuses one that the company has not. */
async function listed(call: Call<Asked>): Promise<Listed> {
  const { ID_ORDEN = '', DUCA_ID = '' } = call.input;
  if ((ID_ORDEN === '') === (DUCA_ID === '')) {
    throw refusal('params.invalid', {
      name: 'ID_ORDEN',
      reason: 'indique la orden o la DUCA, una de las dos',
    });
  }
  if (ID_ORDEN !== '') await ordersOf(call).header(ID_ORDEN);
  const headers = await dvasOf(call).headers(ID_ORDEN === '' ? undefined : ID_ORDEN);
  const dvas = headers
    .filter(
      ({ ESTADO, RESUMEN }) => ESTADO !== 'ANULADA' && (DUCA_ID === '' || RESUMEN['DUCA_ID'] === DUCA_ID),
    )
    .sort((a, b) => (a.ID < b.ID ? -1 : 1));
  if (dvas.length === 0) {
    if (DUCA_ID !== '') throw refusal('not-found', { what: 'ninguna declaración del valor de una DUCA' });
    const summary =
      'La orden no tiene declaraciones del valor. Derívelas de sus facturas antes de imprimir el resumen.';
    throw refusal('rejected', { summary });
  }
  return { owner: ID_ORDEN || DUCA_ID, dvas, orderId: dvas[0]!.ID_ORDEN };
}

async function documentNumber(call: Call<unknown>, orderId: string): Promise<string> {
  if (orderId === '') return '';
  const { RESUMEN } = await ordersOf(call).header(orderId);
  return formatOrderNumber(RESUMEN['NUMERO_ORDEN'] ?? '') || (RESUMEN['CORRELATIVO'] ?? '');
}

/** Named by all that it shows, so that the same versions always give the same stored bytes. */
function newRow(
  call: Call<unknown>,
  { owner, dvas }: Listed,
  DOCUMENTO: string,
  BORRADOR: boolean,
): SummaryRow {
  const DVAS = dvas.map(({ ID, VERSION }) => ({ ID, VERSION }));
  const facts = JSON.stringify([DVAS, DOCUMENTO, BORRADOR]);
  const IMPRESION = `${SUMMARY_PREFIX}${createHash('sha256').update(facts).digest('hex').slice(0, 32)}`;
  return {
    ...newPrintRow(call, owner, IMPRESION, `DVA resumida ${DOCUMENTO || owner}.pdf`),
    DVAS,
    DOCUMENTO,
    MOMENTO: dvas.reduce((last, { MODIFICADO }) => (MODIFICADO > last ? MODIFICADO : last), ''),
    BORRADOR,
  };
}

/**
 * Prints the summarised DVA of an order or DUCA where the customs service takes one, and answers with a link of five
 * minutes; many DVAs are read by the worker. A DVA with holes is refused by its name, unless it is a draft.
 */
export const printSummary: Implementation<typeof dvaProcedures.printSummary> = async (call) => {
  const { services, scope, input } = call;
  if (!dvaCountries[scope.country].summary) {
    const summary = 'La DVA resumida no se usa en su país. Imprima cada declaración del valor.';
    throw refusal('rejected', { summary });
  }
  const found = await listed(call);
  const { owner } = found;
  const fresh = newRow(call, found, await documentNumber(call, found.orderId), input.BORRADOR ?? false);
  const row =
    (await knownPrint(call, summaryKind, owner, fresh.IMPRESION)) ??
    (await startPrint(call, summaryKind, owner, fresh, fresh.DVAS.length > LONG));
  return summaryAnswer(services, scope, owner, row);
};

/** State of a summary, with its link once it is ready. */
export const printSummaryStatus: Implementation<typeof dvaProcedures.printSummaryStatus> = async (call) => {
  const { services, scope, input } = call;
  const { owner } = await listed(call);
  const row = input.IMPRESION.startsWith(SUMMARY_PREFIX)
    ? await services.database.get<SummaryRow>('dva', printKey(scope, owner, input.IMPRESION))
    : undefined;
  if (!row) throw refusal('not-found', { what: 'ninguna impresión' });
  return summaryAnswer(services, scope, owner, row);
};
