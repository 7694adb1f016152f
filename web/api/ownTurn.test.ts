import { expect, it } from 'vitest';
import { ownTurn } from './ownTurn.ts';

/** One turn of the page. */
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

it('lets the first go at once and each further one in a turn of its own, in the order in which they came', async () => {
  const gone: string[] = [];
  const ask = (name: string): void => void ownTurn().then(() => gone.push(name));
  ['a', 'b', 'c'].forEach(ask);
  await Promise.resolve();
  expect(gone).toEqual(['a']);
  await turn();
  ask('d');
  expect(gone).toEqual(['a', 'b']);
  await turn();
  await turn();
  expect(gone).toEqual(['a', 'b', 'c', 'd']);
  await turn();
  ask('e');
  await Promise.resolve();
  expect(gone, 'nothing waits any more').toEqual(['a', 'b', 'c', 'd', 'e']);
});
