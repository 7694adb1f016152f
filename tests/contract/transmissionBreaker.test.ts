import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { heldUntil, quiet, readBreakers, report } from '../../functions/transmission/breaker.ts';
import { MINUTE, now, startMachine, type Machine } from './machine.ts';

let on: Machine;
beforeAll(async () => {
  on = await startMachine();
});
afterAll(() => on.stop());
beforeEach(async () => void (await on.fresh()));

const LIMIT = 20_000;
const failures = async (times: number, at = now) => {
  for (let index = 0; index < times; index += 1) {
    on.later(at - now);
    await report(on.job, 'gt-sat', 'R', 'fails');
  }
};

describe('a breaker', () => {
  it('opens upon five failures within ten seconds, and lets somebody look a quarter of a minute later', async () => {
    await failures(4);
    expect(await on.breaker('R')).toMatchObject({ openSince: 0, probeAt: 0 });
    await failures(1, now + 9999);
    expect(await on.breaker('R')).toMatchObject({ openSince: now + 9999, probeAt: now + 24_999 });
    expect(on.told('transmission.breaker')).toEqual([{ authority: 'gt-sat', operation: 'R', open: true }]);
    expect(await on.breaker('*')).toBeUndefined();
  });

  it('forgets what is ten seconds old', async () => {
    await failures(4);
    await failures(1, now + 10_000);
    expect(await on.breaker('R')).toMatchObject({ openSince: 0, failures: [now + 10_000] });
  });

  it('stays open since it was, and when to look is not put off by what fails after', async () => {
    await on.setBreaker('R', { openSince: now - 5, probeAt: now + 3, failures: Array<number>(5).fill(now) });
    await failures(1);
    expect(await on.breaker('R')).toMatchObject({ openSince: now - 5, probeAt: now + 3 });
    expect((await on.breaker('R'))!.failures).toHaveLength(5);
    expect(on.told('transmission.breaker')).toEqual([]);
  });

  it('closes upon an exchange that works, and forgets every failure', async () => {
    await on.setBreaker('R', { openSince: now - 5, probeAt: now + 3, failures: [now] });
    await report(on.job, 'gt-sat', 'R', 'works');
    expect(await on.breaker('R')).toMatchObject({ openSince: 0, probeAt: 0, failures: [] });
    await on.setBreaker('R', { failures: [now], lock: 3 });
    await report(on.job, 'gt-sat', 'R', 'works');
    expect(await on.breaker('R')).toMatchObject({ failures: [], lock: 4 });
  });

  it('is not written where there is nothing to learn', async () => {
    await report(on.job, 'gt-sat', 'R', 'works');
    await report(on.job, 'gt-sat', 'R', 'untold');
    expect(await on.breaker('R')).toBeUndefined();
    await on.setBreaker('R', { lock: 3 });
    await report(on.job, 'gt-sat', 'R', 'works');
    expect(await on.breaker('R')).toMatchObject({ lock: 3 });
  });

  it('keeps since when exchanges fail however seldom they are, through a status that is well, until one works', async () => {
    await failures(1);
    await failures(1, now + 4 * MINUTE);
    const failing = { openSince: 0, failingSince: now, failingAt: now + 4 * MINUTE, insecure: false };
    expect(await on.breaker('R')).toMatchObject(failing);
    await on.setBreaker('R', { ...failing, openSince: now + 5, probeAt: now });
    on.gateway.healthy = async () => true;
    on.later(5 * MINUTE);
    expect(await heldUntil(on.job, on.gateway, [await on.breaker('R')])).toBeUndefined();
    expect(await on.breaker('R')).toMatchObject({ ...failing, failingAt: now + 5 * MINUTE });
    await report(on.job, 'gt-sat', 'R', 'fails', true);
    expect(await on.breaker('R')).toMatchObject({ failingSince: now, insecure: true });
    await report(on.job, 'gt-sat', 'R', 'works');
    expect(await on.breaker('R')).toMatchObject({ failingSince: 0, failingAt: 0, insecure: false });
  });

  it('counts every one of many failures at once', async () => {
    await Promise.all([1, 2, 3, 4, 5].map(() => report(on.job, 'gt-sat', 'R', 'fails')));
    expect(await on.breaker('R')).toMatchObject({ openSince: now });
    expect((await on.breaker('R'))!.failures).toHaveLength(5);
  });

  it('that cannot be written is told and breaks nothing', async () => {
    const database = Object.assign(Object.create(on.services.database) as typeof on.services.database, {
      get: () => Promise.reject(new Error('table is away')),
    });
    on.job.services = { ...on.services, database };
    await report(on.job, 'gt-sat', 'R', 'fails');
    expect(on.told('transmission.breaker')).toMatchObject([{ authority: 'gt-sat', operation: 'R' }]);
    expect(on.told('transmission.breaker')[0]).not.toHaveProperty('open');
  });
});

describe('an open breaker', () => {
  const open = async (...operations: string[]) => {
    for (const each of operations) await on.setBreaker(each, { openSince: now - 60_000, probeAt: now });
    return Promise.all(['*', 'R'].map((each) => on.breaker(each)));
  };
  const until = async (...operations: string[]) => heldUntil(on.job, on.gateway, await open(...operations));
  const healthy = (answer: boolean) => {
    const limits: unknown[] = [];
    on.gateway.healthy = async (limit) => {
      limits.push(limit);
      return answer;
    };
    return limits;
  };

  it('holds nobody once it is closed', async () => {
    await on.setBreaker('R', { openSince: 0, probeAt: now + 5000 });
    expect(await heldUntil(on.job, on.gateway, [undefined, await on.breaker('R')])).toBeUndefined();
  });

  it('is closed by the status of the authority and never by a declaration', async () => {
    const limits = healthy(true);
    expect(await until('R', '*')).toBeUndefined();
    expect(limits).toEqual([{ timeoutMs: LIMIT }]);
    for (const each of ['R', '*'])
      expect(await on.breaker(each)).toMatchObject({ openSince: 0, probeAt: 0, failures: [] });
    expect(on.told('transmission.breaker')).toEqual([{ authority: 'gt-sat', open: false }]);
  });

  it('stays open while the status says no, and is looked at again in a quarter of a minute', async () => {
    healthy(false);
    expect(await until('R')).toBe(now + 15_000);
    expect(await on.breaker('R')).toMatchObject({ openSince: now - 60_000, probeAt: now + 15_000 });
  });

  it('is looked at by one worker at a time, not before it is time, and not with too little time', async () => {
    const rows = await open('R');
    await on.setBreaker('R', { openSince: now - 60_000, probeAt: now, lock: 9 });
    expect(await heldUntil(on.job, on.gateway, rows)).toBe(now + 15_000);
    const early = await open('R', '*');
    early[1]!.probeAt = now + 1;
    expect(await heldUntil(on.job, on.gateway, early)).toBe(now + 1);
    on.job.remaining = () => 12_999;
    expect(await until('R')).toBe(now + 15_000);
    expect(await on.breaker('R')).toMatchObject({ probeAt: now });
  });
});

describe('an authority that wants to be left alone', () => {
  it('is, until then, and no shorter wish shortens that', async () => {
    await quiet(on.job, 'gt-sat', now + MINUTE);
    expect(await on.breaker('*')).toMatchObject({ openSince: now, probeAt: now + MINUTE, lock: 1 });
    expect(on.told('transmission.breaker')).toEqual([
      { authority: 'gt-sat', open: true, until: new Date(now + MINUTE).toISOString() },
    ]);
    for (const wish of [now + 1, now + MINUTE]) await quiet(on.job, 'gt-sat', wish);
    expect(await on.breaker('*')).toMatchObject({ lock: 1 });
    on.later(5000);
    await quiet(on.job, 'gt-sat', now + 2 * MINUTE);
    expect(await on.breaker('*')).toMatchObject({ openSince: now, probeAt: now + 2 * MINUTE, lock: 2 });
  });
});

it('the breakers of every authority and operation can be listed', async () => {
  await on.setBreaker('R', {});
  await on.setBreaker('*', {});
  expect((await readBreakers(on.services)).map((each) => each.sk)).toEqual(['gt-sat~*', 'gt-sat~R']);
});
