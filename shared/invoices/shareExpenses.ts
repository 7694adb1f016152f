import { prorate } from '../foundation/decimal/prorate.ts';
import type { InvoiceHeader, InvoiceItem } from './dataSets.ts';
import { amountOf, unitsOf } from './units.ts';

/**
 * Shares of the header among the lines, in cents and by largest remainder, so that every column sums to its header:
 * FOB by the value of the lines (delivered prices come down to FOB, discounts are spread), then freight, insurance
 * and others by METODO_PRORRATEO. A method whose measure no line has falls back to FOB.
 * @param fob FOB of the whole invoice in cents.
 * @returns the computed values of the line at an index.
 */
export function shareExpenses(
  header: InvoiceHeader,
  items: readonly InvoiceItem[],
  fob: number,
): (index: number) => Partial<InvoiceItem> {
  const fobs = prorate(
    fob,
    columnOf(items, (item) => unitsOf(item.VALOR_ITEM)),
  );
  const weights = weightsOf(header.METODO_PRORRATEO, items, fobs);
  const freights = prorate(unitsOf(header.VALOR_FLETE), weights);
  const insurances = prorate(unitsOf(header.VALOR_SEGURO), weights);
  const others = prorate(unitsOf(header.VALOR_OTROS), weights);
  return (index) => ({
    VALOR_FOB: amountOf(fobs[index]!),
    VALOR_FLETE: amountOf(freights[index]!),
    VALOR_SEGURO: amountOf(insurances[index]!),
    VALOR_OTROS: amountOf(others[index]!),
    VALOR_CIF: amountOf(fobs[index]! + freights[index]! + insurances[index]! + others[index]!),
  });
}

/** What lines weigh in the sharing of an expense, as METODO_PRORRATEO says: FOB, gross weight or quantity. */
export function weightsOf(
  method: string,
  items: readonly InvoiceItem[],
  fobs: number[],
): Float64Array | number[] {
  const measured =
    method === 'PESO'
      ? columnOf(items, (item) => unitsOf(item.PESO_BRUTO, 3))
      : method === 'CANTIDAD'
        ? columnOf(items, (item) => unitsOf(item.CANTIDAD_UNIDADES, 3))
        : undefined;
  return measured?.some((weight) => weight > 0) ? measured : fobs;
}

const columnOf = (items: readonly InvoiceItem[], read: (item: InvoiceItem) => number): Float64Array =>
  Float64Array.from(items, read);
