import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Heard } from '../../shared/transmission/classify.ts';
import { abandon, admit, learnFrom, TriedElsewhere } from '../../functions/transmission/admission.ts';
import { learn, trust, tryAlone } from '../../functions/transmission/credentials.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import { exchanged, fault, MINUTE, now, result, startMachine, type Machine } from './machine.ts';
import { ana } from './transmissions.ts';

let on: Machine;
beforeAll(async () => {
  on = await startMachine();
});
afterAll(() => on.stop());
beforeEach(async () => void (await on.fresh()));

const LIMIT = 20_000;
const LEASE = 60_000;
const enter = (exchange: 'R' | 'CONSULTA' = 'R', company = 'emp-1') =>
  admit(on.job, on.gateway, { company }, exchange, LIMIT);

describe('who may exchange something', () => {
  it('is whoever nothing holds back, and tries the credentials the first time', async () => {
    const admitted = await enter();
    expect(admitted).toMatchObject({ tried: { version: 'v1', state: 'tried', until: now + LEASE, lock: 1 } });
    await on.setCredentials({ state: 'good', until: now + 1 });
    expect(await enter()).toEqual({ tried: undefined });
  });

  it('is nobody whose password stands refused, until it is another', async () => {
    await on.setCredentials({ state: 'refused', until: now - 1 });
    expect(await enter()).toEqual({ reason: 'credentials', until: now + 5 * MINUTE });
    on.gateway.credentials = 'v2';
    expect(await enter()).toMatchObject({ tried: { version: 'v2', state: 'tried' } });
  });

  it('is nobody while a breaker of the operation or of the whole authority is open', async () => {
    for (const [operation, exchange] of [
      ['R', 'R'],
      ['*', 'R'],
      ['CONSULTA', 'CONSULTA'],
      ['*', 'CONSULTA'],
    ] as const) {
      await on.fresh();
      await on.setBreaker(operation, { openSince: now - 1, probeAt: now + 7000 });
      expect(await enter(exchange), operation).toEqual({ reason: 'held-back', until: now + 7000 });
      expect(await on.credentials()).toBeUndefined();
    }
  });

  it('is everybody whom another operation’s breaker does not concern', async () => {
    await on.setBreaker('CONSULTA', { openSince: now - 1, probeAt: now + 7000 });
    expect(await enter('R')).toHaveProperty('tried');
  });

  it('comes back in five seconds while somebody of the same company tries the credentials', async () => {
    await enter();
    const refused = await enter().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(TriedElsewhere);
    expect((refused as TriedElsewhere).until).toBe(now + 5000);
    expect(await enter('R', 'emp-2')).toHaveProperty('tried');
    await on.services.database.write({
      kind: 'delete',
      table: 'transmissions',
      key: { pk: companyKey({ company: 'emp-2' }, 'credentials'), sk: 'gt-sat' },
    });
  });

  it('is the next one once the first exchanged nothing after all', async () => {
    const admitted = await enter();
    if ('until' in admitted) throw new Error('held');
    await abandon(on.job, on.gateway, ana, admitted);
    expect(await on.credentials()).toMatchObject({ state: 'tried', until: now, lock: 2 });
    expect(await enter()).toHaveProperty('tried');
  });
});

describe('credentials', () => {
  const attempt = async () => tryAlone(on.job, ana, on.gateway, await on.credentials(), LEASE);

  it('that are good are believed until then, and tried alone from then on', async () => {
    await on.setCredentials({ state: 'good', until: now + 1, lock: 4 });
    expect(await attempt()).toBeUndefined();
    on.later(1);
    expect(await attempt()).toMatchObject({ state: 'tried', lock: 5, until: now + 1 + LEASE });
  });

  it('that somebody tries are nobody else’s until his time is over', async () => {
    await on.setCredentials({ state: 'tried', until: now + 1 });
    expect(await attempt()).toBe('busy');
    on.later(1);
    expect(await attempt()).toMatchObject({ state: 'tried', lock: 2 });
  });

  it('are tried by one of two who come at once', async () => {
    const row = await on.credentials();
    const both = await Promise.all([0, 1].map(() => tryAlone(on.job, ana, on.gateway, row, LEASE)));
    expect(both.filter((each) => each === 'busy')).toHaveLength(1);
  });

  it('of another version begin anew, whatever is known of the old', async () => {
    await on.setCredentials({ state: 'good', version: 'v0', until: now + MINUTE });
    expect(await attempt()).toMatchObject({ version: 'v1', state: 'tried' });
  });

  it('are good or refused for a quarter of an hour after they were tried', async () => {
    for (const state of ['good', 'refused'] as const) {
      await on.fresh();
      const tried = await attempt();
      if (tried === 'busy') throw new Error('busy');
      await learn(on.job, ana, on.gateway, tried, state);
      expect(await on.credentials()).toMatchObject({
        state,
        version: 'v1',
        until: now + 15 * MINUTE,
        lock: 2,
      });
      expect(on.told('transmission.credentials')).toHaveLength(state === 'refused' ? 1 : 0);
    }
  });

  it('that nobody tried are only ever learnt to be refused', async () => {
    for (const showed of ['good', 'nothing'] as const)
      await learn(on.job, ana, on.gateway, undefined, showed);
    expect(await on.credentials()).toBeUndefined();
    await learn(on.job, ana, on.gateway, undefined, 'refused');
    expect(await on.credentials()).toMatchObject({ state: 'refused', lock: 1 });
    on.later(MINUTE);
    await learn(on.job, ana, on.gateway, undefined, 'refused');
    expect(await on.credentials()).toMatchObject({ until: now + 15 * MINUTE, lock: 1 });
    expect(on.told('transmission.credentials')).toHaveLength(1);
  });

  it('are refused by the word of who used them while they were believed', async () => {
    await on.setCredentials({ state: 'good', until: now + MINUTE, lock: 7 });
    await learn(on.job, ana, on.gateway, undefined, 'refused');
    expect(await on.credentials()).toMatchObject({ state: 'refused', lock: 8 });
  });

  it('are tried again upon a person’s word, but not before the authority’s lock can be over', async () => {
    expect(await trust(on.services, ana, 'gt-sat')).toBe(true);
    expect(await on.credentials()).toBeUndefined();
    await on.setCredentials({ state: 'good', until: now + MINUTE });
    expect(await trust(on.services, ana, 'gt-sat')).toBe(true);
    await on.setCredentials({ state: 'refused', until: now + 1, lock: 3 });
    expect(await trust(on.services, ana, 'gt-sat')).toBe(false);
    expect(await on.credentials()).toMatchObject({ state: 'refused', lock: 3 });
    on.later(1);
    expect(await trust(on.services, ana, 'gt-sat')).toBe(true);
    expect(await on.credentials()).toMatchObject({ state: 'tried', until: 0, lock: 4 });
    expect(await enter()).toHaveProperty('tried');
  });
});

describe('an exchange teaches', () => {
  const taught = async (
    facts: Heard,
    health: 'works' | 'fails' | 'untold',
    response: object = {},
    exchange: 'R' | 'CONSULTA' = 'R',
  ) => {
    const admitted = await enter(exchange);
    if ('until' in admitted) throw new Error('held');
    return learnFrom(on.job, on.gateway, ana, exchange, admitted, exchanged(facts, response), health);
  };

  it('that the credentials are good when the authority works, and nothing of them when it does not', async () => {
    expect(await taught(result('accepted'), 'works')).toEqual({ refused: false, until: undefined });
    expect(await on.credentials()).toMatchObject({ state: 'good' });
    await on.fresh();
    await taught({ left: 'nothing', why: 'dns' }, 'fails');
    expect(await on.credentials()).toMatchObject({ state: 'tried', until: now });
    expect((await on.breaker('R'))!.failures).toEqual([now]);
    await on.fresh();
    await taught(fault(undefined), 'untold');
    expect(await on.credentials()).toMatchObject({ state: 'tried', until: now });
    expect(await on.breaker('R')).toBeUndefined();
  });

  it('that a refused password is no failure of the authority', async () => {
    expect(await taught(fault('credentials'), 'fails', {}, 'CONSULTA')).toEqual({
      refused: true,
      until: undefined,
    });
    expect(await on.credentials()).toMatchObject({ state: 'refused' });
    expect(await on.breaker('CONSULTA')).toBeUndefined();
  });

  it('until when to leave the authority alone, from 503 and 429 and no other status', async () => {
    const wait = { retryAfter: '60' };
    for (const status of [503, 429]) {
      await on.fresh();
      expect((await taught(result('accepted'), 'works', { ...wait, status })).until).toBe(now + MINUTE);
      expect(await on.breaker('*')).toMatchObject({ probeAt: now + MINUTE });
    }
    for (const status of [200, 500, 502]) {
      await on.fresh();
      expect((await taught(result('accepted'), 'works', { ...wait, status })).until).toBeUndefined();
      expect(await on.breaker('*')).toBeUndefined();
    }
    await on.fresh();
    expect(
      (await taught(result('accepted'), 'works', { retryAfter: '', status: 503 })).until,
    ).toBeUndefined();
  });

  it('as well as it can: what cannot be written does not keep the outcome from being recorded', async () => {
    const admitted = await enter();
    if ('until' in admitted) throw new Error('held');
    const database = Object.assign(Object.create(on.services.database) as typeof on.services.database, {
      write: () => Promise.reject(new Error('table is away')),
    });
    const job = { ...on.job, services: { ...on.services, database } };
    const learned = await learnFrom(
      job,
      on.gateway,
      ana,
      'R',
      admitted,
      exchanged(result('accepted')),
      'works',
    );
    expect(learned).toEqual({ refused: false, until: undefined });
    expect(on.told('transmission.breaker')).toMatchObject([{ authority: 'gt-sat' }]);
  });
});
