import type { Reference } from '../foundation/documents/reference.ts';
import { fromUnits, multiply, round } from '../foundation/decimal/decimal.ts';
import { precision } from '../foundation/fields/precision.ts';
import type { InvoiceBody, InvoiceHeader, InvoiceItem } from './dataSets.ts';
import { followItems } from './followItems.ts';
import { declaredPart, incotermOf, invoiceTotal } from './incoterm.ts';
import { itemValues } from './itemValues.ts';
import { shareExpenses } from './shareExpenses.ts';
import { withValues } from './withValues.ts';
import { amountOf, isTooLarge, sumsFit, unitsOf } from './units.ts';

/**
 * Fills what follows from what was typed: value of each line, its share of FOB and expenses (always summing to the
 * header, to the cent), the totals, and which item each detail belongs to. Amounts stay in the invoice's currency; only VALOR_TRANSACCION is in US dollars.
 */
export function calculateInvoice(stored: InvoiceBody, reference: Reference): InvoiceBody {
  const body = followItems(stored);
  const header = withDefaults(body.FACTURA);
  const valued = body.ITEMS.map((item, index) => withValues(item, itemValues(item, index, header)));
  if (!sumsFit(valued)) return { ...body, FACTURA: header, ITEMS: valued };
  const sumOfItems = valued.reduce((total, item) => total + unitsOf(item.VALOR_ITEM), 0);
  const fob =
    header.VALOR_FOB === ''
      ? Math.max(0, sumOfItems - unitsOf(header.VALOR_DESCUENTO))
      : unitsOf(header.VALOR_FOB);
  const shares = shareExpenses(header, valued, fob);
  const items = valued.map((item, index) => withValues(item, shares(index)));
  const FACTURA = withValues(header, totals(header, items, { fob, sumOfItems }, reference));
  const ITEMS = items.every((item, index) => item === body.ITEMS[index]) ? body.ITEMS : items;
  return FACTURA === body.FACTURA && ITEMS === body.ITEMS ? body : { ...body, FACTURA, ITEMS };
}

const ONE = round('1', precision.rate.decimals);

/** A dollar is a dollar: nobody types the rate of an invoice in US dollars. */
const withDefaults = (header: InvoiceHeader): InvoiceHeader =>
  header.ID_MONEDA === 'USD' && header.TIPO_CAMBIO === '' ? { ...header, TIPO_CAMBIO: ONE } : header;

function totals(
  header: InvoiceHeader,
  items: readonly InvoiceItem[],
  { fob, sumOfItems }: { fob: number; sumOfItems: number },
  reference: Reference,
): Partial<InvoiceHeader> {
  const parts = {
    fob: amountOf(fob),
    freight: amountOf(unitsOf(header.VALOR_FLETE)),
    insurance: amountOf(unitsOf(header.VALOR_SEGURO)),
    others: amountOf(unitsOf(header.VALOR_OTROS)),
  };
  const cif = fob + unitsOf(header.VALOR_FLETE) + unitsOf(header.VALOR_SEGURO) + unitsOf(header.VALOR_OTROS);
  const term = incotermOf(reference, header.ID_INCOTERM);
  const total = term ? invoiceTotal(parts, term) : '';
  const declared = (amount: string, included?: boolean, declares?: boolean): string => {
    const text = term ? declaredPart(amount, included!, declares!) : '';
    return text === '' ? '' : round(text, 2);
  };
  return {
    SUMA_ITEMS: amountOf(sumOfItems),
    VALOR_CIF: amountOf(cif),
    TOTAL_FACTURA: total,
    FLETE_DECLARADO: declared(parts.freight, term?.includes.freight, term?.declares.freight),
    SEGURO_DECLARADO: declared(parts.insurance, term?.includes.insurance, term?.declares.insurance),
    OTROS_DECLARADOS: declared(parts.others, term?.includes.others, term?.declares.others),
    VALOR_TRANSACCION:
      total === '' || header.TIPO_CAMBIO === '' ? '' : multiply(total, header.TIPO_CAMBIO, 2),
    PESO_BRUTO: sumOf(items, 'PESO_BRUTO', precision.weight.decimals),
    PESO_NETO: sumOf(items, 'PESO_NETO', precision.weight.decimals),
    CANTIDAD_BULTOS: sumOf(items, 'CANTIDAD_BULTOS', 2),
  };
}

/** Sum of a column with its decimals; '' when no line has it, so that «not known» does not read as zero. */
function sumOf(
  items: readonly InvoiceItem[],
  name: 'PESO_BRUTO' | 'PESO_NETO' | 'CANTIDAD_BULTOS',
  decimals: number,
): string {
  let units = 0;
  let known = false;
  for (const item of items) {
    const value = item[name];
    if (value === '' || isTooLarge(value)) continue;
    known = true;
    units += unitsOf(value, decimals);
  }
  return known ? fromUnits(units, decimals) : '';
}
