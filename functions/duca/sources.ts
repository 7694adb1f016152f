import { dvaDefinition } from '../../shared/dva/definition.ts';
import type { DucaSources, Source } from '../../shared/duca/derive/sources.ts';
import { localDay } from '../../shared/foundation/dates/date.ts';
import { anyDocument, type AnyDocument } from '../../shared/foundation/documents/definition.ts';
import { invoiceDefinition } from '../../shared/invoices/definition.ts';
import { transportDefinition } from '../../shared/transport-documents/definition.ts';
import { companyRowKey } from '../runtime/caller.ts';
import { storeOf } from '../runtime/documents/implementations.ts';
import type { DocumentStore } from '../runtime/documents/store.ts';
import type { Call } from '../runtime/executor.ts';
import { rateOn } from '../transmission/rates.ts';
import { ordersOf } from '../work-orders/orders.ts';

/** The kinds of document that a DUCA is formed from and locks. */
export const sourceKinds = {
  dvas: anyDocument(dvaDefinition),
  transports: anyDocument(transportDefinition),
  invoices: anyDocument(invoiceDefinition),
} as const;

const VOID = ['ANULADA', 'ANULADO'];

/** Living documents of one kind of an order, oldest first, with their current bodies. */
async function livingOf<B>(call: Call<unknown>, kind: AnyDocument, orderId: string): Promise<Source<B>[]> {
  const store: DocumentStore = storeOf(kind, call);
  const headers = (await store.headers(orderId)).filter((each) => !VOID.includes(each.ESTADO));
  return Promise.all(
    headers.reverse().map(async ({ ID, VERSION }) => ({
      id: ID,
      body: (await store.content(ID, VERSION)).body as unknown as B,
    })),
  );
}

/** Everything that a DUCA of the order is formed from, read once, in parallel. */
export async function sourcesOf(call: Call<unknown>, orderId: string): Promise<DucaSources> {
  const { services, scope } = call;
  const [order, dvas, transports, invoices, rate, company] = await Promise.all([
    ordersOf(call).open(orderId),
    livingOf<DucaSources['dvas'][number]['body']>(call, sourceKinds.dvas, orderId),
    livingOf<DucaSources['transports'][number]['body']>(call, sourceKinds.transports, orderId),
    livingOf<DucaSources['invoices'][number]['body']>(call, sourceKinds.invoices, orderId),
    rateOn(services, scope.country, localDay(services.now())),
    services.database.get<Record<string, string>>('users', companyRowKey(scope.company)),
  ]);
  return {
    order: { id: orderId, body: order.body as unknown as DucaSources['order']['body'] },
    dvas,
    transports,
    invoices,
    exchangeRate: { rate: rate?.rate ?? '', day: rate?.day ?? '' },
    declarant: {
      NUMERO_IDENTIFICACION: company?.['Nit'] ?? '',
      NOMBRE: company?.['RazonSocial'] || company?.['Nombre'] || '',
      DOMICILIO: company?.['Direccion'] ?? '',
    },
  };
}
