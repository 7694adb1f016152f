import { sampleReference as reference } from '../catalogues/sampleReference.fixture.ts';
import { blankRecord, type AnyRecord } from '../foundation/fields/dataSet.ts';
import type { Problem } from '../foundation/rules/problem.ts';
import { calculateInvoice } from './calculate.ts';
import { checkInvoice } from './check.ts';
import { invoiceDataSets, type InvoiceHeader, type InvoiceItem } from './dataSets.ts';
import type { DetailName } from './detailDataSets.ts';
import { completeInvoice } from './sampleInvoice.fixture.ts';

export const whole = calculateInvoice(completeInvoice(), reference);
/** Problems of a complete invoice with these changes, judged as it stands: what the product would compute is part of the case. */
export const judged = (
  header: Partial<InvoiceHeader>,
  second: Partial<InvoiceItem> = {},
  details: Partial<Record<DetailName, readonly AnyRecord[]>> = {},
): Problem[] => {
  const filled = Object.entries(details).map(([name, lines]) => {
    const blank = blankRecord(invoiceDataSets[name as DetailName]);
    return [name, lines.map((line) => ({ ...blank, ...line }))];
  });
  return checkInvoice(
    {
      ...whole,
      ...Object.fromEntries(filled),
      FACTURA: { ...whole.FACTURA, ...header },
      ITEMS: whole.ITEMS.map((each, at) =>
        at === 1 ? { ...each, ID_ITEM: 'b', ...second } : { ...each, ID_ITEM: 'a' },
      ),
    },
    reference,
  );
};
/** Those of one code. */
export const one = (code: string, ...of: Parameters<typeof judged>) =>
  judged(...of).filter((each) => each.code === code);
