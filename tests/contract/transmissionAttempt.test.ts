import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NotOpen } from '../../functions/transmission/gateways/gateways.ts';
import { attempt, HeldBack, TooLate } from '../../functions/transmission/attempt.ts';
import { after, MINUTE, now, startMachine, type Machine } from './machine.ts';
import { ana, NOW } from './transmissions.ts';

let on: Machine;
beforeAll(async () => {
  on = await startMachine();
});
afterAll(() => on.stop());
beforeEach(async () => {
  await on.fresh();
});

describe('nothing is sent', () => {
  it('when the archived bytes are others than those that were sealed, or gone; a person is called', async () => {
    for (const get of [async () => Buffer.from('<DUCA>otra</DUCA>'), async () => undefined]) {
      await on.fresh();
      const files = Object.assign(Object.create(on.services.files) as typeof on.services.files, { get });
      on.job.services = { ...on.services, files };
      const head = await attempt(on.job, await on.handed());
      expect(head).toMatchObject({ state: 'NEEDS_HUMAN', reason: 'tampered', due: '', attempt: 0 });
      expect(on.told('transmission.tampered')).toEqual([{ company: 'emp-1', transmission: head.id }]);
    }
  });

  it('without credentials of the company; it looks again in five minutes', async () => {
    on.job.open = async () => {
      throw new NotOpen('credentials', 'sin credenciales', 'none');
    };
    expect(await attempt(on.job, await on.handed())).toMatchObject({
      state: 'NEEDS_HUMAN',
      reason: 'credentials',
      code: 'sin credenciales',
      safe: true,
      due: after(5 * MINUTE),
    });
  });

  it('when the door does not open for another reason, which is not hidden', async () => {
    on.job.open = async () => {
      throw new Error('secret store is away');
    };
    const head = await on.handed();
    await expect(attempt(on.job, head)).rejects.toThrow('secret store is away');
    expect(await on.head(head.id)).toEqual(head);
  });

  it('when too little of the function’s time is left, and nothing is written then', async () => {
    on.job.remaining = () => 12_999;
    const head = await on.handed();
    await expect(attempt(on.job, head)).rejects.toThrow(TooLate);
    expect(await on.head(head.id)).toEqual(head);
  });

  it('while the password stands refused: one step says so, and each further look is none', async () => {
    await on.setCredentials({ state: 'refused' });
    const held = await attempt(on.job, await on.handed());
    const due = after(5 * MINUTE);
    expect(held).toMatchObject({ state: 'QUEUED', reason: 'credentials-blocked', due, attempt: 0, seq: 3 });
    on.later(MINUTE);
    expect(await attempt(on.job, held)).toMatchObject({
      reason: 'credentials-blocked',
      due: after(6 * MINUTE),
      seq: 3,
    });
  });

  it('while a breaker is open: it stays due since it was, and one step says so', async () => {
    for (const operation of ['R', '*']) {
      await on.fresh();
      await on.setBreaker(operation, { openSince: now - 1, probeAt: now + 1000 });
      const head = await on.handed();
      await expect(attempt(on.job, head)).rejects.toThrow(HeldBack);
      const held = await on.head(head.id);
      expect(held).toMatchObject({ state: 'QUEUED', reason: 'held-back', due: NOW, seq: 3 });
      await expect(attempt(on.job, held)).rejects.toThrow(HeldBack);
      expect(await on.head(head.id)).toEqual(held);
    }
  });

  it('when another worker wrote since: the credentials are free for others to try', async () => {
    const head = await on.handed();
    await on.put(head.id, { lock: 9 });
    await expect(attempt(on.job, head)).rejects.toThrow('Condition');
    expect(await on.credentials()).toMatchObject({ state: 'tried', until: now });
    expect(await on.evidence(on.sendOf(1))).toBeUndefined();
  });

  it('when another worker is about to send it: only the one whose intent is written does', async () => {
    const head = await on.handed();
    await on.put(head.id, { lock: 2, state: 'SENDING', token: 'int-other' });
    await expect(attempt(on.job, head)).rejects.toThrow('Condition');
    await on.put(head.id, { token: '' });
    await expect(attempt(on.job, head)).rejects.toThrow('Condition');
  });

  it('twice when the answer of writing the intent was lost: it is known by its token', async () => {
    const heard = on.accepts();
    const { write } = on.services.database;
    let lost = false;
    const database = Object.assign(Object.create(on.services.database) as typeof on.services.database, {
      write: async (...writes: Parameters<typeof write>) => {
        await write.apply(on.services.database, writes);
        const intends = writes.some((each) => each.kind === 'update' && each.set['state'] === 'SENDING');
        if (!intends || lost) return;
        lost = true;
        await write.apply(on.services.database, writes);
      },
    });
    on.job.services = { ...on.services, database };
    expect((await attempt(on.job, await on.handed())).state).toBe('ACCEPTED');
    expect([lost, heard.length]).toEqual([true, 1]);
  });

  it('when the locked store does not take the intent: it comes again by itself', async () => {
    const files = Object.assign(Object.create(on.services.files) as typeof on.services.files, {
      putOnce: () => Promise.reject(new Error('store is away')),
    });
    const head = await on.handed();
    on.job.services = { ...on.services, files };
    expect(await attempt(on.job, head)).toMatchObject({
      state: 'NOT_SENT',
      reason: 'not-kept',
      safe: true,
      attempt: 1,
      due: after(2500),
    });
    expect(on.told('transmission.unkept')).toMatchObject([{ transmission: head.id }]);
    expect(await on.credentials()).toMatchObject({ state: 'tried', until: now });
  });

  it('when the locked store knows of a send that the table does not: the doubt counts all of them', async () => {
    const head = await on.handed();
    for (const n of [1, 2, 3])
      await on.services.files.putOnce(ana, 'evidence', on.sendOf(n), Buffer.from(`${n}`), 'text/plain');
    const doubtful = await attempt(on.job, head);
    expect(doubtful).toMatchObject({
      state: 'UNKNOWN',
      reason: 'restored',
      restored: true,
      safe: false,
      doubtSince: now,
      asked: 0,
      negatives: 0,
      due: NOW,
    });
    expect(await on.lane()).toMatchObject({ sends: 3 });
    expect(on.told('transmission.restored')).toEqual([{ company: 'emp-1', transmission: head.id }]);
    expect(await on.credentials()).toMatchObject({ state: 'tried', until: now });
  });

  it('of what was handed over before a gap in which nothing lived, until the authority was asked', async () => {
    const head = await on.handed();
    const pulse = (at: number, since: number) =>
      on.services.database.write({
        kind: 'put',
        table: 'transmissions',
        item: { pk: 'system#pulse' as never, sk: 'pulse', at, since },
      });
    await pulse(now, now + 1);
    const doubtful = await attempt(on.job, head);
    expect(doubtful).toMatchObject({ state: 'UNKNOWN', reason: 'restored' });
    expect(await on.lane()).toMatchObject({ sends: 0 });
    await on.fresh();
    await pulse(now, now + 1);
    const heard = on.accepts();
    expect((await attempt(on.job, await on.handed({ operation: 'V' }))).state).toBe('ACCEPTED');
    expect(heard).toHaveLength(1);
  });
});
