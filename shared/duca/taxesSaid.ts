import { countries } from '../countries/countries.ts';
import type { CountryCode } from '../countries/country.ts';
import { formatAmount } from '../foundation/decimal/amount.ts';
import { add, isZero, subtract } from '../foundation/decimal/decimal.ts';
import type { DucaBody } from './dataSets.ts';
import { ducaOwed } from './owedTaxes.ts';

/**
 * The taxes of a DUCA in a few words: the total where it is paid, else how much of it is to pay, to guarantee and exempt, so
 * that a donation or a temporary import does not seem to owe what nobody is charged.
 */
export function taxesSaid(
  { DUCA, TRIBUTOS }: Pick<DucaBody, 'DUCA' | 'TRIBUTOS'>,
  country: CountryCode,
): string {
  const { symbol } = countries[country].currency;
  const money = (value: string): string => `${symbol} ${formatAmount(value, 2)}`;
  const total = DUCA.TOTAL_GENERAL;
  if (total === '') return `${symbol} —`;
  const { paid, guaranteed } = ducaOwed({ TRIBUTOS });
  const [pays, guarantees] = [paid, guaranteed].map((taxes) =>
    add('0.00', ...taxes.map(({ IMPORTE }) => IMPORTE || '0')),
  );
  const rest = subtract(total, add(pays!, guarantees!));
  if (isZero(guarantees!) && isZero(rest)) return money(total);
  const parts = [`a pagar ${money(pays!)}`];
  if (!isZero(guarantees!)) parts.push(`a garantizar ${money(guarantees!)}`);
  if (!isZero(rest)) parts.push(`exento ${money(rest)}`);
  return parts.join(', ');
}
