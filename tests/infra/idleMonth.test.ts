import { expect, test } from 'vitest';
import { idleMonth } from '../bench/idleMonth.ts';

/** US$ (performance, cost on AWS); what each thing costs is dated in `tests/bench/prices.ts`. */
const MOST = 32;

test('a month of prod in which nobody works costs no more than it may', () => {
  const month = Object.entries(idleMonth());
  expect(month.map(([what]) => what)).toContain('firewalls');
  const total = month.reduce((sum, [, usd]) => sum + usd, 0);
  expect(total, month.map(([what, usd]) => `${what} ${usd.toFixed(2)}`).join(', ')).toBeLessThanOrEqual(MOST);
  // Less than this would be a part that is not counted.
  expect(total).toBeGreaterThan(15);
});
