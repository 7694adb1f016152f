import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clockAhead, putClockAhead, startClockAt } from './clock.ts';

const before = clockAhead();
beforeEach(() => putClockAhead(before));
afterEach(() => putClockAhead(before));
const seconds = (date: Date | number): number => Math.floor(Number(date) / 1000);

describe('the clock of a thread', () => {
  it('begins at the moment it is put to, for every way to ask it', () => {
    const moment = new Date('2028-02-29T14:00:00Z');
    startClockAt(moment);
    expect(seconds(Date.now()) - seconds(moment)).toBeLessThan(5);
    expect(seconds(new Date()) - seconds(moment)).toBeLessThan(5);
    expect(Date()).toContain('2028');
  });

  it('leaves moments that are told as they are', () => {
    startClockAt(new Date('2028-02-29T14:00:00Z'));
    expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
    expect(new Date(2026, 10, 20).getFullYear()).toBe(2026);
    expect(Date.UTC(2026, 10, 20)).toBe(Date.parse('2026-11-20T00:00:00Z'));
    expect(new Date() instanceof Date).toBe(true);
    expect(structuredClone(new Date(5))).toEqual(new Date(5));
  });

  it('is as far ahead as it was put last, not as often as it was put', () => {
    const machine = Date.now() - before;
    putClockAhead(3_600_000);
    putClockAhead(7_200_000);
    expect(clockAhead()).toBe(7_200_000);
    expect(seconds(Date.now() - machine)).toBeLessThan(7205);
    putClockAhead(0);
    expect(seconds(Date.now() - machine)).toBeLessThan(5);
  });
});
