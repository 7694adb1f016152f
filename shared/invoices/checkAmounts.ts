import type { Field } from '../foundation/fields/field.ts';
import { labelOf } from '../foundation/fields/label.ts';
import { formatPath } from '../foundation/fields/path.ts';
import { isPersons } from '../foundation/fields/writer.ts';
import { problem, type Problem } from '../foundation/rules/problem.ts';
import { invoiceDataSets, type InvoiceBody } from './dataSets.ts';
import { isTooLarge, sumsFit } from './units.ts';

const numericNames = (fields: Record<string, Field>): string[] =>
  Object.keys(fields).filter((name) => fields[name]!.kind === 'decimal' && isPersons(fields[name]!));

const HEADER = numericNames(invoiceDataSets.FACTURA.fields);
const ITEM = numericNames(invoiceDataSets.ITEMS.fields);

/** Amounts beyond ten thousand million: a slip of the keyboard, and more than the sums may hold. */
export function checkAmounts({ FACTURA, ITEMS }: InvoiceBody): Problem[] {
  const found: Problem[] = [];
  const look = (
    record: Record<string, string>,
    names: readonly string[],
    place: { dataSet: string; line?: number },
  ): void => {
    for (const name of names) {
      if (!isTooLarge(record[name] ?? '')) continue;
      const path = formatPath({ ...place, field: name });
      found.push(
        problem(
          'invoice.too-large',
          path,
          `${labelOf(invoiceDataSets, path)}: el número es demasiado grande; revise los dígitos.`,
        ),
      );
    }
  };
  look(FACTURA, HEADER, { dataSet: 'FACTURA' });
  ITEMS.forEach((item, line) => look(item, ITEM, { dataSet: 'ITEMS', line }));
  if (!sumsFit(ITEMS)) {
    found.push(
      problem(
        'invoice.too-large',
        'ITEMS',
        'Ítems: sus valores suman más de lo que cabe en una factura; revise los dígitos.',
      ),
    );
  }
  return found;
}
