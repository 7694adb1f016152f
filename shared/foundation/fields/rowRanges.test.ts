import { expect, it } from 'vitest';
import { rowRanges, rowsOfRanges } from './rowRanges.ts';

it('row numbers are written as ranges and read back', () => {
  for (const rows of [[2], [2, 3, 4, 90], [5, 7, 9], [2, 3, 2, 3]]) {
    expect(rowsOfRanges(rowRanges(rows), 10)).toEqual(rows);
  }
  expect(rowRanges([2, 3, 4, 90])).toBe('2-4, 90');
});

it('what names too many rows, or is no ranges, is nothing', () => {
  for (const text of ['2-999999999', '1-6, 1-6', 'a', '2-', '5-3', '2,,3', '-1'])
    expect(rowsOfRanges(text, 10), text).toBeUndefined();
});
