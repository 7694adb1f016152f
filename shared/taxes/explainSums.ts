import { countries } from '../countries/countries.ts';
import { formatDate } from '../foundation/dates/date.ts';
import { formatAmount } from '../foundation/decimal/amount.ts';
import { indefinite, type Noun } from '../foundation/documents/noun.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { explainLocal } from './explainTax.ts';
import type { StatedRate, TaxedKind } from './taxedKind.ts';

const counted = (count: number, noun: Noun): string =>
  count === 1 ? indefinite(noun) : `${count} ${noun.plural}`;

const TAX: Noun = { singular: 'tributo', plural: 'tributos', gender: 'm' };

/** «suma de 7 fracciones» */
export const explainTotal = (count: number, line: Noun): string => `suma de ${counted(count, line)}`;

/** «suma de 3 tributos; 2 fracciones sin liquidar, vea Problemas» */
export const explainGrandTotal = (taxes: number, left: number, line: Noun): string =>
  `suma de ${counted(taxes, TAX)}${left === 0 ? '' : `; ${counted(left, line)} sin liquidar, vea Problemas`}`;

/** One part of a customs value in US dollars; a deduction is taken away. */
export interface ValuePart {
  called: string;
  dollars: string;
  deducted?: true;
}

/** «precio 10,000.00 + transporte 800.00 = 10,800.00 US$; 10,800.00 US$ × 7.85123 = 84,793.28» */
export function explainValue(parts: readonly ValuePart[], dollars: string, exchangeRate: string): string {
  const money = (value: string): string => formatAmount(value || '0', 2);
  const said = parts.map(
    ({ called, dollars: part, deducted }, at) =>
      `${at === 0 ? '' : deducted ? ' − ' : ' + '}${called} ${money(part)}`,
  );
  const local = exchangeRate === '' ? '' : `; ${explainLocal(dollars || '0', exchangeRate)}`;
  return `${said.join('')} = ${money(dollars)} US$${local}`;
}

/**
 * Where the exchange rate comes from: the bank's of its day as it was derived, or a person's own.
 * @param known what the declaration was formed with; absent when it never was.
 */
export function explainRate(
  { value, day }: StatedRate,
  known: StatedRate | undefined,
  { title, place }: TaxedKind<never>['rateCalled'],
  reference: Reference,
): string {
  const { currency, exchangeRate } = countries[reference.country];
  if (value === '') return `Falta ${place}.`;
  const dated = day === '' ? 'sin fecha' : `del ${formatDate(day)}`;
  const shown = (rate: string): string => formatAmount(rate, exchangeRate.decimals);
  const said = `${title}: ${shown(value)} ${currency.code} por dólar, ${dated}`;
  const before = known?.value ?? '';
  if (before === value && day === known?.day)
    return `${said}; tasa de referencia del ${exchangeRate.bank}. Se sella con la declaración.`;
  const other = before === '' || before === value ? '' : `; la del ${exchangeRate.bank} era ${shown(before)}`;
  return `${said}; ${before === value ? 'la fecha fue escrita' : 'escrita'} a mano${other}. Se sella con la declaración.`;
}
