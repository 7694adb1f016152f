import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Limits } from '../../functions/transmission/gateways/gateway.ts';
import { NoCredentials } from '../../functions/transmission/gateways/gateways.ts';
import { attempt, HeldBack, TooLate } from '../../functions/transmission/attempt.ts';
import { sha256 } from '../../functions/transmission/archive.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { after, exchanged, MINUTE, now, result, startMachine, type Machine } from './machine.ts';
import { ana, NOW } from './transmissions.ts';

let on: Machine;
let key = '';
beforeAll(async () => {
  on = await startMachine();
});
afterAll(() => on.stop());
beforeEach(async () => {
  key = await on.fresh();
});

const handed = async (more: object = {}) => on.head((await on.hand(more)).id);
const sendOf = (n: number) => `sends/duca~${key}/${n}.json`;
const evidence = (name: string) => on.services.files.get(jobScope('emp-1', 'GT'), 'evidence', name);
const accepts = () => {
  const heard: { message: object; limits: Limits }[] = [];
  on.gateway.send = async (message, limits) => {
    heard.push({ message, limits });
    return exchanged(result('accepted'));
  };
  return heard;
};

describe('nothing is sent', () => {
  it('when the archived bytes are others than those that were sealed, or gone; a person is called', async () => {
    for (const get of [async () => Buffer.from('<DUCA>otra</DUCA>'), async () => undefined]) {
      await on.fresh();
      const files = Object.assign(Object.create(on.services.files) as typeof on.services.files, { get });
      on.job.services = { ...on.services, files };
      const head = await attempt(on.job, await handed());
      expect(head).toMatchObject({ state: 'NEEDS_HUMAN', reason: 'tampered', due: '', attempt: 0 });
      expect(on.told('transmission.tampered')).toEqual([{ company: 'emp-1', transmission: head.id }]);
    }
  });

  it('without credentials of the company; it looks again in five minutes', async () => {
    on.job.open = async () => {
      throw new NoCredentials('none');
    };
    expect(await attempt(on.job, await handed())).toMatchObject({
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
    const head = await handed();
    await expect(attempt(on.job, head)).rejects.toThrow('secret store is away');
    expect(await on.head(head.id)).toEqual(head);
  });

  it('when too little of the function’s time is left, and nothing is written then', async () => {
    on.job.remaining = () => 12_999;
    const head = await handed();
    await expect(attempt(on.job, head)).rejects.toThrow(TooLate);
    expect(await on.head(head.id)).toEqual(head);
  });

  it('while the password stands refused: one step says so, and each further look is none', async () => {
    await on.setCredentials({ state: 'refused' });
    const held = await attempt(on.job, await handed());
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
      const head = await handed();
      await expect(attempt(on.job, head)).rejects.toThrow(HeldBack);
      const held = await on.head(head.id);
      expect(held).toMatchObject({ state: 'QUEUED', reason: 'held-back', due: NOW, seq: 3 });
      await expect(attempt(on.job, held)).rejects.toThrow(HeldBack);
      expect(await on.head(head.id)).toEqual(held);
    }
  });

  it('when another worker wrote since: the credentials are free for others to try', async () => {
    const head = await handed();
    await on.put(head.id, { lock: 9 });
    await expect(attempt(on.job, head)).rejects.toThrow('Condition');
    expect(await on.credentials()).toMatchObject({ state: 'tried', until: now });
    expect(await evidence(sendOf(1))).toBeUndefined();
  });

  it('when the locked store does not take the intent: it comes again by itself', async () => {
    const files = Object.assign(Object.create(on.services.files) as typeof on.services.files, {
      putOnce: () => Promise.reject(new Error('store is away')),
    });
    const head = await handed();
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
    const head = await handed();
    for (const n of [1, 2, 3])
      await on.services.files.putOnce(ana, 'evidence', sendOf(n), Buffer.from(`${n}`), 'text/plain');
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
    const head = await handed();
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
    const heard = accepts();
    expect((await attempt(on.job, await handed({ operation: 'V' }))).state).toBe('ACCEPTED');
    expect(heard).toHaveLength(1);
  });
});

describe('a send', () => {
  it('is intended in the table and in the locked store before the authority hears anything', async () => {
    const head = await handed();
    on.gateway.send = async () => {
      const sending = await on.head(head.id);
      expect(sending).toMatchObject({ state: 'SENDING', attempt: 1, safe: false, send: 1 });
      expect(sending.due).toBe(after(60_000 + 40_000));
      expect(sending.token).toMatch(/^int/);
      expect(JSON.parse(Buffer.from((await evidence(sendOf(1)))!).toString())).toEqual({
        transmission: head.id,
        attempt: 1,
        operation: 'R',
        version: 1,
        hash: head.hash,
        token: sending.token,
        at: NOW,
      });
      expect(await on.lane()).toMatchObject({ sends: 1, running: head.id });
      return exchanged(result('accepted'));
    };
    expect((await attempt(on.job, head)).state).toBe('ACCEPTED');
  });

  it('is of the sealed bytes, within the limits, and asks right before it leaves whether it still may', async () => {
    const heard = accepts();
    const head = await handed();
    await attempt(on.job, head);
    const { message, limits } = heard[0]!;
    expect(message).toEqual({
      operation: 'R',
      key,
      version: 1,
      hash: head.hash,
      bytes: new Uint8Array(Buffer.from(`<DUCA>${key}</DUCA>`)),
    });
    expect(limits.timeoutMs).toBe(60_000);
    expect(limits).not.toHaveProperty('at');
    on.later(59_999);
    expect(limits.mayStillSend!()).toBe(true);
    on.later(60_000);
    expect(limits.mayStillSend!()).toBe(false);
  });

  it('has a number of its own for each time, and a validation has none', async () => {
    const heard = accepts();
    on.gateway.send = async (message, limits) => {
      heard.push({ message, limits });
      return exchanged({ left: 'nothing', why: 'dns' });
    };
    const once = await attempt(on.job, await handed());
    await on.put(once.id, { state: 'QUEUED', due: NOW });
    const twice = await attempt(on.job, await on.head(once.id));
    expect(twice).toMatchObject({ attempt: 2, send: 2 });
    expect(await evidence(sendOf(2))).toBeDefined();
    expect(await on.lane()).toMatchObject({ sends: 2 });
    key = await on.fresh();
    accepts();
    await attempt(on.job, await handed({ operation: 'V' }));
    expect(await evidence(sendOf(1))).toBeUndefined();
    expect(await on.lane()).toBeUndefined();
  });

  it('is told in the log by its outcome', async () => {
    accepts();
    const head = await attempt(on.job, await handed());
    expect(on.told('transmission.attempt')).toEqual([
      { transmission: head.id, attempt: 1, state: 'ACCEPTED', reason: 'accepted' },
    ]);
    expect(on.told('transmission.security')).toEqual([]);
    expect(on.told('transmission.quarantined')).toEqual([]);
  });

  it('without a secure connection is told to those who watch over security', async () => {
    on.gateway.send = async () => exchanged({ left: 'nothing', why: 'tls' });
    const { id } = await attempt(on.job, await handed());
    expect(on.told('transmission.security')).toEqual([{ transmission: id }]);
  });

  it('keeps what went over the wire, request and answer, with their hashes', async () => {
    const date = 'Fri, 20 Nov 2026 15:00:00 GMT';
    on.gateway.send = async () => exchanged(result('accepted'), { date });
    const { id } = await attempt(on.job, await handed());
    const { exchange } = (await on.steps(id)).at(-1)!;
    expect(exchange).toMatchObject({
      OPERACION: 'ProcesaDeclaracion',
      INICIO: NOW,
      FIN: after(1000),
      SALIO: true,
      ESTADO_HTTP: 200,
      FECHA_AUTORIDAD: date,
      HUELLA_TLS: 'AA:BB',
      CUARENTENA: false,
    });
    for (const [kept, text] of [
      [exchange!.SOLICITUD, '<solicitud/>'],
      [exchange!.RESPUESTA!, '<respuesta/>'],
    ] as const) {
      expect(Buffer.from((await evidence(kept.NOMBRE))!).toString()).toBe(text);
      expect(kept).toMatchObject({ SHA256: sha256(Buffer.from(text)), BYTES: text.length });
      expect(kept.NOMBRE).toMatch(new RegExp(`^transmissions/${id}/int[^/]*/(solicitud|respuesta)\\.xml$`));
    }
  });

  it('without an answer keeps none', async () => {
    on.gateway.send = async () => {
      const { response: _, ...wire } = exchanged({ left: 'something', why: 'timeout' }).wire;
      return { ...exchanged({ left: 'something', why: 'timeout' }), wire };
    };
    const { id } = await attempt(on.job, await handed());
    const { exchange } = (await on.steps(id)).at(-1)!;
    expect(exchange).toMatchObject({ ESTADO_HTTP: 0, FECHA_AUTORIDAD: '' });
    expect(exchange).not.toHaveProperty('RESPUESTA');
  });

  it('with another’s or a hostile answer keeps that apart, and tells it', async () => {
    const hostile = { left: 'something', status: 200, answer: { kind: 'hostile' } } as const;
    on.gateway.send = async () => exchanged(hostile);
    const { id } = await attempt(on.job, await handed());
    const { exchange } = (await on.steps(id)).at(-1)!;
    expect(exchange).toMatchObject({ CUARENTENA: true });
    expect(exchange!.RESPUESTA!.NOMBRE).toMatch(/respuesta-en-cuarentena\.bin$/);
    expect(on.told('transmission.quarantined')).toEqual([{ transmission: id, reason: 'hostile' }]);
  });
});
