import { round, toUnits } from './decimal.ts';

/** Whole hundredths of an amount, blank is none; what somebody else told with more decimals is rounded half up. */
export const cents = (amount: string): number => toUnits(round(amount || '0', 2), 2);
