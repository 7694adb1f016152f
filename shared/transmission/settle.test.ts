import { describe, expect, it } from 'vitest';
import { apartIn, askAt, provesAbsence, retryAfter, retryWait, safeSettle, scaled } from './settle.ts';

const MINUTE = 60_000;

describe('askAt', () => {
  it('asks at 15 s, 1, 2, 5, 10, 30 min and then every 30 min', () => {
    const times: number[] = [];
    for (let now = 0; times.length < 8; now = times.at(-1) ?? 0) times.push(askAt(safeSettle, 0, now, 0));
    expect(times.map((each) => each / 1000)).toEqual([15, 60, 120, 300, 600, 1800, 3600, 5400]);
  });

  it('follows the clock: questions out of turn neither use up a time nor move it', () => {
    for (const now of [61_000, 90_000, 119_000]) expect(askAt(safeSettle, 0, now, 0)).toBe(120_000);
  });
});

describe('retryAfter', () => {
  const now = Date.parse('2026-11-20T10:00:00Z');
  it.each([
    ['120', 120_000],
    ['Fri, 20 Nov 2026 10:03:00 GMT', 3 * MINUTE],
    ['999999', 60 * MINUTE],
  ])('reads %s', (header, wait) => {
    expect(retryAfter(safeSettle, header, now)).toBe(now + wait);
  });
  it.each(['', '0', 'mañana', '-5', 'Fri, 20 Nov 2026 09:00:00 GMT'])('finds nothing in «%s»', (header) => {
    expect(retryAfter(safeSettle, header, now)).toBeUndefined();
  });
});

describe('provesAbsence', () => {
  const first = { ours: 0, theirs: 0 };
  it('wants two negatives ten minutes apart', () => {
    expect(provesAbsence(safeSettle, 1, first, { ours: 20 * MINUTE, theirs: 20 * MINUTE })).toBe(false);
    expect(provesAbsence(safeSettle, 2, first, { ours: 10 * MINUTE - 1, theirs: 20 * MINUTE })).toBe(false);
    expect(provesAbsence(safeSettle, 2, first, { ours: 10 * MINUTE, theirs: 10 * MINUTE })).toBe(true);
  });

  it('says when the next negative can prove it', () => {
    expect(apartIn(10 * MINUTE, first, first)).toBe(10 * MINUTE);
    expect(apartIn(10 * MINUTE, first, { ours: 10 * MINUTE, theirs: 8 * MINUTE })).toBe(2 * MINUTE - 1000);
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
