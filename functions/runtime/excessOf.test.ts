import { describe, expect, it } from 'vitest';
import { excessOf } from './excessOf.ts';

const lines = (count: number) => Array.from({ length: count }, (_, n) => ({ A: String(n) }));
const nested = (levels: number): unknown => (levels === 0 ? 'x' : { a: nested(levels - 1) });

describe('what a call brings', () => {
  it('may be as much as the largest declaration needs', () => {
    expect(excessOf(undefined)).toBeUndefined();
    expect(excessOf('x'.repeat(1_000_000))).toBeUndefined();
    expect(excessOf({ A: lines(10_000), B: lines(10_000) })).toBeUndefined();
    expect(excessOf(Object.fromEntries(Array.from({ length: 500 }, (_, n) => [n, ''])))).toBeUndefined();
    expect(excessOf(nested(12))).toBeUndefined();
  });

  it('has lines that are counted over all its lists', () => {
    expect(excessOf(lines(60_001))).toMatch(/más de 60,000 líneas; divídalo/);
    expect(excessOf([{ lines: lines(30_000) }, { lines: lines(30_000) }])).toMatch(/líneas/);
  });

  it('has no record of more names than any has fields, and no depth without end', () => {
    const names = Object.fromEntries(Array.from({ length: 501 }, (_, n) => [n, '']));
    expect(excessOf([names])).toMatch(/501 nombres y se admiten 500/);
    expect(excessOf(nested(14))).toMatch(/niveles/);
    expect(excessOf(JSON.parse('['.repeat(5000) + ']'.repeat(5000)))).toMatch(/niveles/);
  });

  it('is refused before it costs: 150,000 lines in some milliseconds', () => {
    const patch = [{ op: 'set', path: 'ITEMS', value: lines(150_000) }];
    const begun = process.threadCpuUsage();
    expect(excessOf(patch)).toMatch(/líneas/);
    const { user, system } = process.threadCpuUsage(begun);
    expect(user + system).toBeLessThan(100_000);
  });
});
