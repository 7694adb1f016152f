import { paperMark } from '../foundation/documents/paperMark.ts';
import { markOf } from '../foundation/documents/mark.ts';
import { remembered } from '../foundation/remembered.ts';
import type { InvoiceHeader } from './dataSets.ts';
import { numberFields } from './fields/number.ts';

/** As much as the number of an invoice holds, also in a declaration. */
const LONGEST = numberFields.NUMERO_FACTURA.max ?? 0;

type Numbered = Pick<InvoiceHeader, 'NUMERO_FACTURA' | 'SERIE'>;
interface Invoice {
  id: string;
  body: { FACTURA: Numbered & Pick<InvoiceHeader, 'NOMBRE_PROVEEDOR'> };
}

/** An invoice by its series and number; by the number alone where it states no series. */
export const seriesAndNumber = ({ SERIE, NUMERO_FACTURA }: Numbered): string =>
  SERIE === '' ? NUMERO_FACTURA : `${SERIE}-${NUMERO_FACTURA}`;

/**
 * The number under which declarations name each invoice of an order, by its id. None of their forms has a box for the
 * series: where one supplier uses a number in several, and all of those papers state theirs, it stands before the number.
 */
export const statedNumbers = remembered((invoices: readonly Invoice[]): ReadonlyMap<string, string> => {
  const alike = new Map<string, Invoice[]>();
  for (const each of invoices) {
    const { NUMERO_FACTURA, NOMBRE_PROVEEDOR } = each.body.FACTURA;
    const mark = paperMark(NUMERO_FACTURA, NOMBRE_PROVEEDOR);
    if (mark !== undefined) alike.set(mark, [...(alike.get(mark) ?? []), each]);
  }
  const numbers = new Map(invoices.map(({ id, body }) => [id, body.FACTURA.NUMERO_FACTURA]));
  for (const papers of alike.values()) {
    const series = new Set(papers.map(({ body }) => markOf('', body.FACTURA.SERIE)));
    if (series.size < 2 || series.has(undefined)) continue;
    const told = papers.map(({ id, body }) => [id, seriesAndNumber(body.FACTURA)] as const);
    if (told.every(([, number]) => number.length <= LONGEST))
      for (const [id, number] of told) numbers.set(id, number);
  }
  return numbers;
});
