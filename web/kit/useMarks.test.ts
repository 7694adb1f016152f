import { afterEach, expect, it, vi } from 'vitest';
import { draw, leave } from '../hooks.fixture.ts';
import { useMarks } from './useMarks.ts';

vi.mock('react', async (original) => ({
  ...(await original<object>()),
  ...(await import('../hooks.fixture.ts')).hooks,
}));

afterEach(leave);

const marksAt = (...keys: string[]) => draw(() => useMarks(keys));

it('rows that a filter or another page took out of sight are marked no longer, also when they come back', () => {
  const page = ['a', 'b', 'c', 'd', 'e'];
  marksAt(...page)[1](new Set(page));
  expect(marksAt(...page)[0]).toEqual(page);
  expect(marksAt('x', 'e', 'y')[0]).toEqual(['e']);
  marksAt('x', 'e', 'y')[1](new Set(['e', 'x']));
  expect(marksAt('x', 'e', 'y')[0]).toEqual(['x', 'e']);
  expect(marksAt('y', 'z')[0]).toEqual([]);
  expect(marksAt(...page)[0]).toEqual([]);
});
