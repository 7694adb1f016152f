import { formatAmount } from '../../foundation/decimal/amount.ts';
import { fromUnits, toUnits } from '../../foundation/decimal/decimal.ts';
import type { SummaryLine } from '../fields/summary.ts';
import { keyed } from '../../foundation/keyed.ts';

export const SUMMARY_AMOUNTS = ['CASILLA_39', 'CASILLA_42_10', 'CASILLA_42_12', 'CASILLA_46'] as const;
export type SummaryAmount = (typeof SUMMARY_AMOUNTS)[number];

/** Cents of an amount as it is printed: its thousands separators are taken out first (spec 5, printing). */
export const parseShownAmount = (text: string): number => toUnits(text.replaceAll(',', ''), 2);

/** '1,234.50'; blank counts as zero, since no amount of a DVA is blank (domain 2.1). */
export const shownAmount = (value: string): string => formatAmount(value || '0', 2);

/** Totals of the columns in US dollars as printed, from the amounts as printed: the paper adds up by itself. */
export function summaryTotals(lines: readonly SummaryLine[]): Record<SummaryAmount, string> {
  const total = (name: SummaryAmount): string =>
    formatAmount(
      fromUnits(
        lines.reduce((sum, line) => sum + parseShownAmount(shownAmount(line[name])), 0),
        2,
      ),
      2,
    );
  return keyed(SUMMARY_AMOUNTS, total);
}
