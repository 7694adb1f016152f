import { sum } from '../../foundation/decimal/decimal.ts';

/** Sum of what every one states; '' when one is silent, for a part is no whole. */
export const whole = (values: readonly string[]): string =>
  values.length === 0 || values.some((each) => each === '') ? '' : sum(values);
