import { describe, expect, it } from 'vitest';
import { afterExchange, downSince, isDown, outageSentence, type Standing } from './outage.ts';
import { safeSettle, scaled } from './settle.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-20T15:00:00Z');
const FAILED = { works: false, insecure: false };

/** How an authority stands after exchanges that failed so many minutes after each other. */
const failing = (...minutes: number[]): Standing => {
  let row: Standing = { openSince: 0 };
  for (const each of minutes)
    row = { ...row, ...afterExchange(row, safeSettle, NOW + each * MINUTE, FAILED) };
  return row;
};
const since = (row: Standing, minute: number) => downSince(row, safeSettle, NOW + minute * MINUTE);

describe('an authority is down', () => {
  it('once few exchanges failed for three minutes, since the first of them', () => {
    expect(since(failing(0), 30)).toBe(0);
    expect(since(failing(0, 2.9), 3)).toBe(0);
    expect(since(failing(0, 3), 3)).toBe(NOW);
    expect(since(failing(0, 5, 10, 15), 15)).toBe(NOW);
  });

  it('no more once one exchange worked', () => {
    const down = failing(0, 5);
    const works = afterExchange(down, safeSettle, NOW + 6 * MINUTE, { works: true, insecure: false });
    expect(isDown({ openSince: 0, ...works }, safeSettle)).toBe(false);
  });

  it('as long as somebody tries: what failed a quarter of an hour later is another outage', () => {
    const down = failing(0, 5);
    expect(since(down, 19.9)).toBe(NOW);
    expect(since(down, 20)).toBe(0);
    expect(since(failing(0, 5, 20, 24), 24)).toBe(NOW + 20 * MINUTE);
    expect(since(failing(0, 5, 19.9), 20)).toBe(NOW);
  });

  it('while its breaker is open, whoever tries or not, since the first failure where that is known', () => {
    expect(since({ openSince: NOW }, 600)).toBe(NOW);
    expect(since({ openSince: NOW + 5, failingSince: NOW, failingAt: NOW + 5 }, 600)).toBe(NOW);
    const late = { openSince: NOW, failingSince: NOW, failingAt: NOW };
    expect(afterExchange(late, safeSettle, NOW + 600 * MINUTE, FAILED).failingSince).toBe(NOW);
  });

  it('in practice as in earnest, only sooner', () => {
    const quick = scaled(safeSettle, 0.02);
    const row = { openSince: 0, failingSince: NOW, failingAt: NOW + 3600 };
    expect(downSince(row, quick, NOW + 4000)).toBe(NOW);
    expect(downSince({ ...row, failingAt: NOW + 3599 }, quick, NOW + 4000)).toBe(0);
    for (const wait of ['breakerWindow', 'breakerProbe', 'retryFirst', 'outageTold'] as const)
      expect(quick[wait], wait).toBeCloseTo(safeSettle[wait] * 0.02);
  });
});

it('is told of by the hour, and by its certificate where that is the reason', () => {
  expect(outageSentence('SAT', NOW, false, NOW)).toBe('SAT no responde desde las 09:00');
  expect(outageSentence('SAT', NOW, false, NOW + 24 * 3_600_000)).toMatch(
    /^SAT no responde desde las 09:00 del \d\d\/\d\d\/\d{4}$/,
  );
  expect(outageSentence('SAT', NOW, true, NOW)).toBe(
    'La conexión con SAT no pasa la verificación de seguridad desde las 09:00 (su certificado venció, o no es suyo): avise a la autoridad y a quien administra el servidor',
  );
});
