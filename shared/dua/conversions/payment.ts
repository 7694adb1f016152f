import { isZero } from '../../foundation/decimal/decimal.ts';

export interface Payment {
  /** G guarantee, P payment. */
  type: 'G' | 'P';
  /** DG deposit in guarantee, PB payment by bank slip. */
  means: 'DG' | 'PB';
  /** Lempiras, two decimals. */
  amount: string;
}

type Totals = Readonly<{ TOTAL_PAGAR: string; TOTAL_GARANTIZAR: string }>;

/**
 * How what a declaration owes is settled (spec 4, payment block): guaranteed when a guarantee total exists and is not
 * zero, otherwise paid.
 */
export const paymentOf = (totals: Totals): Payment =>
  totals.TOTAL_GARANTIZAR === '' || isZero(totals.TOTAL_GARANTIZAR)
    ? { type: 'P', means: 'PB', amount: totals.TOTAL_PAGAR || '0.00' }
    : { type: 'G', means: 'DG', amount: totals.TOTAL_GARANTIZAR };

/** Everything that is owed: a payment, a guarantee or, as SARAH may settle it, one beside the other; nothing of what is zero. */
export const paymentsOf = ({ TOTAL_PAGAR, TOTAL_GARANTIZAR }: Totals): Payment[] =>
  [
    { type: 'P' as const, means: 'PB' as const, amount: TOTAL_PAGAR || '0.00' },
    { type: 'G' as const, means: 'DG' as const, amount: TOTAL_GARANTIZAR || '0.00' },
  ].filter(({ amount }) => !isZero(amount));
