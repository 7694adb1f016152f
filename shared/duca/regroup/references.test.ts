import { describe, expect, it } from 'vitest';
import { renumbered } from './references.ts';

describe('box 54.6 with other numbers', () => {
  const kept = (line: number): number[] => [line];
  const to = (places: Record<number, number[]>) => (line: number) => places[line] ?? [line];

  it('stays as it was written where nothing moved', () => {
    for (const text of ['1', ' 2 ', '2-4', '2 - 4', '0', '', 'TODAS', '4-2', '1,2', '-3', '123456'])
      expect(renumbered(text, kept), text).toEqual([text]);
  });

  it('follows one fraction, and a range that goes on without gaps', () => {
    expect(renumbered('3', to({ 3: [5] }))).toEqual(['5']);
    expect(renumbered('2-4', to({ 2: [1], 3: [2], 4: [3] }))).toEqual(['1-3']);
    expect(renumbered('2-3', to({ 2: [3], 3: [2] }))).toEqual(['2-3']);
    expect(renumbered('2-3', to({ 2: [7], 3: [7] }))).toEqual(['7']);
    expect(renumbered('2', to({ 2: [4, 5] }))).toEqual(['4-5']);
  });

  it('is a text for each run where the fractions no longer follow each other, never the whole declaration', () => {
    expect(renumbered('2-3', to({ 2: [2], 3: [9] }))).toEqual(['2', '9']);
    expect(renumbered('2', to({ 2: [2, 4] }))).toEqual(['2', '4']);
    expect(renumbered('2-4', to({ 3: [9] }))).toEqual(['2', '4', '9']);
  });

  it('is blank where none of them is left, and narrower where some are', () => {
    expect(renumbered('2', to({ 2: [] }))).toEqual([]);
    expect(renumbered('2-4', to({ 2: [], 3: [], 4: [] }))).toEqual([]);
    expect(renumbered('2-4', to({ 4: [] }))).toEqual(['2-3']);
  });

  it('leaves a range that no declaration has', () => {
    expect(renumbered('1-99999', () => [1])).toEqual(['1-99999']);
    expect(renumbered('1-10000', () => [1])).toEqual(['1']);
    expect(renumbered('1-10001', () => [1])).toEqual(['1-10001']);
  });
});
