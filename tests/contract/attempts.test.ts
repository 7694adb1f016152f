import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { guarded } from '../../functions/users/attempts.ts';
import { signInCounters, stepUpCounters } from '../../functions/users/counters.ts';
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

/** Each test has a network of its own, too. */
const here = () => signInCounters(login, `10.0.${logins}.7`, undefined);
const wrong = () => guarded(world.services, here(), async () => undefined);
const right = () => guarded(world.services, here(), async () => 'in');
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
    const failed = guarded(world.services, here(), async () => {
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
    guarded(world.services, here(), () => {
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

const from = (address: string, device?: string, by = login) => ({
  wrong: () => guarded(world.services, signInCounters(by, address, device), async () => undefined),
  right: () => guarded(world.services, signInCounters(by, address, device), async () => 'in'),
});

it('lets a stranger slow down nobody but the own network: not the owner elsewhere, not a device known before', async () => {
  const stranger = from('203.0.113.5');
  for (let count = 0; count < 5; count += 1) await stranger.wrong();
  await expect(stranger.right()).rejects.toMatchObject(delayed);
  await expect(from('203.0.113.200').right(), 'the same /24').rejects.toMatchObject(delayed);
  expect(await from('198.51.100.9').right()).toBe('in');
  expect(await from('203.0.113.5', 'known').right()).toBe('in');
});

it('slows down a known device for its own wrong passwords', async () => {
  const device = from('192.0.2.1', 'mine');
  for (let count = 0; count < 5; count += 1) await device.wrong();
  await expect(device.right()).rejects.toMatchObject(delayed);
  expect(await from('192.0.2.1').right(), 'another device').toBe('in');
});

it('counts what one network guesses at many logins, and no right one there clears the way', async () => {
  const address = '2001:db8:77::1';
  for (let count = 0; count < 51; count += 1) {
    await from(address, undefined, `otro${count}@${login}`).wrong();
    if (count === 25) expect(await from('2001:db8:77::2').right()).toBe('in');
  }
  await expect(from('2001:db8:77::3', undefined, 'nadie').right()).rejects.toMatchObject(delayed);
  expect(await from('2001:db8:78::1', undefined, 'nadie').right()).toBe('in');
  expect(await from(address, 'known').right()).toBe('in');
});

it('counts what the whole world guesses at one login', async () => {
  for (let count = 0; count < 101; count += 1) await from(`100.64.${count}.1`).wrong();
  await expect(from('100.65.0.1').right()).rejects.toMatchObject(delayed);
  expect(await from('100.65.0.1', 'known').right()).toBe('in');
});

it('counts the password given anew for its sign-in alone', async () => {
  const within = (family: string, found: string | undefined) =>
    guarded(world.services, stepUpCounters(login, family), async () => found);
  for (let count = 0; count < 5; count += 1) await wrong();
  for (let count = 0; count < 5; count += 1) await within('ses-2', undefined);
  expect(await within('ses-1', 'in')).toBe('in');
  await expect(within('ses-2', 'in')).rejects.toMatchObject(delayed);
});
