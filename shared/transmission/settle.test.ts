import { describe, expect, it } from 'vitest';
import { askAt, provesAbsence, retryWait, safeSettle, scaled } from './settle.ts';

const MINUTE = 60_000;

describe('askAt', () => {
  it('asks at 15 s, 1, 2, 5, 10, 30 min and then every 30 min', () => {
    const at = Array.from({ length: 8 }, (_, asked) => askAt(safeSettle, asked, 0, 0, 0) / 1000);
    expect(at).toEqual([15, 60, 120, 300, 600, 1800, 3600, 5400]);
  });

  it('never lies in the past', () => {
    expect(askAt(safeSettle, 0, 0, 90_000, 0)).toBe(90_000);
  });
});

describe('provesAbsence', () => {
  const first = { ours: 0, theirs: 0 };
  it('wants two negatives ten minutes apart', () => {
    expect(provesAbsence(safeSettle, 1, first, { ours: 20 * MINUTE, theirs: 20 * MINUTE })).toBe(false);
    expect(provesAbsence(safeSettle, 2, first, { ours: 10 * MINUTE - 1, theirs: 20 * MINUTE })).toBe(false);
    expect(provesAbsence(safeSettle, 2, first, { ours: 10 * MINUTE, theirs: 10 * MINUTE })).toBe(true);
  });

  it("does not believe our clocks against the authority's", () => {
    expect(provesAbsence(safeSettle, 2, first, { ours: 20 * MINUTE, theirs: MINUTE })).toBe(false);
    expect(
      provesAbsence(safeSettle, 2, { ours: 0, theirs: undefined }, { ours: 20 * MINUTE, theirs: MINUTE }),
    ).toBe(true);
  });
});

it('doubles the wait of a retry up to its limit, half of it jitter', () => {
  expect([1, 2, 3, 20].map((attempt) => retryWait(safeSettle, attempt, 1))).toEqual([
    5000,
    10_000,
    20_000,
    5 * MINUTE,
  ]);
  expect(retryWait(safeSettle, 1, 0)).toBe(2500);
});

it('scales every wait and no count', () => {
  const quick = scaled(safeSettle, 0.1);
  expect(quick.negatives).toBe(2);
  expect(quick.negativesApart).toBe(MINUTE);
  expect(quick.asksAfter[0]).toBe(1500);
});
