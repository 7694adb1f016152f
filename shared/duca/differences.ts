import { differencesBetween, type AmountDifference, type Amounts } from '../taxes/differences.ts';
import type { DucaBody } from './dataSets.ts';

/** What a DUCA comes to. */
export const ducaAmounts = ({ DUCA, TRIBUTOS }: DucaBody): Amounts => ({
  value: DUCA.TOTAL_CIF_DOLARES,
  taxes: TRIBUTOS.map(({ CODIGO_TRIBUTO, IMPORTE }) => ({ code: CODIGO_TRIBUTO, amount: IMPORTE })),
  totals: [{ label: 'Total de tributos', amount: DUCA.TOTAL_GENERAL }],
});

/** Customs value in US dollars, each tax and the total in local currency: before and after. */
export const differencesOf = (before: DucaBody, after: DucaBody): AmountDifference[] =>
  differencesBetween(ducaAmounts(before), ducaAmounts(after));
