import { expect, it } from 'vitest';
import { problem } from '../../shared/foundation/rules/problem.ts';
import { sameList, sameProblems, sameSet, sameValue } from './same.ts';

it('finds contents that say the same, and those that do not', () => {
  expect(sameValue({ A: '1' }, { A: '1' })).toBe(true);
  expect(sameValue([{ A: '1' }, { A: '2' }], [{ A: '1' }, { A: '2' }])).toBe(true);
  expect(sameValue(undefined, undefined)).toBe(true);
  const one = { A: '1' };
  expect(sameList([one], [one])).toBe(true);
  expect(sameList([one], [{ ...one }])).toBe(false);
  const others: Parameters<typeof sameValue>[1][] = [
    { A: '2' },
    { B: '1' },
    { A: '1', B: '' },
    [{ A: '1' }],
    undefined,
  ];
  for (const other of others) expect(sameValue({ A: '1' }, other)).toBe(false);
  expect(sameValue([{ A: '1' }], [{ A: '1' }, { A: '1' }])).toBe(false);
  expect(sameValue([{ A: '1' }, { A: '2' }], [{ A: '2' }, { A: '1' }])).toBe(false);
});

it('holds problems apart by place, weight and words', () => {
  const one = problem('a', 'X.Y', 'Falta.');
  expect(sameProblems([one], [{ ...one }])).toBe(true);
  for (const part of [
    { path: 'X.Z' },
    { message: 'Sobra.' },
    { severity: 'warning' as const },
    { code: 'b' },
  ])
    expect(sameProblems([one], [{ ...one, ...part }])).toBe(false);
  expect(sameProblems([one], [])).toBe(false);
  expect(sameSet(new Set(['a']), new Set(['a']))).toBe(true);
  expect(sameSet(new Set(['a']), new Set(['b']))).toBe(false);
});
