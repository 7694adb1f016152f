import { workOrderDefinition } from '../../shared/work-orders/definition.ts';
import { transportDefinition } from '../../shared/transport-documents/definition.ts';
import { invoiceDefinition } from '../../shared/invoices/definition.ts';
import { dvaDefinition } from '../../shared/dva/definition.ts';
import { dvaFromInvoices } from '../../shared/dva/derive/dvaFromInvoices.ts';
import { orderDollars } from '../../shared/dva/derive/orderDollars.ts';
import { byNumber, type OrderSources } from '../../shared/dva/derive/sources.ts';
import type { DvaBody } from '../../shared/dva/fields/dataSets.ts';
import type { DerivedKind, PapersOfKind } from '../runtime/documents/sources/derivedKind.ts';

/** What the DVAs of an order are derived from. */
export function orderSourcesIn(papers: PapersOfKind): OrderSources {
  const [order] = papers(workOrderDefinition);
  return {
    order: order!.body.ORDEN,
    invoices: byNumber(papers(invoiceDefinition)),
    transports: papers(transportDefinition),
  };
}

/** Ids of the invoices that a DVA covers. */
export const invoicesOf = ({ FACTURAS }: DvaBody): string[] => FACTURAS.map((each) => each.ID_FACTURA);

/** The DVA as a derived document: of its own invoices, which share the freight of the whole order. */
export const derivedDva: DerivedKind<DvaBody> = {
  definition: dvaDefinition,
  reads: 'order',
  order: workOrderDefinition,
  papers: [invoiceDefinition, transportDefinition],
  through: [],
  whole: false,
  derive: (papers, base, reference) => {
    const own = new Set(invoicesOf(base));
    if (!papers(invoiceDefinition).some(({ id }) => own.has(id))) return undefined;
    const sources = orderSourcesIn(papers);
    const group = sources.invoices.filter(({ id }) => own.has(id));
    const dollars = orderDollars(sources, reference);
    return dvaFromInvoices(group, sources, dollars, '', reference);
  },
  builtOn: ({ body }, module, { ID, RESUMEN }) => {
    if (module === 'invoices') return invoicesOf(body).includes(ID);
    if (module !== 'transport-documents') return true;
    // The DVA names its transport documents as far as its box reaches.
    const numbers = body.DVA.NUMERO_TRANSPORTE.split(', ');
    return numbers.some((each) => each !== '' && (RESUMEN['NUMERO_DOCUMENTO'] ?? '').startsWith(each));
  },
};
