import { expect, it } from 'vitest';
import { last180Days, last30Days, last90Days, lastYear } from './ranges.ts';

it('gives the ranges of the date helpers (spec 9)', () => {
  expect(last30Days('2026-03-17')).toEqual({ from: '2026-02-15', to: '2026-03-17' });
  expect(last90Days('2026-03-17')).toEqual({ from: '2025-12-17', to: '2026-03-17' });
  expect(last180Days('2026-03-17')).toEqual({ from: '2025-09-18', to: '2026-03-17' });
  expect(lastYear('2026-03-17')).toEqual({ from: '2025-03-17', to: '2026-03-17' });
  expect(lastYear('2024-02-29')).toEqual({ from: '2023-02-28', to: '2024-02-29' });
});
