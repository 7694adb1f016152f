import { formatAmount } from '../foundation/decimal/amount.ts';
import { add, compare, isZero } from '../foundation/decimal/decimal.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { isAmountCell } from './cellRules.ts';
import { catalogue } from './names.ts';

/**
 * Why the goods that claim an agreement owe no certificate of origin although it asks for one: together they are worth no
 * more than the agreement lets through without (SIN_CERTIFICADO_HASTA, US$; domain 5.1), unless the import is one of a
 * series, which only a person knows. Undefined where they owe it.
 * @param values customs values in US dollars of all goods of the declaration that claim it; of a blank one nothing is known.
 */
export function smallImport(
  agreement: string,
  values: readonly string[],
  reference: Reference,
): string | undefined {
  const limit = reference.row(catalogue.agreements1, agreement)?.['SIN_CERTIFICADO_HASTA'] ?? '';
  if (!isAmountCell(limit) || values.some((each) => each === '')) return undefined;
  const value = add('0.00', ...values);
  if (isZero(value) || compare(value, limit) > 0) return undefined;
  return `Hasta US$ ${formatAmount(limit, 2)} el acuerdo no lo exige, y lo que lo pide vale ${formatAmount(value, 2)}; si esta importación es parte de una serie, sí se debe: en ese caso agréguelo`;
}
