import { expect, it } from 'vitest';
import { factOf, type Fact } from '../../../shared/reports/facts.ts';
import { makeId } from '../../runtime/ids.ts';
import { dividedParts, innerPart, isWhole, wholesOf } from './dayParts.ts';

const DAY = '2026-11-20';
const at = (time: string): string => `work-orders~${makeId('ord', new Date(`${DAY}T${time}Z`))}`;
const fact = factOf({ CLASE: 'orden', MODULO: 'work-orders', ID: 'x', N: 0 });
const facts = (count: number): Fact[] => Array.from({ length: count }, () => fact);

it('a part is named by its day and by the quarter, level by level, at which its documents were made', () => {
  expect(innerPart(DAY, at('05:59:59'))).toBe(`${DAY}.0`);
  expect(innerPart(DAY, at('18:00:00'))).toBe(`${DAY}.3`);
  expect(innerPart(`${DAY}.3`, at('23:59:59'))).toBe(`${DAY}.33`);
  expect(innerPart(`${DAY}.33`, at('23:59:59'))).toBe(`${DAY}.333`);
  expect(wholesOf(`${DAY}.333`)).toEqual([DAY, `${DAY}.3`, `${DAY}.33`]);
  expect(wholesOf(DAY)).toEqual([]);
  expect([isWhole(DAY), isWhole(`${DAY}.0`)]).toEqual([true, false]);
});

it('a document whose id says no moment has its part too', () => {
  expect(innerPart(DAY, 'work-orders~ABC')).toMatch(/^2026-11-20\.[0-3]$/);
});

it('documents of many lines are divided before they are many, and one alone never', () => {
  const names = [at('03:00:00'), at('09:00:00'), at('15:00:00')];
  const held = (rows: number, some = names) => new Map(some.map((name) => [name, facts(rows)]));
  expect(dividedParts(DAY, held(10_000)).files).toHaveLength(1);
  const { divided, files } = dividedParts(DAY, held(20_000));
  expect(divided).toEqual([DAY]);
  expect(files.map(([part]) => part)).toEqual([`${DAY}.0`, `${DAY}.1`, `${DAY}.2`]);
  expect(dividedParts(DAY, held(50_000, names.slice(0, 1)))).toMatchObject({ divided: [] });
});

it('a division stays within one transaction, however many documents there are', () => {
  const many = Array.from({ length: 40_000 }, (_, index) => `work-orders~${index}`);
  const { divided, files } = dividedParts(DAY, new Map(many.map((name) => [name, facts(1)])));
  expect(divided.length + 3 * files.length).toBeLessThan(97);
  expect(files.reduce((sum, [, held]) => sum + held.size, 0)).toBe(40_000);
});
