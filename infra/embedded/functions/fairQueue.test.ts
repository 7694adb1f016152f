import { expect, it } from 'vitest';
import { FairQueue } from './fairQueue.ts';

const queue = (...items: [owner: string, item: number][]) => {
  const made = new FairQueue<number>();
  for (const [owner, item] of items) made.push(owner, item);
  return made;
};
const all = (from: FairQueue<number>) => Array.from({ length: from.length }, () => from.next());

it('lets owners take turns, each in the order of its own', () => {
  expect(all(queue(['a', 1], ['a', 2], ['a', 3], ['b', 4], ['c', 5], ['b', 6]))).toEqual([1, 4, 5, 2, 6, 3]);
});

it('passes over an owner who may not, without losing its place', () => {
  const waiting = queue(['a', 1], ['b', 2], ['a', 3]);
  expect(waiting.next((owner) => owner !== 'a')).toBe(2);
  expect(waiting.next((owner) => owner !== 'a')).toBeUndefined();
  expect([waiting.length, waiting.of('a'), waiting.of('b')]).toEqual([2, 2, 0]);
  expect(all(waiting)).toEqual([1, 3]);
  expect(waiting.next()).toBeUndefined();
});
