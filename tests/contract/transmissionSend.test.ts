import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempt } from '../../functions/transmission/attempt.ts';
import { sha256 } from '../../functions/runtime/digest.ts';
import { after, exchanged, MINUTE, now, result, startMachine, type Machine } from './machine.ts';
import { NOW } from './transmissions.ts';

let on: Machine;
let key = '';
beforeAll(async () => {
  on = await startMachine();
});
afterAll(() => on.stop());
beforeEach(async () => {
  key = await on.fresh();
});

describe('a send', () => {
  it('is intended in the table and in the locked store before the authority hears anything', async () => {
    const head = await on.handed();
    on.gateway.send = async () => {
      const sending = await on.head(head.id);
      expect(sending).toMatchObject({ state: 'SENDING', attempt: 1, safe: false, send: 1 });
      expect(sending.due).toBe(after(60_000 + 40_000));
      expect(sending.token).toMatch(/^int/);
      expect(JSON.parse(Buffer.from((await on.evidence(on.sendOf(1)))!).toString())).toEqual({
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
    const heard = on.accepts();
    const head = await on.handed();
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
    const heard = on.accepts();
    on.gateway.send = async (message, limits) => {
      heard.push({ message, limits });
      return exchanged({ left: 'nothing', why: 'dns' });
    };
    const once = await attempt(on.job, await on.handed());
    await on.put(once.id, { state: 'QUEUED', due: NOW });
    const twice = await attempt(on.job, await on.head(once.id));
    expect(twice).toMatchObject({ attempt: 2, send: 2 });
    expect(await on.evidence(on.sendOf(2))).toBeDefined();
    expect(await on.lane()).toMatchObject({ sends: 2 });
    key = await on.fresh();
    on.accepts();
    await attempt(on.job, await on.handed({ operation: 'V' }));
    expect(await on.evidence(on.sendOf(1))).toBeUndefined();
    expect(await on.lane()).toBeUndefined();
  });

  it('is told in the log by its outcome', async () => {
    on.accepts();
    const head = await attempt(on.job, await on.handed());
    expect(on.told('transmission.attempt')).toEqual([
      { transmission: head.id, attempt: 1, state: 'ACCEPTED', reason: 'accepted' },
    ]);
    expect(on.told('transmission.security')).toEqual([]);
    expect(on.told('transmission.quarantined')).toEqual([]);
  });

  it('without a secure connection is told to those who watch over security', async () => {
    on.gateway.send = async () => exchanged({ left: 'nothing', why: 'tls' });
    const { id } = await attempt(on.job, await on.handed());
    expect(on.told('transmission.security')).toEqual([{ transmission: id }]);
  });

  it('to who shows a certificate in its last week is told, and not a day before', async () => {
    const DAY = 24 * 60 * MINUTE;
    const endsIn = async (days: number): Promise<unknown> => {
      await on.fresh();
      const { wire, ...rest } = exchanged(result('accepted'));
      const certificateEnds = new Date(now + days * DAY);
      on.gateway.send = async () => ({ ...rest, wire: { ...wire, certificateEnds } });
      expect((await attempt(on.job, await on.handed())).state).toBe('ACCEPTED');
      return on.told('transmission.certificate');
    };
    expect(await endsIn(30)).toEqual([]);
    expect(await endsIn(7.01)).toEqual([]);
    expect(await endsIn(7)).toEqual([{ days: 7 }]);
    expect(await endsIn(0.5)).toEqual([{ days: 1 }]);
  });

  it('keeps what went over the wire, request and answer, with their hashes', async () => {
    const date = 'Fri, 20 Nov 2026 15:00:00 GMT';
    on.gateway.send = async () => exchanged(result('accepted'), { date });
    const { id } = await attempt(on.job, await on.handed());
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
      expect(Buffer.from((await on.evidence(kept.NOMBRE))!).toString()).toBe(text);
      expect(kept).toMatchObject({ SHA256: sha256(Buffer.from(text)), BYTES: text.length });
      expect(kept.NOMBRE).toMatch(new RegExp(`^transmissions/${id}/int[^/]*/(solicitud|respuesta)\\.xml$`));
    }
  });

  it('without an answer keeps none', async () => {
    on.gateway.send = async () => {
      const { response: _, ...wire } = exchanged({ left: 'something', why: 'timeout' }).wire;
      return { ...exchanged({ left: 'something', why: 'timeout' }), wire };
    };
    const { id } = await attempt(on.job, await on.handed());
    const { exchange } = (await on.steps(id)).at(-1)!;
    expect(exchange).toMatchObject({ ESTADO_HTTP: 0, FECHA_AUTORIDAD: '' });
    expect(exchange).not.toHaveProperty('RESPUESTA');
  });

  it('with another’s or a hostile answer keeps that apart, and tells it', async () => {
    const hostile = { left: 'something', status: 200, answer: { kind: 'hostile' } } as const;
    on.gateway.send = async () => exchanged(hostile);
    const { id } = await attempt(on.job, await on.handed());
    const { exchange } = (await on.steps(id)).at(-1)!;
    expect(exchange).toMatchObject({ CUARENTENA: true });
    expect(exchange!.RESPUESTA!.NOMBRE).toMatch(/respuesta-en-cuarentena\.bin$/);
    expect(on.told('transmission.quarantined')).toEqual([{ transmission: id, reason: 'hostile' }]);
  });
});
