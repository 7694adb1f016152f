import { expect, test } from 'vitest';
import { chosen, moved, plainChoice, toggled } from './columns.ts';

const columns = ['A', 'B', 'C'].map((name) => ({ name }));
const names = (found: readonly { name: string }[]): string => found.map(({ name }) => name).join('');

test('columns are shown in the chosen order, without the hidden ones', () => {
  expect(names(chosen(columns, plainChoice))).toBe('ABC');
  const choice = toggled(moved(columns, plainChoice, 'C', -1), { name: 'A' });
  expect(names(chosen(columns, choice))).toBe('CB');
  expect(names(chosen(columns, toggled(choice, { name: 'A' })))).toBe('ACB');
});

test('a column that came later stands behind the known ones, and one is always left', () => {
  const choice = { order: ['C', 'A'], hidden: [] };
  expect(names(chosen(columns, choice))).toBe('CAB');
  expect(names(chosen(columns, { ...choice, hidden: ['A', 'B', 'C'] }))).toBe('C');
});

test('a column that is kept aside is shown to who wants it, at the place that they give it', () => {
  const all = [...columns, { name: 'D', aside: true }];
  const wanted = toggled(plainChoice, { name: 'D', aside: true });
  expect(names(chosen(all, plainChoice))).toBe('ABC');
  expect(names(chosen(all, wanted))).toBe('ABCD');
  expect(names(chosen(all, moved(all, wanted, 'D', -1)))).toBe('ABDC');
  expect(names(chosen(all, toggled(wanted, { name: 'D', aside: true })))).toBe('ABC');
});

test('the ends of the order are ends', () => {
  expect(moved(columns, plainChoice, 'A', -1)).toBe(plainChoice);
  expect(moved(columns, plainChoice, 'C', 1)).toBe(plainChoice);
});
