import type { InvoiceSource, OrderSources, TransportSource } from '../../shared/dva/derive/sources.ts';
import { anyInvoice } from '../invoices/invoices.ts';
import { storeOf } from '../runtime/documents/implementations.ts';
import type { DocumentStore } from '../runtime/documents/store.ts';
import type { Call } from '../runtime/executor.ts';
import { anyTransport } from '../transport-documents/documents.ts';
import { openOrderFor } from '../work-orders/orders.ts';

/** Documents read at once; more only queue up behind the same connections. */
const AT_ONCE = 20;

const byNumber = new Intl.Collator('es-GT', { numeric: true });

/** Every living document of a kind in an order with its body, in the order in which they were made. */
export async function livingOfOrder<D>(
  store: DocumentStore,
  orderId: string,
): Promise<{ id: string; body: D }[]> {
  const headers = (await store.headers(orderId))
    .filter(({ ESTADO }) => !ESTADO.startsWith('ANULAD'))
    .sort((a, b) => (a.ID < b.ID ? -1 : 1));
  const found: { id: string; body: D }[] = [];
  for (let at = 0; at < headers.length; at += AT_ONCE) {
    const part = headers.slice(at, at + AT_ONCE).map(async ({ ID, VERSION }) => ({
      id: ID,
      body: (await store.content(ID, VERSION)).body as D,
    }));
    found.push(...(await Promise.all(part)));
  }
  return found;
}

/** What the DVAs of an order are derived from; refuses an order that is closed or not the company's. */
export async function orderSources(call: Call<unknown>, orderId: string): Promise<OrderSources> {
  const order = await openOrderFor(call, orderId, 'derivar declaraciones del valor');
  const [found, transports] = await Promise.all([
    livingOfOrder<InvoiceSource['body']>(storeOf(anyInvoice, call), orderId),
    livingOfOrder<TransportSource['body']>(storeOf(anyTransport, call), orderId),
  ]);
  // By number, as on the paper: invoices of one import share their moment.
  const invoices = found.sort((a, b) =>
    byNumber.compare(a.body.FACTURA.NUMERO_FACTURA, b.body.FACTURA.NUMERO_FACTURA),
  );
  return { order, invoices, transports };
}
