import { expect, test } from 'vitest';
import { chosen, moved, plainChoice, toggled } from './columns.ts';

const columns = ['A', 'B', 'C'].map((name) => ({ name }));
const names = (found: readonly { name: string }[]): string => found.map(({ name }) => name).join('');

test('columns are shown in the chosen order, without the hidden ones', () => {
  expect(names(chosen(columns, plainChoice))).toBe('ABC');
  const choice = toggled(moved(columns, plainChoice, 'C', -1), 'A');
  expect(names(chosen(columns, choice))).toBe('CB');
  expect(names(chosen(columns, toggled(choice, 'A')))).toBe('ACB');
});

test('a column that came later stands behind the known ones, and one is always left', () => {
  const choice = { order: ['C', 'A'], hidden: [] };
  expect(names(chosen(columns, choice))).toBe('CAB');
  expect(names(chosen(columns, { ...choice, hidden: ['A', 'B', 'C'] }))).toBe('C');
});

test('the ends of the order are ends', () => {
  expect(moved(columns, plainChoice, 'A', -1)).toBe(plainChoice);
  expect(moved(columns, plainChoice, 'C', 1)).toBe(plainChoice);
});
