import { isZero } from '../../foundation/decimal/decimal.ts';

export interface Payment {
  /** G guarantee, P payment. */
  type: 'G' | 'P';
  /** DG deposit in guarantee, PB payment by bank slip. */
  means: 'DG' | 'PB';
  /** Lempiras, two decimals. */
  amount: string;
}

/**
 * How what a declaration owes is settled (spec 4, payment block): guaranteed when a guarantee total exists and is not
 * zero, otherwise paid.
 */
export const paymentOf = (totals: { TOTAL_PAGAR: string; TOTAL_GARANTIZAR: string }): Payment =>
  totals.TOTAL_GARANTIZAR === '' || isZero(totals.TOTAL_GARANTIZAR)
    ? { type: 'P', means: 'PB', amount: totals.TOTAL_PAGAR || '0.00' }
    : { type: 'G', means: 'DG', amount: totals.TOTAL_GARANTIZAR };
