import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { safeSettle } from '../../shared/transmission/settle.ts';
import { leaseFor, queryLimit, sendLimit, settleRules } from './settings.ts';

beforeEach(() => {
  for (const name of ['SAT_TIMEOUT_MS', 'SAT_QUERY_TIMEOUT_MS', 'SAT_SETTLE_FACTOR', 'SAT_ENDPOINT'])
    vi.stubEnv(name, '');
});
afterEach(() => vi.unstubAllEnvs());

describe('the longest that an exchange may take (fault row 13)', () => {
  it('is as configured, and ten seconds less than the function has left', () => {
    expect([sendLimit(100_000), sendLimit(70_000), sendLimit(69_999)]).toEqual([60_000, 60_000, 59_999]);
    expect([queryLimit(100_000), queryLimit(30_000), queryLimit(29_999)]).toEqual([20_000, 20_000, 19_999]);
  });

  it('is none, so that nothing is begun, when less than three seconds are left of it', () => {
    expect([sendLimit(13_000), sendLimit(12_999), sendLimit(0)]).toEqual([3000, undefined, undefined]);
    expect([queryLimit(13_000), queryLimit(12_999)]).toEqual([3000, undefined]);
  });

  it('may be configured shorter than three seconds, and is then begun', () => {
    vi.stubEnv('SAT_TIMEOUT_MS', '500');
    vi.stubEnv('SAT_QUERY_TIMEOUT_MS', '400');
    expect([sendLimit(100_000), sendLimit(10_500), sendLimit(10_499)]).toEqual([500, 500, undefined]);
    expect([queryLimit(100_000), queryLimit(10_400), queryLimit(10_399)]).toEqual([400, 400, undefined]);
  });

  it('never touches the last ten seconds, whatever is configured', () => {
    vi.stubEnv('SAT_TIMEOUT_MS', '900000');
    vi.stubEnv('SAT_QUERY_TIMEOUT_MS', '900000');
    expect([sendLimit(100_000), queryLimit(100_000)]).toEqual([90_000, 90_000]);
  });

  it('is covered by the lease, with time to classify, archive and record', () => {
    expect(leaseFor(60_000)).toBe(100_000);
  });
});

describe('the waits', () => {
  it('are the safe ones against a real authority, whatever is configured', () => {
    vi.stubEnv('SAT_SETTLE_FACTOR', '0.01');
    for (const endpoint of ['', 'https://sat.gob.gt/ws', 'https://127.0.0.1.evil.example/']) {
      vi.stubEnv('SAT_ENDPOINT', endpoint);
      expect(settleRules(), endpoint).toEqual(safeSettle);
    }
  });

  it('may be shorter against a stand-in on this machine, and never longer', () => {
    vi.stubEnv('SAT_ENDPOINT', 'http://127.0.0.1:4601/sat');
    expect(settleRules()).toEqual(safeSettle);
    vi.stubEnv('SAT_SETTLE_FACTOR', '0.5');
    expect(settleRules()).toMatchObject({ negativesApart: safeSettle.negativesApart / 2, negatives: 2 });
    vi.stubEnv('SAT_SETTLE_FACTOR', '3');
    expect(settleRules()).toEqual(safeSettle);
  });
});
