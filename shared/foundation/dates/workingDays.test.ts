import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addWorkingDays, isWorkingDay, workingDaysBetween } from './workingDays.ts';

const none = () => false;
/** Maundy Thursday and Good Friday of 2026, and Labour Day. */
const holidays = new Set(['2026-04-02', '2026-04-03', '2026-05-01']);
const isHoliday = (day: string) => holidays.has(day);

describe('working days', () => {
  it('passes over week ends and holidays', () => {
    expect(addWorkingDays('2026-03-06', 1, none)).toBe('2026-03-09');
    expect(addWorkingDays('2026-04-01', 1, isHoliday)).toBe('2026-04-06');
    expect(addWorkingDays('2026-03-07', 1, none)).toBe('2026-03-09');
    expect(addWorkingDays('2026-03-09', -1, none)).toBe('2026-03-06');
    expect(addWorkingDays('2026-03-07', 0, none)).toBe('2026-03-07');
    expect(isWorkingDay('2026-05-01', isHoliday)).toBe(false);
  });
  it('finds the validity of a DUCA, 30 working days', () => {
    expect(addWorkingDays('2026-03-17', 30, none)).toBe('2026-04-28');
    expect(addWorkingDays('2026-03-17', 30, isHoliday)).toBe('2026-04-30');
    expect(addWorkingDays('2026-03-20', 30, isHoliday)).toBe('2026-05-06');
  });
  it('counts back what it added', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), fc.integer({ min: -200, max: 200 }), (shift, n) => {
        const start = `2026-03-${17 + shift}`;
        expect(workingDaysBetween(start, addWorkingDays(start, n, isHoliday), isHoliday)).toBe(
          n === 0 ? 0 : n,
        );
      }),
    );
    expect(workingDaysBetween('2026-03-06', '2026-03-08', none)).toBe(0);
    expect(workingDaysBetween('2026-03-09', '2026-03-06', none)).toBe(-1);
  });
  it('ends instead of searching for ever', () => {
    expect(() => addWorkingDays('9999-12-01', 40, none)).toThrow(RangeError);
    expect(() => addWorkingDays('2026-03-06', 0.5, none)).toThrow(RangeError);
  });
});
