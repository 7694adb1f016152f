import { expect, it } from 'vitest';
import { chosenColumns, columnsOf } from './shownColumns.ts';
import { isNumeric, saidMinutes, shownOf } from './shownValue.ts';
import type { ReportForm } from './report.ts';

const shown = (form: ReportForm, value: string) => shownOf({ label: 'X', form }, value);

it('says minutes as people do', () => {
  expect(['', '0', '59', '60', '125', '1439', '1440', '1500', '2885'].map(saidMinutes)).toEqual([
    '0 min',
    '0 min',
    '59 min',
    '1 h 0 min',
    '2 h 5 min',
    '23 h 59 min',
    '1 d 0 h',
    '1 d 1 h',
    '2 d 0 h',
  ]);
});

it('shows each form as people write it, and nothing as nothing', () => {
  expect(shown('text', 'a b')).toBe('a b');
  expect(shown('count', '1234')).toBe('1,234');
  expect(shown('money', '1234.5')).toBe('1,234.50');
  expect(shown('percent', '12.5')).toBe('12.50 %');
  expect(shown('minutes', '61')).toBe('1 h 1 min');
  expect(shown('day', '2026-11-20')).toBe('20/11/2026');
  expect([shown('count', ''), shown('money', ''), shown('percent', '')]).toEqual(['0', '0.00', '0.00 %']);
  const numeric = [
    ...(['text', 'order', 'declaration', 'taxId', 'count', 'money'] as const),
    ...(['percent', 'minutes', 'day', 'moment'] as const),
  ].filter((form) => isNumeric({ label: 'X', form }));
  expect(numeric).toEqual(['count', 'money', 'percent', 'minutes']);
});

it('has the columns that were chosen in the order of the report, or the usual ones', () => {
  const all = columnsOf('declarations');
  const names = all.map(({ name }) => name);
  expect(all.some(({ hidden }) => hidden)).toBe(false);
  const [first, , third] = names;
  expect(chosenColumns('declarations', [third!, first!]).map(({ name }) => name)).toEqual([first, third]);
  const usual = all.filter(({ aside }) => !aside).map(({ name }) => name);
  expect(usual.length).toBeLessThan(names.length);
  for (const none of [[], ['YA_NO_HAY']])
    expect(chosenColumns('declarations', none).map(({ name }) => name)).toEqual(usual);
});
