import { fromUnits } from '../../foundation/decimal/decimal.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { blankRecord } from '../../foundation/fields/dataSet.ts';
import { statedNumbers } from '../../invoices/statedNumbers.ts';
import { calculateDva } from '../calculateDva.ts';
import { dvaDataSets, type DvaBody, type DvaInvoiceLine } from '../fields/dataSets.ts';
import { ADDITIONS, DEDUCTIONS } from '../fields/value.ts';
import { goodsFromInvoice } from './goodsFromInvoice.ts';
import { headerFromInvoice } from './headerFromInvoice.ts';
import type { Expense, InvoiceDollars } from './orderDollars.ts';
import type { InvoiceSource, OrderSources } from './sources.ts';

const amount = (cents: number): string => fromUnits(cents, 2);

function invoiceLine(
  { id, body: { FACTURA } }: InvoiceSource,
  number: string,
  dollars: InvoiceDollars,
): DvaInvoiceLine {
  return {
    ...blankRecord(dvaDataSets.FACTURAS),
    ID_FACTURA: id,
    NUMERO_FACTURA: number,
    FECHA_FACTURA: FACTURA.FECHA_FACTURA,
    ID_MONEDA: FACTURA.ID_MONEDA,
    TOTAL_MONEDA: FACTURA.TOTAL_FACTURA,
    VALOR_FOB: amount(dollars.fob),
    VALOR_FLETE: amount(dollars.freight.cents),
    VALOR_SEGURO: amount(dollars.insurance.cents),
    VALOR_OTROS: amount(dollars.others.cents),
    TOTAL_FACTURA: amount(dollars.price),
  };
}

/**
 * The DVA of a group of invoices (domain 2.1). Box 39 is what the invoices cost; 42.10 freight, 42.11 handling and
 * 42.12 insurance take only what the price does not include (spec 5, customs value). All in dollars, exact in cents:
 * lines sum to invoices, invoices to boxes, and the CIF of the lines to box 46.
 * @param dollars every invoice of the order, from `orderDollars`.
 * @param number ID_DVA of a new document.
 */
export function dvaFromInvoices(
  group: readonly InvoiceSource[],
  sources: OrderSources,
  dollars: ReadonlyMap<string, InvoiceDollars>,
  number: string,
  reference: Reference,
): DvaBody {
  const [first] = group;
  if (!first) throw new Error('A DVA covers at least one invoice');
  const numbers = statedNumbers(sources.invoices);
  const own = group.map((invoice) => dollars.get(invoice.id)!);
  const added = (pick: (each: InvoiceDollars) => Expense): string =>
    amount(own.reduce((sum, each) => sum + (pick(each).included ? 0 : pick(each).cents), 0));
  const zeros = Object.fromEntries([...ADDITIONS, ...DEDUCTIONS].map((name) => [name, '0.00']));
  const body: DvaBody = {
    DVA: {
      ...headerFromInvoice(first, sources, reference),
      ...zeros,
      ID_DVA: number,
      CASILLA_39: amount(own.reduce((sum, each) => sum + each.price, 0)),
      CASILLA_40: '0.00',
      CASILLA_42_10: added((each) => each.freight),
      CASILLA_42_11: added((each) => each.others),
      CASILLA_42_12: added((each) => each.insurance),
    },
    MERCANCIAS: group.flatMap((invoice, index) => goodsFromInvoice(invoice, own[index]!)),
    FACTURAS: group.map((invoice, index) => invoiceLine(invoice, numbers.get(invoice.id)!, own[index]!)),
    LINEAS_DUCA: [],
  };
  return calculateDva(body, reference);
}
