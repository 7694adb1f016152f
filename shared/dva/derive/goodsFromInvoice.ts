import { divide, fromUnits, isZero, multiply, toUnits } from '../../foundation/decimal/decimal.ts';
import { prorate } from '../../foundation/decimal/prorate.ts';
import { blankRecord } from '../../foundation/fields/dataSet.ts';
import { precision } from '../../foundation/fields/precision.ts';
import type { InvoiceHeader, InvoiceItem } from '../../invoices/dataSets.ts';
import { weightsOf } from '../../invoices/shareExpenses.ts';
import { serialsByItem, serialText } from '../../invoices/serials.ts';
import { dvaDataSets, type DvaGoodsLine } from '../fields/dataSets.ts';
import { rateOf, type Expense, type InvoiceDollars } from './orderDollars.ts';
import type { InvoiceSource } from './sources.ts';

const UNIT_DECIMALS = precision.dollarUnitValue.decimals;

/**
 * Box 38 in dollars: the invoice's own unit value, or what was paid for the line by its quantity where the invoice has
 * none, or has one from which its discount was not taken yet.
 * @param price cents of dollars paid for the line
 */
function unitValue(
  item: InvoiceItem,
  { VALOR_DESCUENTO }: InvoiceHeader,
  rate: string,
  price: number,
): string {
  const { VALOR_UNITARIO: own, CANTIDAD_UNIDADES: count } = item;
  const isPaid = own !== '' && isZero(VALOR_DESCUENTO);
  if (isPaid || isZero(count)) return own === '' ? '' : multiply(own, rate, UNIT_DECIMALS);
  return divide(fromUnits(price, 2), count, UNIT_DECIMALS);
}

/** Same names in an invoice item and a goods line: they pass unchanged. */
const SAME = [
  'ID_ITEM',
  'ID_PRODUCTO',
  'CANTIDAD_UNIDADES',
  'ID_UNIDAD_MEDIDA',
  'NOMBRE_COMERCIAL',
  'CARACTERISTICAS',
  'ID_ESTADO_MERCANCIA',
  'CLASIFICACION_ARANCELARIA',
  'ACUERDO_PREFERENCIAL_1',
  'ACUERDO_PREFERENCIAL_2',
] as const satisfies readonly (keyof InvoiceItem & keyof DvaGoodsLine)[];

type Weights = Parameters<typeof prorate>[1];

/** Room for serial numbers below box 32. */
const SERIAL_LENGTH = dvaDataSets.MERCANCIAS.fields.NUMERO_SERIAL.max ?? 0;

/**
 * Goods lines of one invoice in dollars. Each column sums to its invoice to the cent (largest remainder); VALOR_ITEM
 * is the line's part of the price paid, so that the lines sum to box 39.
 */
export function goodsFromInvoice(invoice: InvoiceSource, dollars: InvoiceDollars): DvaGoodsLine[] {
  const { FACTURA, ITEMS } = invoice.body;
  const rate = rateOf(invoice) || '0';
  const weights = ITEMS.map((item) => toUnits(item.VALOR_FOB, 2));
  const fobs = prorate(dollars.fob, weights);
  const share = (
    { cents }: Expense,
    column: 'VALOR_FLETE' | 'VALOR_SEGURO' | 'VALOR_OTROS',
    unsaid: Weights = weights,
  ): number[] => {
    const own = ITEMS.map((item) => toUnits(item[column], 2));
    return prorate(cents, own.some((weight) => weight > 0) ? own : unsaid);
  };
  // A freight that the transport document alone names is shared as one that the invoice says.
  const freights = share(dollars.freight, 'VALOR_FLETE', weightsOf(FACTURA.METODO_PRORRATEO, ITEMS, weights));
  const insurances = share(dollars.insurance, 'VALOR_SEGURO');
  const others = share(dollars.others, 'VALOR_OTROS');
  const inPrice = ({ included }: Expense, cents: number): number => (included ? cents : 0);
  const serials = serialsByItem(invoice.body);
  return ITEMS.map((item, index): DvaGoodsLine => {
    const fob = fromUnits(fobs[index]!, 2);
    const price =
      fobs[index]! +
      inPrice(dollars.freight, freights[index]!) +
      inPrice(dollars.insurance, insurances[index]!) +
      inPrice(dollars.others, others[index]!);
    const line = blankRecord(dvaDataSets.MERCANCIAS);
    for (const name of SAME) line[name] = item[name];
    return {
      ...line,
      ID_FACTURA: invoice.id,
      NUMERO_SERIAL: serialText(serials.get(item.ID_ITEM) ?? [], SERIAL_LENGTH),
      MARCA: item.MARCA || 'SIN MARCA',
      MODELO_ESTILO: item.MODELO_ESTILO || 'SIN MODELO',
      ID_PAIS_ORIGEN: item.ID_PAIS_ORIGEN || FACTURA.ID_PAIS_ORIGEN,
      VALOR_UNITARIO: unitValue(item, FACTURA, rate, price),
      VALOR_ITEM: fromUnits(price, 2),
      VALOR_FOB: fob,
      VALOR_FLETE: fromUnits(freights[index]!, 2),
      VALOR_SEGURO: fromUnits(insurances[index]!, 2),
      VALOR_OTROS: fromUnits(others[index]!, 2),
    };
  });
}
