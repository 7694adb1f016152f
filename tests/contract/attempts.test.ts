import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { guarded } from '../../functions/users/attempts.ts';
import { startWorld, type World } from './world.ts';

let world: World;
let logins = 0;
let login = '';
const START = Date.parse('2026-11-20T15:00:00Z');
const after = (seconds: number): void => world.setClock(new Date(START + seconds * 1000).toISOString());
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
beforeEach(() => {
  after(0);
  logins += 1;
  login = `persona${logins}.gt`;
});

const wrong = () => guarded(world.services, login, async () => undefined);
const right = () => guarded(world.services, login, async () => 'in');
const delayed = { code: 'session.delayed' };

it('lets a person in again a day after a wrong password, though the store has not forgotten it yet', async () => {
  await wrong();
  after(24 * 3600);
  expect(await right()).toBe('in');
});

it('slows down from the fifth wrong password on, to the second, and never locks', async () => {
  for (let count = 0; count < 5; count += 1) await wrong();
  after(59);
  await expect(right()).rejects.toMatchObject(delayed);
  after(60);
  await wrong();
  after(60 + 119);
  await expect(right()).rejects.toMatchObject(delayed);
  after(60 + 120);
  expect(await right()).toBe('in');
  for (let count = 0; count < 4; count += 1) await wrong();
  expect(await right()).toBe('in');
});

it('counts no failure of ours as a wrong password', async () => {
  for (let count = 0; count < 6; count += 1) {
    const failed = guarded(world.services, login, async () => {
      throw new Error('store away');
    });
    await expect(failed).rejects.toThrow('store away');
  }
  expect(await right()).toBe('in');
});

it('looks at twenty passwords at once and no more, and leaves none of them counted as under way', async () => {
  let looked = 0;
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const guesses = Array.from({ length: 22 }, () =>
    guarded(world.services, login, () => {
      looked += 1;
      if (looked === 20) setTimeout(resolve, 200, undefined);
      return promise;
    }),
  );
  const ended = await Promise.allSettled(guesses);
  expect(looked).toBe(20);
  expect(ended.filter((each) => each.status === 'rejected')).toHaveLength(2);
  after(16 * 60);
  expect(await right()).toBe('in');
});
