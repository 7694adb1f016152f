import { subtract } from '../foundation/decimal/decimal.ts';
import type { DucaBody } from './dataSets.ts';

/** What a sum of the declaration was and would be; amounts of two decimals. */
export interface AmountDifference {
  label: string;
  from: string;
  to: string;
  /** `to` less `from`, two decimals. */
  change: string;
}

/** Customs value in US dollars, each tax and the total in local currency: before and after. */
export function differencesOf(before: DucaBody, after: DucaBody): AmountDifference[] {
  const codes = [...new Set([...before.TRIBUTOS, ...after.TRIBUTOS].map((each) => each.CODIGO_TRIBUTO))];
  const tax = (body: DucaBody, code: string): string =>
    body.TRIBUTOS.find((each) => each.CODIGO_TRIBUTO === code)?.IMPORTE ?? '0.00';
  const row = (label: string, from: string, to: string): AmountDifference => ({
    label,
    from,
    to,
    change: subtract(to, from),
  });
  return [
    row('Valor en aduana, US$', before.DUCA.TOTAL_CIF_DOLARES, after.DUCA.TOTAL_CIF_DOLARES),
    ...codes.map((code) => row(code, tax(before, code), tax(after, code))),
    row('Total de tributos', before.DUCA.TOTAL_GENERAL, after.DUCA.TOTAL_GENERAL),
  ];
}
