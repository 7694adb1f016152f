import { multiply, toUnits } from '../../foundation/decimal/decimal.ts';
import { prorate } from '../../foundation/decimal/prorate.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { incotermOf } from '../../invoices/incoterm.ts';
import type { InvoiceSource, OrderSources, TransportSource } from './sources.ts';
import { transportOf } from './transportOf.ts';

/** One expense of an invoice in US cents, and whether the price already holds it. */
export interface Expense {
  cents: number;
  included: boolean;
}

/** An invoice in US cents. `price` is what is paid: FOB plus the included expenses, exactly. */
export interface InvoiceDollars {
  price: number;
  fob: number;
  freight: Expense;
  insurance: Expense;
  others: Expense;
}

const cents = (value: string): number => toUnits(value, 2);

/** Dollars for one unit of the invoice's currency; an invoice in dollars needs none. '' when it is not known. */
export const rateOf = ({ body: { FACTURA } }: InvoiceSource): string =>
  FACTURA.TIPO_CAMBIO !== '' ? FACTURA.TIPO_CAMBIO : FACTURA.ID_MONEDA === 'USD' ? '1' : '';

/** The price is converted once and split over FOB and what it includes, so that rounding cannot part them. */
function ownDollars(invoice: InvoiceSource, reference: Reference): InvoiceDollars {
  const { FACTURA, ITEMS } = invoice.body;
  const rate = rateOf(invoice) || '0';
  const term = incotermOf(reference, FACTURA.ID_INCOTERM);
  const price = cents(FACTURA.VALOR_TRANSACCION);
  const amounts = [FACTURA.VALOR_FLETE, FACTURA.VALOR_SEGURO, FACTURA.VALOR_OTROS];
  const included = [term?.includes.freight, term?.includes.insurance, term?.includes.others].map(
    (each) => each ?? false,
  );
  const declared = [term?.declares.freight, term?.declares.insurance, term?.declares.others];
  const fob = ITEMS.reduce((sum, item) => sum + cents(item.VALOR_FOB), 0);
  const [fobShare, ...shares] = prorate(price, [
    fob,
    ...amounts.map((each, i) => (included[i] ? cents(each) : 0)),
  ]);
  const [freight, insurance, others] = amounts.map((each, i): Expense => {
    const added = declared[i] ? cents(multiply(each, rate, 2)) : 0;
    return { cents: included[i] ? shares[i]! : added, included: included[i]! };
  });
  return { price, fob: fobShare!, freight: freight!, insurance: insurance!, others: others! };
}

/**
 * What an invoice weighs in the sharing of an expense of its transport document: its FOB in cents, its gross weight or
 * its quantity in whole units, as METODO_PRORRATEO says. A method whose measure no invoice has falls back to FOB.
 */
function measuresOf(invoices: readonly InvoiceSource[], dollars: readonly InvoiceDollars[]): number[] {
  const method = invoices[0]?.body.FACTURA.METODO_PRORRATEO;
  const sumOf = (name: 'PESO_BRUTO' | 'CANTIDAD_UNIDADES', decimals: number): number[] =>
    invoices.map(({ body }) => body.ITEMS.reduce((sum, item) => sum + toUnits(item[name], decimals), 0));
  const measured =
    method === 'PESO' ? sumOf('PESO_BRUTO', 2) : method === 'CANTIDAD' ? sumOf('CANTIDAD_UNIDADES', 3) : [];
  return measured.some((each) => each > 0) ? measured : dollars.map((each) => each.fob);
}

/** Freight of a transport document in US cents; undefined when there is none or its currency has no rate here. */
function transportFreight(
  transport: TransportSource,
  invoices: readonly InvoiceSource[],
): number | undefined {
  const { VALOR_FLETE, ID_MONEDA_FLETE } = transport.body.DOCUMENTO;
  if (VALOR_FLETE === '') return undefined;
  if (ID_MONEDA_FLETE === '' || ID_MONEDA_FLETE === 'USD') return cents(VALOR_FLETE);
  const same = invoices.find((each) => each.body.FACTURA.ID_MONEDA === ID_MONEDA_FLETE);
  const rate = same ? rateOf(same) : '';
  return rate === '' ? undefined : cents(multiply(VALOR_FLETE, rate, 2));
}

/**
 * Every invoice of an order in US cents, each amount converted once, rounded half up. FOB and what the price includes
 * always sum to box 39. Where no invoice of a transport document names a freight and
 * their terms do not include it, the document's own freight is shared among them by FOB, weight or quantity, by
 * largest remainder.
 */
export function orderDollars(sources: OrderSources, reference: Reference): Map<string, InvoiceDollars> {
  const dollars = new Map(sources.invoices.map((each) => [each.id, ownDollars(each, reference)]));
  for (const transport of sources.transports) {
    const carried = sources.invoices.filter(
      (each) => transportOf(each, sources.transports)?.id === transport.id,
    );
    const own = carried.map((each) => dollars.get(each.id)!);
    const freight = transportFreight(transport, carried);
    if (freight === undefined || own.some((each) => each.freight.cents > 0)) continue;
    const bearing = carried.filter((each) => !dollars.get(each.id)!.freight.included);
    const borne = bearing.map((each) => dollars.get(each.id)!);
    const shares = prorate(freight, measuresOf(bearing, borne));
    borne.forEach((each, index) => (each.freight.cents = shares[index]!));
  }
  return dollars;
}
