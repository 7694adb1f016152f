import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NotOpen } from '../../functions/transmission/gateways/gateways.ts';
import type { TransmissionRow } from '../../functions/transmission/rows.ts';
import {
  after,
  exchanged,
  fault,
  found,
  MINUTE,
  now,
  result,
  said,
  startMachine,
  type Machine,
} from './machine.ts';
import { NOW } from './transmissions.ts';

let on: Machine;
beforeAll(async () => {
  on = await startMachine();
});
afterAll(() => on.stop());
beforeEach(async () => {
  await on.fresh();
  on.holdMessages();
});

describe('what was missing of an acceptance', () => {
  const missing = (set: Partial<TransmissionRow> = {}) =>
    on.standing({ state: 'ACCEPTED', safe: false, facts: said({ FALTAN: ['FIRMA', 'CANAL'] }), ...set });
  const part = (foundPart: object, response: object = {}) => ({
    ...exchanged(result('accepted'), response),
    found: foundPart,
  });

  it('is asked for by its parts, and is added when it comes; the rest is asked for again', async () => {
    on.gateway.parts = async (asked, parts, limits) => {
      expect(asked).toMatchObject({ operation: 'R', version: 1 });
      expect([parts, limits]).toEqual([['FIRMA', 'CANAL'], { timeoutMs: 20_000 }]);
      return [part({ FIRMA: 'F-1' }), part({})];
    };
    const id = await missing();
    await on.work(id);
    const head = await on.head(id);
    expect(head).toMatchObject({ state: 'ACCEPTED', reason: 'parts-arrived', due: after(30_000) });
    expect(head.facts).toEqual(said({ FIRMA: 'F-1', FALTAN: ['CANAL'] }));
    expect((await on.steps(id)).slice(2)).toHaveLength(1);
    expect((await on.steps(id)).at(-1)!.exchange).toMatchObject({ CUARENTENA: false });
    on.gateway.parts = async () => [part({ CANAL: 'VERDE' })];
    on.later(30_000);
    await on.work(id);
    expect(await on.head(id)).toMatchObject({
      state: 'ACCEPTED',
      due: '',
      facts: { CANAL: 'VERDE', FALTAN: [] },
    });
  });

  it('is the channel, when that was what was asked for', async () => {
    on.gateway.parts = async () => [part({ CANAL: 'ROJO' })];
    const id = await missing({ operation: 'CANAL', facts: said({ FALTAN: ['CANAL'] }) });
    await on.work(id);
    expect(await on.head(id)).toMatchObject({ state: 'CHANNEL', reason: 'channel', due: '' });
    on.nextNumber();
    on.gateway.parts = async () => [part({ FIRMA: 'F' })];
    const half = await missing({ operation: 'CANAL' });
    await on.work(half);
    expect(await on.head(half)).toMatchObject({ state: 'ACCEPTED', due: after(30_000) });
  });

  it('that does not come is asked for again in half a minute, without a step', async () => {
    on.gateway.parts = async () => [part({}), part({})];
    const id = await missing();
    const { seq } = await on.head(id);
    await on.work(id);
    expect(await on.head(id)).toMatchObject({ state: 'ACCEPTED', due: after(30_000), seq });
    expect(await on.breaker('CONSULTA')).toBeUndefined();
  });

  it.each(['foreign', 'unnamed'] as const)(
    'is not taken of another act (%s): kept apart, told once, and asked for again until its own comes',
    async (notTaken) => {
      const id = await missing({ operation: 'M', facts: said({ FALTAN: ['FIRMA'] }) });
      on.gateway.parts = async () => [{ ...part({}), notTaken }];
      await on.work(id);
      const told = await on.head(id);
      const reason = `parts-${notTaken}`;
      expect(told).toMatchObject({ state: 'ACCEPTED', reason, due: after(30_000) });
      expect(told.facts).toEqual(said({ FALTAN: ['FIRMA'] }));
      const kept = (await on.steps(id)).at(-1)!.exchange;
      expect(kept).toMatchObject({ CUARENTENA: notTaken === 'foreign' });
      expect(on.told('transmission.quarantined')).toEqual([{ transmission: id, reason }]);
      on.later(30_000);
      await on.work(id);
      expect(await on.head(id)).toMatchObject({ reason, seq: told.seq, facts: { FALTAN: ['FIRMA'] } });
      on.gateway.parts = async () => [part({ FIRMA: 'F-2' })];
      on.later(60_000);
      await on.work(id);
      expect(await on.head(id)).toMatchObject({
        reason: 'parts-arrived',
        facts: { FIRMA: 'F-2', FALTAN: [] },
      });
    },
  );

  it('is not asked for sooner than the authority wants', async () => {
    on.gateway.parts = async () => [part({}, { status: 503, retryAfter: '60' }), part({})];
    const id = await missing();
    await on.work(id);
    expect((await on.head(id)).due).toBe(after(MINUTE));
  });

  it('counts against the authority when no result comes', async () => {
    const cases = [
      { left: 'something', why: 'timeout' },
      { left: 'nothing', why: 'dns' },
      { left: 'something', status: 200, answer: { kind: 'unreadable' } },
    ] as const;
    for (const facts of cases) {
      await on.fresh();
      on.gateway.parts = async () => [{ ...exchanged(facts), found: {} }];
      await on.work(await missing());
      expect((await on.breaker('CONSULTA'))!.failures).toEqual([now]);
    }
  });

  it('that waits for another password says so once, and comes when there is one', async () => {
    const id = await missing();
    on.gateway.parts = async () => [{ ...exchanged(fault('credentials')), found: {} }];
    await on.work(id);
    const told = await on.head(id);
    expect(told).toMatchObject({
      state: 'ACCEPTED',
      reason: 'parts-refused',
      facts: { FALTAN: ['FIRMA', 'CANAL'] },
    });
    on.gateway.parts = () => Promise.reject(new Error('asked with a password that stands refused'));
    await on.put(id, { due: NOW });
    await on.work(id);
    expect(await on.head(id)).toMatchObject({
      reason: 'parts-refused',
      seq: told.seq,
      due: after(5 * MINUTE),
    });
    on.gateway.credentials = 'another';
    on.gateway.parts = async () => [part({ FIRMA: 'F-1', CANAL: 'VERDE' })];
    await on.put(id, { due: NOW });
    await on.work(id);
    on.gateway.credentials = 'v1';
    expect(await on.head(id)).toMatchObject({ reason: 'parts-arrived', due: '', facts: { FALTAN: [] } });
  });

  it('waits while the questions are held back, while there are no credentials, and for time', async () => {
    const id = await missing();
    await on.setBreaker('CONSULTA', { openSince: now - 1, probeAt: now + 7000 });
    await on.work(id);
    expect((await on.head(id)).due).toBe(after(30_000));
    await on.setBreaker('CONSULTA', { openSince: now - 1, probeAt: now + MINUTE });
    await on.put(id, { due: NOW });
    await on.work(id);
    expect((await on.head(id)).due).toBe(after(MINUTE));
    await on.put(id, { due: NOW });
    on.job.open = () => Promise.reject(new NotOpen('credentials', 'none', 'none'));
    await on.work(id);
    expect((await on.head(id)).due).toBe(after(5 * MINUTE));
    await on.put(id, { due: NOW });
    on.job.remaining = () => 12_999;
    await on.work(id);
    expect((await on.head(id)).due).toBe(NOW);
    on.job.remaining = () => 100_000;
    on.job.open = () => Promise.reject(new Error('secret store is away'));
    await expect(on.work(id)).rejects.toThrow('secret store is away');
  });
});

describe('while a person is asked', () => {
  const standing = (set: Partial<TransmissionRow> = {}) =>
    on.standing({
      state: 'NEEDS_HUMAN',
      reason: 'doubt-too-long',
      safe: false,
      doubtSince: now - MINUTE,
      ...set,
    });

  it('the authority’s yes or no still counts, and its silence or its «I have none» does not', async () => {
    const words = [
      [{ kind: 'found', facts: said() }, 'ACCEPTED'],
      [{ kind: 'refused', facts: said({ CODIGO: '10' }) }, 'REJECTED'],
      [{ kind: 'absent' }, 'NEEDS_HUMAN'],
      [{ kind: 'conflict' }, 'NEEDS_HUMAN'],
      [{ kind: 'found', facts: said({ NUMERO: '' }) }, 'NEEDS_HUMAN'],
    ] as const;
    for (const [finding, state] of words) {
      await on.fresh();
      on.gateway.find = async () => found(finding);
      const id = await standing();
      const { seq } = await on.head(id);
      await on.work(id);
      const head = await on.head(id);
      expect(head.state, finding.kind).toBe(state);
      if (state === 'NEEDS_HUMAN') expect(head).toMatchObject({ seq, due: after(10 * MINUTE) });
    }
  });

  it('the question holds the row while it is on its way', async () => {
    const id = await standing();
    on.gateway.find = async () => {
      expect((await on.head(id)).due).toBe(after(60_000));
      return found({ kind: 'processing' }, { status: 503, retryAfter: '1800' });
    };
    await on.work(id);
    expect((await on.head(id)).due).toBe(after(30 * MINUTE));
  });

  it('it is asked for a day, and then no more', async () => {
    const DAY = 24 * 60 * MINUTE;
    const id = await standing({ doubtSince: now - DAY });
    await on.work(id);
    expect(await on.head(id)).toMatchObject({ state: 'NEEDS_HUMAN', due: '' });
    on.nextNumber();
    on.gateway.find = async () => found({ kind: 'processing' });
    const younger = await standing({ doubtSince: now - DAY + 1 });
    await on.work(younger);
    expect((await on.head(younger)).due).toBe(after(10 * MINUTE));
  });

  it('a question that is held back comes ten minutes later, or when it may', async () => {
    await on.setBreaker('CONSULTA', { openSince: now - 1, probeAt: now + 7000 });
    const id = await standing();
    await on.work(id);
    expect((await on.head(id)).due).toBe(after(10 * MINUTE));
    await on.setBreaker('CONSULTA', { openSince: now - 1, probeAt: now + 20 * MINUTE });
    await on.put(id, { due: NOW });
    await on.work(id);
    expect((await on.head(id)).due).toBe(after(20 * MINUTE));
  });

  it('what waits for other credentials goes out once there are some', async () => {
    const id = await standing({ reason: 'credentials', safe: true });
    await on.setCredentials({ state: 'refused' });
    await on.work(id);
    expect(await on.head(id)).toMatchObject({ state: 'NEEDS_HUMAN', due: after(5 * MINUTE) });
    await on.put(id, { due: NOW });
    on.job.open = () => Promise.reject(new NotOpen('credentials', 'none', 'none'));
    await on.work(id);
    expect(await on.head(id)).toMatchObject({ state: 'NEEDS_HUMAN', due: after(5 * MINUTE) });
    await on.put(id, { due: NOW });
    on.job.open = () => Promise.reject(new Error('secret store is away'));
    await expect(on.work(id)).rejects.toThrow('secret store is away');
    on.job.open = async () => ({ ...on.gateway, credentials: 'v2' });
    on.gateway.send = async () => exchanged(result('accepted'));
    await on.work(id);
    expect((await on.head(id)).state).toBe('ACCEPTED');
    expect((await on.steps(id)).map((each) => each.reason)).toContain('requeued');
  });
});
