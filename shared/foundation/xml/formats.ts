import { wireDate } from '../dates/date.ts';
import { round } from '../decimal/decimal.ts';
import { hasDecimalShape } from '../decimal/exact.ts';
import { plainOrderNumber } from '../numbers/orderNumber.ts';
import { plainTariff } from '../text/tariffCode.ts';
import type { WireFormat } from './element.ts';

const POINT = 0x2e;

const ZEROS = '0'.repeat(16);

/** Exactly so many decimals: a canonical value that has them is sent as it is, one that has fewer gets its zeros. */
const fixed =
  (decimals: number): WireFormat =>
  (value) => {
    if (value.charCodeAt(value.length - decimals - 1) === POINT) return value;
    const point = value.indexOf('.');
    const short = point + decimals + 1 - value.length;
    return point > 0 && short > 0 && hasDecimalShape(value)
      ? value + ZEROS.slice(0, short)
      : round(value, decimals);
  };

const five = fixed(5);

/** Wire formats of spec 5, XML generation; display formats are others. */
export const formats = {
  amount: fixed(2),
  rate4: fixed(4),
  rate5: five,
  /** Five decimals, and those beyond that it has: five alone would make another rate of 0.000243 dollars a peso. */
  wholeRate: (value: string) => {
    const short = value.replace(/0+$/, '');
    return short.length - short.indexOf('.') > 6 ? short : five(value);
  },
  unitValue: fixed(7),
  whole: (value: string) => round(value, 0),
  /** No decimals when whole, else three. */
  quantity: (value: string) => {
    const three = fixed(3)(value);
    return three.endsWith('.000') ? three.slice(0, -4) : three;
  },
  date: wireDate,
  flag: (value: string) => (value === '1' ? 'S' : 'N'),
  orderNumber: plainOrderNumber,
  tariff: plainTariff,
} as const satisfies Record<string, WireFormat>;

const decimals = (count: number | string): string => `\\d+\\.\\d{${count}}`;

/** What each format writes, as a regular expression of XML Schema; no amount of a message is below zero. */
export const wirePatterns: ReadonlyMap<WireFormat, string> = new Map<WireFormat, string>([
  [formats.amount, decimals(2)],
  [formats.rate4, decimals(4)],
  [formats.rate5, decimals(5)],
  [formats.wholeRate, decimals('5,')],
  [formats.unitValue, decimals(7)],
  [formats.whole, '\\d+'],
  [formats.quantity, '\\d+(\\.\\d{3})?'],
  [formats.date, '\\d{4}-\\d{2}-\\d{2}'],
  [formats.flag, 'S|N'],
  [formats.orderNumber, '[A-Z0-9]{10}|[A-Z0-9]{16}'],
  [formats.tariff, '\\d{4,12}'],
]);
