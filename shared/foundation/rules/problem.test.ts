import { expect, it } from 'vitest';
import { blocks, foremost, missing, MOST_PROBLEMS, problem, untoldMissing, warning } from './problem.ts';

it('carries all that an answer holds, in their order', () => {
  const few = [warning('b', '', 'b'), problem('a', '', 'a')];
  expect(foremost(few)).toEqual(few);
});

it('stops a gate by what is missing as by what is wrong, and never by what is to be looked at', () => {
  expect(blocks([missing('m', '', 'm')])).toBe(true);
  expect(blocks([problem('e', '', 'e')])).toBe(true);
  expect(blocks([warning('w', '', 'w')])).toBe(false);
});

it('keeps what is wrong before what is missing, and both before what warns, when there are more', () => {
  const warnings = Array.from({ length: MOST_PROBLEMS }, (_, index) => warning('w', `W[${index}]`, 'w'));
  const errors = [problem('e', 'E[0]', 'e'), problem('e', 'E[1]', 'e')];
  const kept = foremost([...warnings, missing('m', 'M[0]', 'm'), ...errors]);
  expect(kept).toHaveLength(MOST_PROBLEMS);
  expect(kept.slice(0, 4).map((each) => each.path)).toEqual(['E[0]', 'E[1]', 'M[0]', 'W[0]']);
});

it('counts all and makes the sentences of those that it carries', () => {
  let told = 0;
  const tell = (path: string): string => `${path}: ${(told += 1)}`;
  const many = Array.from({ length: 70_000 }, (_, line) => untoldMissing('m', `L[${line}]`, tell));
  expect([many.length, blocks(many), told]).toEqual([70_000, true, 0]);
  const sent = JSON.parse(JSON.stringify(foremost(many))) as unknown[];
  expect([sent.length, told]).toEqual([MOST_PROBLEMS, MOST_PROBLEMS]);
  expect(sent[1]).toEqual(missing('m', 'L[1]', 'L[1]: 2'));
});
