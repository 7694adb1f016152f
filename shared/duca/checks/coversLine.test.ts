import { expect, it } from 'vitest';
import { coversLine, linesNamed } from './coversLine.ts';

it.each([
  ['0', { from: 0, to: 0 }],
  ['0-0', { from: 0, to: 0 }],
  ['1', { from: 1, to: 1 }],
  ['7-7', { from: 7, to: 7 }],
  [' 2 - 13 ', { from: 2, to: 13 }],
  ['99999', { from: 99_999, to: 99_999 }],
])('reads «%s» as the fractions that it names', (text, named) => {
  expect(linesNamed(text)).toEqual(named);
});

it.each(['', '3-1', '0-2', '01', '1-02', '100000', '1-', '-1', '1-2-3', 'x1', '1x', '1.5'])(
  'reads nothing in «%s»',
  (text) => expect(linesNamed(text)).toBeUndefined(),
);

it('covers every fraction by 0 or by silence, a range with both its ends, and none by what cannot be read', () => {
  const covered = (text: string): number[] => [1, 2, 3, 4, 5].filter((line) => coversLine(text, line));
  for (const whole of ['', '  ', '0', '0-0']) expect(covered(whole), whole).toEqual([1, 2, 3, 4, 5]);
  expect(covered('2-4')).toEqual([2, 3, 4]);
  expect(covered('3')).toEqual([3]);
  expect(covered('4-2')).toEqual([]);
  expect(covered('todas')).toEqual([]);
});
