import { theoreticalInsurance } from '../../catalogues/theoreticalInsurance.ts';
import { formatAmount } from '../../foundation/decimal/amount.ts';
import { fromUnits, isZero, multiply, toUnits } from '../../foundation/decimal/decimal.ts';
import { prorate } from '../../foundation/decimal/prorate.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { incotermOf } from '../../invoices/incoterm.ts';
import { warning, type Problem } from '../../foundation/rules/problem.ts';
import { allOf } from '../../foundation/text/listed.ts';
import type { InvoiceSource, OrderSources, TransportSource } from './sources.ts';
import { doubtProblem } from './doubtProblem.ts';
import { doubtsOf, transportsOf } from './transportOf.ts';

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
    method === 'PESO' ? sumOf('PESO_BRUTO', 3) : method === 'CANTIDAD' ? sumOf('CANTIDAD_UNIDADES', 3) : [];
  return measured.some((each) => each > 0) ? measured : dollars.map((each) => each.fob);
}

/** Freight of a transport document in US cents; undefined when its currency has no rate among the invoices. */
function freightOf(transport: TransportSource, invoices: readonly InvoiceSource[]): number | undefined {
  const { VALOR_FLETE, ID_MONEDA_FLETE } = transport.body.DOCUMENTO;
  if (ID_MONEDA_FLETE === '' || ID_MONEDA_FLETE === 'USD') return cents(VALOR_FLETE);
  const same = invoices.find((each) => each.body.FACTURA.ID_MONEDA === ID_MONEDA_FLETE);
  const rate = same ? rateOf(same) : '';
  return rate === '' ? undefined : cents(multiply(VALOR_FLETE, rate, 2));
}

/** What a transport document's freight does to the invoices that it carries. */
interface Carriage {
  transport: TransportSource;
  carried: InvoiceSource[];
  /** Invoices that bear the freight: their terms do not include it and declare it. */
  bearing: InvoiceSource[];
  /** In US cents; undefined without a rate. */
  freight: number | undefined;
  /** US cents of freight that the invoices name themselves. */
  named: number;
}

/** @param dollars what the invoices say themselves, no freight of a transport document among it. */
function carriagesOf(
  { invoices, transports }: OrderSources,
  dollars: ReadonlyMap<string, InvoiceDollars>,
  reference: Reference,
): Carriage[] {
  const carriers = invoices.map((each) => transportsOf(each, { invoices, transports }));
  return transports.map((transport) => {
    const carried = invoices.filter((_, index) => carriers[index]!.includes(transport));
    return {
      transport,
      carried,
      bearing: carried.filter(({ id, body }) => {
        const declares = incotermOf(reference, body.FACTURA.ID_INCOTERM)?.declares.freight ?? true;
        return declares && !dollars.get(id)!.freight.included;
      }),
      freight: freightOf(transport, carried),
      named: namedBy(carried, dollars),
    };
  });
}

const namedBy = (invoices: readonly InvoiceSource[], dollars: ReadonlyMap<string, InvoiceDollars>): number =>
  invoices.reduce((sum, each) => sum + dollars.get(each.id)!.freight.cents, 0);

const ownOfAll = ({ invoices }: OrderSources, reference: Reference): Map<string, InvoiceDollars> =>
  new Map(invoices.map((each) => [each.id, ownDollars(each, reference)]));

/**
 * Every invoice of an order in US cents, each amount converted once, rounded half up. FOB and what the price includes
 * always sum to box 39. Where no invoice of a transport document names a freight and
 * their terms do not include it, the document's own freight is shared among them by FOB, weight or quantity, by
 * largest remainder; an invoice that several documents carry bears its part of each. Where none is paid, insurance is
 * the theoretical one.
 */
export function orderDollars(sources: OrderSources, reference: Reference): Map<string, InvoiceDollars> {
  const dollars = paidDollars(sources, reference);
  insure(sources, dollars, reference);
  return dollars;
}

/** The same of what was paid alone: no insurance that was not. */
export function paidDollars(sources: OrderSources, reference: Reference): Map<string, InvoiceDollars> {
  const dollars = ownOfAll(sources, reference);
  for (const { bearing, freight, named } of carriagesOf(sources, dollars, reference)) {
    if (freight === undefined || named > 0) continue;
    const borne = bearing.map((each) => dollars.get(each.id)!);
    const shares = prorate(freight, measuresOf(bearing, borne));
    borne.forEach((each, index) => (each.freight.cents += shares[index]!));
  }
  return dollars;
}

/** An invoice whose price includes no insurance and that names none bears the theoretical one, of FOB plus freight. */
function insure(
  { invoices }: OrderSources,
  dollars: ReadonlyMap<string, InvoiceDollars>,
  reference: Reference,
): void {
  const theoretical = theoreticalInsurance(reference);
  if (!theoretical) return;
  for (const { id, body } of invoices) {
    const { fob, freight, insurance } = dollars.get(id)!;
    const declares = incotermOf(reference, body.FACTURA.ID_INCOTERM)?.declares.insurance ?? false;
    if (!declares || insurance.included || insurance.cents > 0) continue;
    insurance.cents = theoretical.of(fob + freight.cents);
  }
}

const money = (units: number): string => `${formatAmount(fromUnits(units, 2), 2)} US$`;
const numberOf = ({ transport: { body } }: Carriage): string =>
  body.DOCUMENTO.NUMERO_DOCUMENTO || 'sin número';
const documentOf = (carriage: Carriage): string => `El documento de transporte ${numberOf(carriage)}`;

/** Freight of a transport document that the DVAs do not take over, so that none is left out unseen. */
export function freightProblems(sources: OrderSources, reference: Reference): Problem[] {
  if (sources.invoices.length === 0) return [];
  const dollars = ownOfAll(sources, reference);
  const charging = carriagesOf(sources, dollars, reference).filter(
    ({ transport }) => !isZero(transport.body.DOCUMENTO.VALOR_FLETE),
  );
  const borne = charging.filter(({ bearing }) => bearing.length > 0);
  const doubts = doubtsOf(sources);
  return [
    ...doubts.map(doubtProblem),
    ...charging
      .filter(
        ({ carried, transport }) =>
          carried.length === 0 && !doubts.some((each) => each.transport === transport),
      )
      .map((each) => withoutInvoice(each, sources.transports.length)),
    ...borne.filter(({ freight, named }) => named === 0 && freight === undefined).map(withoutRate),
    ...ofSameInvoices(borne.filter(({ named }) => named > 0)).flatMap((each) => differing(each, dollars)),
  ];
}

/** @param count transport documents of the order: an only one would carry every invoice. */
function withoutInvoice(carriage: Carriage, count: number): Problem {
  const { VALOR_FLETE, ID_MONEDA_FLETE } = carriage.transport.body.DOCUMENTO;
  const currency = ID_MONEDA_FLETE === '' || ID_MONEDA_FLETE === 'USD' ? 'US$' : ID_MONEDA_FLETE;
  const message = `${documentOf(carriage)} dice un flete de ${formatAmount(VALOR_FLETE, 2)} ${currency} y no nombra ninguna factura de la orden, que tiene ${count} documentos de transporte: ese flete no entra en la casilla 42.10 de ninguna DVA. Escriba en él las facturas que ampara.`;
  return warning('dva.freight-without-invoice', '', message);
}

function withoutRate(carriage: Carriage): Problem {
  const { ID_MONEDA_FLETE } = carriage.transport.body.DOCUMENTO;
  const message = `${documentOf(carriage)} tiene el flete en ${ID_MONEDA_FLETE} y ninguna factura suya da el cambio de esa moneda a dólares; escriba el flete en dólares, o en la casilla 42.10 de cada DVA.`;
  return warning('dva.freight-without-rate', '', message);
}

/** Carriages that share an invoice, directly or through others: what their invoices name is of them together. */
function ofSameInvoices(carriages: readonly Carriage[]): Carriage[][] {
  return carriages.reduce<Carriage[][]>((groups, carriage) => {
    const shares = (group: Carriage[]): boolean =>
      group.some(({ carried }) => carried.some((each) => carriage.carried.includes(each)));
    return [...groups.filter((each) => !shares(each)), [...groups.filter(shares).flat(), carriage]];
  }, []);
}

/** What documents say of freight and their invoices say otherwise. */
function differing(carriages: readonly Carriage[], dollars: ReadonlyMap<string, InvoiceDollars>): Problem[] {
  const named = namedBy([...new Set(carriages.flatMap(({ carried }) => carried))], dollars);
  const said = carriages.reduce((sum, { freight = 0 }) => sum + freight, 0);
  const unknown = carriages.filter(({ freight }) => freight === undefined);
  // The invoices may speak of these too, unless the others make up all that they name.
  if (unknown.length > 0) return said < named ? [] : unknown.map(withoutRate);
  if (said === named) return [];
  const documents =
    carriages.length === 1
      ? `${documentOf(carriages[0]!)} dice`
      : `Los documentos de transporte ${allOf(carriages.map(numberOf))} dicen juntos`;
  const message = `${documents} un flete de ${money(said)} y sus facturas, de ${money(named)}; la casilla 42.10 toma el de las facturas. Corrija el que no sea.`;
  return [warning('dva.freight-differs', '', message)];
}
