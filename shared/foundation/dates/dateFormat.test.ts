import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, isPlaceholderDate, wireDate } from './date.ts';

describe('formatDate', () => {
  it('shows days and moments', () => {
    expect(formatDate('2026-03-05')).toBe('05/03/2026');
    expect(formatDate('2026-03-05T14:30:00')).toBe('05/03/2026');
    expect(formatDateTime('2026-03-05T14:30:07')).toBe('05/03/2026 14:30:07');
    expect(formatDateTime('2026-03-05')).toBe('05/03/2026 00:00:00');
  });
  it('shows nothing for empty and placeholder dates, and leaves other text visible', () => {
    for (const empty of ['', '00/00/0000', '0000-00-00', '01/01/1900', '1900-01-01', '1900-01-01T00:00:00']) {
      expect(isPlaceholderDate(empty)).toBe(true);
      expect(formatDate(empty)).toBe('');
      expect(formatDateTime(empty)).toBe('');
    }
    expect(isPlaceholderDate('1900-01-02')).toBe(false);
    expect(formatDate('2026-02-30')).toBe('2026-02-30');
    expect(formatDateTime('mañana')).toBe('mañana');
  });
});

describe('wireDate', () => {
  it('is the only place where empty becomes 1900-01-01', () => {
    expect(wireDate('')).toBe('1900-01-01');
    expect(wireDate(undefined)).toBe('1900-01-01');
    expect(wireDate('00/00/0000')).toBe('1900-01-01');
    expect(wireDate('2026-03-05')).toBe('2026-03-05');
    expect(wireDate('2026-03-05T14:30:07')).toBe('2026-03-05');
  });
  it('sends nothing that is no date', () => {
    expect(() => wireDate('05/03/2026')).toThrow(RangeError);
  });
});
