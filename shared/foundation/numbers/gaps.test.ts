import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gapsOf } from './gaps.ts';

it('names the ranges that nobody uses', () => {
  expect(gapsOf([], 0)).toEqual([]);
  expect(gapsOf([], 3)).toEqual([[1, 3]]);
  expect(gapsOf([1, 2, 5], 7)).toEqual([
    [3, 4],
    [6, 7],
  ]);
  expect(gapsOf([2, 9], 4)).toEqual([
    [1, 1],
    [3, 4],
  ]);
});

it('and the used ones are together every number, each once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 60 })), (numbers) => {
      const used = numbers.sort((a, b) => a - b);
      const last = used.at(-1) ?? 0;
      const missing = gapsOf(used, last).flatMap(([from, to]) =>
        Array.from({ length: to - from + 1 }, (_, i) => from + i),
      );
      expect([...used, ...missing].sort((a, b) => a - b)).toEqual(
        Array.from({ length: last }, (_, i) => i + 1),
      );
    }),
  );
});
