import { Outbox } from '../../functions/runtime/outbox.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Heard } from '../../shared/transmission/classify.ts';
import { attempt } from '../../functions/transmission/attempt.ts';
import type { Exchanged } from '../../functions/transmission/gateways/gateway.ts';
import { record } from '../../functions/transmission/record.ts';
import type { TransmissionRow } from '../../functions/transmission/rows.ts';
import type { HandOver } from '../../functions/transmission/handOver.ts';
import {
  after,
  exchanged,
  fault,
  MINUTE,
  now,
  NUMERO,
  result,
  said,
  startMachine,
  type Machine,
} from './machine.ts';
import { ana, NOW } from './transmissions.ts';

let on: Machine;
beforeAll(async () => {
  on = await startMachine();
});
afterAll(() => on.stop());
beforeEach(async () => void (await on.fresh()));

/** Sends a fresh number; the authority answers so, after `meanwhile` happened to the row. */
async function sent(
  facts: Heard | (() => Heard),
  {
    response = {},
    meanwhile,
    ...more
  }: Partial<HandOver> & {
    response?: Partial<Exchanged['wire']['response']>;
    meanwhile?: (id: string) => Promise<unknown>;
  } = {},
): Promise<TransmissionRow> {
  const { id } = await on.hand(more);
  on.gateway.send = async () => {
    await meanwhile?.(id);
    return exchanged(typeof facts === 'function' ? facts() : facts, response);
  };
  const written = await attempt(on.job, await on.head(id));
  expect(await on.head(id)).toEqual(written);
  return written;
}
const registered = async () => on.end((await on.hand()).id, 'ACCEPTED');
const news = async (id: string) => {
  const rows = await on.services.database.query<{ message: { outcome: string; transmissionId: string } }>(
    'outbox',
    { pk: Outbox.partOf({ company: 'emp-1' }, ''), few: 'what a test wrote itself' },
  );
  return rows.map(({ message }) => message).filter((each) => each.transmissionId === id);
};
describe('an acceptance', () => {
  it('ends the transmission with what the authority said; nothing is due and nothing may be sent', async () => {
    const head = await sent(() => result('accepted', { FIRMA: 'F-1', CANAL: 'VERDE' }));
    expect(head).toMatchObject({ state: 'ACCEPTED', reason: 'accepted', code: '00', due: '', safe: false });
    expect(head.facts).toEqual(said({ FIRMA: 'F-1', CANAL: 'VERDE' }));
    expect(await on.lane()).toMatchObject({ running: '', registered: true });
  });

  it('of which something is missing asks for it in half a minute', async () => {
    const head = await sent(() => result('accepted', { FALTAN: ['FIRMA'] }));
    expect(head).toMatchObject({ state: 'ACCEPTED', due: after(30_000) });
  });

  it('of a request for the channel is the channel once it is decided', async () => {
    await registered();
    const pending = await sent(() => result('accepted', { CANAL: 'PENDIENTE', FALTAN: ['CANAL'] }), {
      operation: 'CANAL',
      version: 2,
    });
    expect(pending).toMatchObject({ state: 'ACCEPTED', due: after(30_000) });
    await on.fresh();
    await registered();
    on.holdMessages();
    const decided = await sent(() => result('accepted', { CANAL: 'ROJO' }), {
      operation: 'CANAL',
      version: 2,
    });
    expect(decided).toMatchObject({ state: 'CHANNEL', reason: 'channel', due: '' });
    const [last, before] = (await on.steps(decided.id)).reverse();
    expect([before!.state, last!.state]).toEqual(['ACCEPTED', 'CHANNEL']);
    expect(await news(decided.id)).toMatchObject([{ outcome: 'CHANNEL' }]);
  });

  it('of a registration is no channel, even with one', async () => {
    on.holdMessages();
    const head = await sent(() => result('accepted', { CANAL: 'VERDE' }));
    expect(head.state).toBe('ACCEPTED');
    expect(await news(head.id)).toEqual([
      {
        company: 'emp-1',
        country: 'GT',
        transmissionId: head.id,
        documentId: head.documentId,
        kind: 'duca',
        outcome: 'ACCEPTED',
        at: NOW,
        seq: head.seq,
      },
    ]);
  });

  it('whose number is none is asked about at once', async () => {
    const head = await sent(() => result('accepted', { NUMERO: '' }));
    expect(head).toMatchObject({ state: 'UNKNOWN', reason: 'no-number', due: NOW, doubtSince: now });
  });
});

describe('a rejection', () => {
  it('ends the transmission, keeps why, and frees the number', async () => {
    on.holdMessages();
    const PROBLEMAS = [{ code: 'SAT.7', path: 'DUCA.X', message: 'No es', severity: 'error' as const }];
    const head = await sent(() => result('rejected', { NUMERO: '', CODIGO: '10', PROBLEMAS }));
    expect(head).toMatchObject({ state: 'REJECTED', reason: 'rejected', code: '10', due: '', doubtSince: 0 });
    expect(head.facts).toMatchObject({ CODIGO: '10', PROBLEMAS });
    expect(await on.lane()).toMatchObject({ running: '', registered: false, taken: 0 });
    expect(await news(head.id)).toMatchObject([{ outcome: 'REJECTED' }]);
  });

  it('by a fault keeps the code of the fault', async () => {
    const head = await sent(fault('schema'));
    expect(head).toMatchObject({ state: 'REJECTED', code: 'F-1' });
    expect(head.facts).toMatchObject({ CODIGO: 'F-1', NUMERO: '' });
  });
});

describe('what did not leave', () => {
  it('may be sent again, after a wait that doubles with each attempt', async () => {
    on.holdMessages();
    const nothing = { left: 'nothing', why: 'dns' } as const;
    const head = await sent(nothing);
    expect(head).toMatchObject({ state: 'NOT_SENT', reason: 'no-connection', safe: true, due: after(2500) });
    expect(await news(head.id)).toMatchObject([{ outcome: 'NOT_SENT' }]);
    await on.put(head.id, { state: 'QUEUED', due: NOW });
    expect((await attempt(on.job, await on.head(head.id))).due).toBe(after(5000));
    await on.fresh();
    on.job.random = () => 1;
    expect((await sent(nothing)).due).toBe(after(5000));
  });

  it('comes no sooner than the authority wants to be left alone', async () => {
    const busy = (status: number, retryAfter: string) => async () => {
      await on.fresh();
      return (await sent(fault('busy'), { response: { status, retryAfter } })).due;
    };
    expect(await busy(503, '120')()).toBe(after(2 * MINUTE));
    expect(await busy(429, '120')()).toBe(after(2 * MINUTE));
    expect(await busy(503, '1')()).toBe(after(2500));
    expect(await busy(500, '120')()).toBe(after(2500));
    expect(await on.breaker('*')).toBeUndefined();
  });
});

describe('a refused password', () => {
  it('calls a person; it goes out by itself when it is another', async () => {
    on.holdMessages();
    const head = await sent(fault('credentials'));
    expect(head).toMatchObject({
      state: 'NEEDS_HUMAN',
      reason: 'credentials',
      code: 'F-1',
      safe: true,
      due: after(5 * MINUTE),
    });
    expect(await on.credentials()).toMatchObject({ state: 'refused', until: now + 15 * MINUTE });
    expect(await news(head.id)).toMatchObject([{ outcome: 'NEEDS_HUMAN' }]);
    expect(on.told('transmission.credentials')).toEqual([{ company: 'emp-1', authority: 'gt-sat' }]);
  });
});

describe('doubt', () => {
  it('begins with the attempt and is first asked about after fifteen seconds', async () => {
    on.holdMessages();
    const head = await sent({ left: 'something', why: 'timeout' });
    expect(head).toMatchObject({
      state: 'UNKNOWN',
      reason: 'timeout',
      safe: false,
      doubtSince: now,
      asked: 0,
      negatives: 0,
      due: after(15_000),
    });
    expect(await news(head.id)).toMatchObject([{ outcome: 'UNKNOWN' }]);
    expect(await on.lane()).toMatchObject({ running: head.id });
  });

  it('is asked about no sooner than the authority wants to be left alone', async () => {
    const answer = { kind: 'not-xml' } as const;
    const response = { status: 503, retryAfter: '90' };
    const head = await sent({ left: 'something', status: 503, answer }, { response });
    expect(head).toMatchObject({ reason: 'http-status', code: '503', due: after(90_000) });
    expect(await on.breaker('*')).toMatchObject({ openSince: now, probeAt: now + 90_000 });
  });

  it('is what remains of an answer that could not be kept: it is asked for again at once', async () => {
    const { putOnce } = on.services.files;
    const files = Object.assign(Object.create(on.services.files) as typeof on.services.files, {
      putOnce: (...args: Parameters<typeof putOnce>) =>
        args[2].startsWith('sends/')
          ? putOnce.apply(on.services.files, args)
          : Promise.reject(new Error('store is away')),
    });
    on.job.services = { ...on.services, files };
    const head = await sent(() => result('accepted'));
    expect(head).toMatchObject({ state: 'UNKNOWN', reason: 'not-recorded', due: NOW });
    expect((await on.steps(head.id)).at(-1)).not.toHaveProperty('exchange');
    expect(on.told('transmission.unarchived')).toMatchObject([{ transmission: head.id }]);
  });
});

describe('an outcome that comes after others took the worker for stopped', () => {
  const doubted =
    (more: Partial<TransmissionRow> = { code: '' }) =>
    async (id: string) => {
      await record(on.services, await on.head(id), {
        steps: [{ transition: 'doubt', state: 'UNKNOWN', reason: 'process-stopped' }],
        set: { doubtSince: 5 },
        due: now,
      });
      await on.put(id, more);
    };

  it('is true if it is an acceptance, whatever the row says by now short of an end', async () => {
    for (const state of ['UNKNOWN', 'RECONCILING', 'NEEDS_HUMAN', 'QUEUED', 'NOT_SENT'] as const) {
      await on.fresh();
      const head = await sent(() => result('accepted'), { meanwhile: doubted({ state, attempt: 2 }) });
      expect(head, state).toMatchObject({ state: 'ACCEPTED', facts: { NUMERO }, due: '' });
    }
  });

  it('is true if it is a rejection of the last attempt while there is doubt, and of no other', async () => {
    const rejected = async (more: Partial<TransmissionRow>) => {
      await on.fresh();
      return (await sent(() => result('rejected'), { meanwhile: doubted(more) })).state;
    };
    for (const state of ['UNKNOWN', 'RECONCILING', 'NEEDS_HUMAN'] as const) {
      expect(await rejected({ state })).toBe('REJECTED');
      expect(await rejected({ state, attempt: 2 })).toBe(state);
    }
    for (const state of ['QUEUED', 'NOT_SENT'] as const) expect(await rejected({ state })).toBe(state);
  });

  it('adds nothing to doubt', async () => {
    for (const facts of [
      { left: 'something', why: 'timeout' },
      { left: 'nothing', why: 'dns' },
    ] as const) {
      await on.fresh();
      const head = await sent(facts, { meanwhile: doubted() });
      expect(head).toMatchObject({ state: 'UNKNOWN', reason: 'process-stopped', doubtSince: 5 });
    }
  });

  it('changes nothing that has ended, and is told where it says something else', async () => {
    for (const state of ['ACCEPTED', 'REJECTED', 'CHANNEL'] as const) {
      for (const meaning of ['accepted', 'rejected'] as const) {
        await on.fresh();
        const head = await sent(() => result(meaning), { meanwhile: doubted({ state }) });
        expect(head.state).toBe(state);
        expect(head.reason).toBe('process-stopped');
        const same = state.toLowerCase() === meaning;
        expect(on.told('transmission.late')).toEqual(
          same ? [] : [{ transmission: head.id, state: meaning.toUpperCase() }],
        );
      }
    }
  });

  it('is written when only the row’s number moved and the attempt is still the same', async () => {
    const moved = async (id: string) => on.put(id, { lock: (await on.head(id)).lock + 1 });
    const doubtful = await sent({ left: 'something', why: 'timeout' }, { meanwhile: moved });
    expect(doubtful).toMatchObject({ state: 'UNKNOWN', reason: 'timeout' });
  });

  it('is not written when another attempt is on its way', async () => {
    const other = (id: string) => on.put(id, { token: 'int-other', lock: 99 });
    const sending = await sent({ left: 'something', why: 'timeout' }, { meanwhile: other });
    expect(sending).toMatchObject({ state: 'SENDING', token: 'int-other', lock: 99 });
  });
});

it('a company’s credentials that worked are believed for a quarter of an hour', async () => {
  await sent(() => result('accepted'));
  expect(await on.credentials()).toMatchObject({
    version: 'v1',
    state: 'good',
    until: now + 15 * MINUTE,
    pk: `C#${ana.company}#credentials`,
    sk: 'gt-sat',
  });
});
