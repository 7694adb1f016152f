import { createHash } from 'node:crypto';
import { addDays, daysBetween } from '../../shared/foundation/dates/date.ts';

/** A day on which the tests take place, and the rate that the practice bank gives on it. */
export interface TestDay {
  /** yyyy-mm-dd */
  day: string;
  /** Quetzales per dollar, five decimals. */
  rate: string;
}

/** The papers of the examples are of the weeks before it; earlier ones would be of the future. */
export const FIRST = '2026-11-20';
const LAST = '2036-12-31';

/** Ends and beginnings of years and months, leap days, holidays, Sundays; rates that round evenly, barely and not at all. */
export const DAYS: readonly TestDay[] = [
  { day: FIRST, rate: '7.73901' },
  { day: '2026-11-22', rate: '7.73901' },
  { day: '2026-11-30', rate: '7.66120' },
  { day: '2026-12-01', rate: '7.65000' },
  { day: '2026-12-24', rate: '7.84999' },
  { day: '2026-12-25', rate: '7.50000' },
  { day: '2026-12-31', rate: '7.77777' },
  { day: '2027-01-01', rate: '7.65001' },
  { day: '2027-01-04', rate: '8.00000' },
  { day: '2027-02-28', rate: '7.33333' },
  { day: '2027-03-01', rate: '7.12345' },
  { day: '2027-03-25', rate: '7.99995' },
  { day: '2027-03-28', rate: '7.00005' },
  { day: '2027-05-01', rate: '7.68432' },
  { day: '2027-06-30', rate: '7.71719' },
  { day: '2027-07-01', rate: '7.82541' },
  { day: '2027-08-15', rate: '7.69314' },
  { day: '2027-09-15', rate: '7.74185' },
  { day: '2027-10-20', rate: '7.80001' },
  { day: '2027-11-01', rate: '7.70007' },
  { day: '2027-12-31', rate: '7.78125' },
  { day: '2028-01-01', rate: '7.65625' },
  { day: '2028-02-28', rate: '7.73915' },
  { day: '2028-02-29', rate: '7.73905' },
  { day: '2028-03-01', rate: '9.99999' },
  { day: '2028-12-31', rate: '1.00001' },
  { day: '2030-04-18', rate: '7.61803' },
  { day: '2032-02-29', rate: '7.14159' },
  { day: '2032-12-31', rate: '7.27182' },
  { day: '2036-02-29', rate: '7.57721' },
];

/**
 * Another day and rate for each day of the machine, the same for all who ask on it.
 * @param today yyyy-mm-dd
 */
export function drawnFor(today: string): TestDay {
  const drawn = createHash('sha256').update(today).digest();
  return {
    day: addDays(FIRST, drawn.readUInt32BE(0) % (daysBetween(FIRST, LAST) + 1)),
    rate: `7.${String(drawn.readUInt32BE(4) % 100_000).padStart(5, '0')}`,
  };
}
