import { expect, it } from 'vitest';
import { TurnQueue } from './turnQueue.ts';

const queue = (...items: [company: string, signIn: string, item: number][]) => {
  const made = new TurnQueue<number>();
  for (const [company, signIn, item] of items) made.push({ company, signIn }, item);
  return made;
};
const all = (from: TurnQueue<number>) => Array.from({ length: from.length }, () => from.next());

it('gives a company its turn however many sign-ins another one has', () => {
  const many = Array.from({ length: 9 }, (_, at): [string, string, number] => ['a', `s${at}`, at]);
  expect(all(queue(...many, ['b', 'x', 100])).indexOf(100)).toBe(1);
});

it('lets the sign-ins of a company take turns in its turn', () => {
  expect(
    all(queue(['a', 's', 1], ['a', 's', 2], ['a', 's', 3], ['a', 't', 4], ['b', 'x', 5], ['b', 'x', 6])),
  ).toEqual([1, 5, 4, 6, 2, 3]);
});

it('passes over who may not, without losing their place', () => {
  const waiting = queue(['a', 's', 1], ['a', 't', 2], ['b', 'x', 3]);
  expect(waiting.next(({ signIn }) => signIn === 't')).toBe(2);
  expect(waiting.next(({ company }) => company === 'c')).toBeUndefined();
  expect(waiting.of({ company: 'a', signIn: 's' })).toEqual({ company: 1, signIn: 1 });
  expect([waiting.next(({ company }) => company === 'a'), waiting.next(), waiting.next()]).toEqual([
    1,
    3,
    undefined,
  ]);
  expect(waiting.length).toBe(0);
});
