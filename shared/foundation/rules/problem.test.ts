import { expect, it } from 'vitest';
import { foremost, MOST_PROBLEMS, problem, warning } from './problem.ts';

it('carries all that an answer holds, in their order', () => {
  const few = [warning('b', '', 'b'), problem('a', '', 'a')];
  expect(foremost(few)).toEqual(few);
});

it('keeps what blocks before what warns when there are more', () => {
  const warnings = Array.from({ length: MOST_PROBLEMS }, (_, index) => warning('w', `W[${index}]`, 'w'));
  const errors = [problem('e', 'E[0]', 'e'), problem('e', 'E[1]', 'e')];
  const kept = foremost([...warnings, ...errors]);
  expect(kept).toHaveLength(MOST_PROBLEMS);
  expect(kept.slice(0, 3).map((each) => each.path)).toEqual(['E[0]', 'E[1]', 'W[0]']);
});
