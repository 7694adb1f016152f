import { expect, it } from 'vitest';
import { printJobs, startPrintJob } from './printJobs.ts';

it('shows each print while it is made and tells who listens', () => {
  let told = 0;
  const stop = printJobs.subscribe(() => (told += 1));
  const first = startPrintJob('DVA 1');
  const second = startPrintJob('DVA 2');
  first.tell(30);
  expect(printJobs.get().map(({ label, percent }) => [label, percent])).toEqual([
    ['DVA 1', 30],
    ['DVA 2', 0],
  ]);
  first.end();
  second.end();
  stop();
  expect(printJobs.get()).toEqual([]);
  expect(told).toBe(5);
});
