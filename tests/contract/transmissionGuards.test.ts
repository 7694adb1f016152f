import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { open } from '../../functions/transmission/open.ts';
import { postpone, record } from '../../functions/transmission/record.ts';
import { resolve } from '../../functions/transmission/resolve.ts';
import { retryNow } from '../../functions/transmission/retryNow.ts';
import { duePartition, type TransmissionRow } from '../../functions/transmission/rows.ts';
import { shardOf } from '../../functions/runtime/shards.ts';
import type { TenantScope } from '../../functions/runtime/scope.ts';
import type { Permission } from '../../shared/foundation/contracts/procedure.ts';
import { ana, NOW, scopeOf, startTransmissions, type Transmissions } from './transmissions.ts';

const admin = scopeOf('eva', ['admin']);

let on: Transmissions;
beforeAll(async () => {
  on = await startTransmissions();
});
afterAll(() => on.stop());
beforeEach(() => void on.nextNumber());

describe('«do it now»', () => {
  it('sends again what provably is not at the authority, and asks for everything else', async () => {
    const cases: [Partial<TransmissionRow>, string][] = [
      [{ state: 'NOT_SENT', safe: true }, 'QUEUED'],
      [{ state: 'NEEDS_HUMAN', safe: true }, 'QUEUED'],
      [{ state: 'NEEDS_HUMAN', safe: false }, 'UNKNOWN'],
      [{ state: 'UNKNOWN', safe: false }, 'UNKNOWN'],
      [{ state: 'UNKNOWN', safe: true }, 'UNKNOWN'],
    ];
    for (const [set, state] of cases) {
      on.nextNumber();
      const id = await on.standing(set);
      await retryNow(on.call({ ID: id }));
      const said = `${set.state}, ${set.safe ? 'safe' : 'not safe'}`;
      expect((await on.head(id)).state, said).toBe(state);
      expect((await on.head(id)).due, said).toBe(NOW);
    }
  });

  it('does nothing to what is under way or decided', async () => {
    for (const state of ['QUEUED', 'SENDING', 'RECONCILING', 'ACCEPTED', 'REJECTED', 'CHANNEL'] as const) {
      on.nextNumber();
      const id = await on.standing({ state });
      await expect(retryNow(on.call({ ID: id })), state).rejects.toMatchObject({
        code: 'document.state',
        message: expect.stringContaining('no admite adelantarse') as string,
      });
      expect(await on.head(id)).toMatchObject({ state, lock: 1 });
    }
  });

  it('says who asked, keeps since when there is doubt, and forgets how often it vanished', async () => {
    const doubt = await on.standing({ state: 'UNKNOWN', doubtSince: 5 });
    await retryNow(on.call({ ID: doubt }));
    expect(await on.head(doubt)).toMatchObject({
      doubtSince: 5,
      person: 'Usuario ana',
      reason: 'asked-by-person',
    });
    on.nextNumber();
    const lost = await on.standing({ state: 'NEEDS_HUMAN', safe: false, doubtSince: 0 });
    await retryNow(on.call({ ID: lost }));
    expect((await on.head(lost)).doubtSince).toBe(Date.parse(NOW));
    on.nextNumber();
    const gone = await on.standing({ state: 'NEEDS_HUMAN', safe: true, vanished: 3 });
    await retryNow(on.call({ ID: gone }));
    expect(await on.head(gone)).toMatchObject({ vanished: 0, reason: 'requeued-by-person' });
  });

  it('is offered by its true name, and only to who may transmit', async () => {
    const offered = async (set: Partial<TransmissionRow>, by: TenantScope) => {
      on.nextNumber();
      const id = await on.standing(set);
      return (await open(on.call({ ID: id }, by))).ACCIONES.map((each) => each.ETIQUETA);
    };
    const reader = { ...ana, permissions: new Set<Permission>(['transmission:read']) };
    expect(await offered({ state: 'NOT_SENT' }, ana)).toEqual(['Enviar ahora']);
    expect(await offered({ state: 'UNKNOWN' }, ana)).toEqual(['Preguntar ahora']);
    expect(await offered({ state: 'NEEDS_HUMAN', safe: true }, ana)).toEqual(['Enviar de nuevo']);
    expect(await offered({ state: 'NEEDS_HUMAN', safe: false }, ana)).toEqual(['Preguntar otra vez']);
    expect(await offered({ state: 'NEEDS_HUMAN', safe: false }, admin)).toEqual([
      'Preguntar otra vez',
      'Registrar una decisión',
    ]);
    expect(await offered({ state: 'NOT_SENT' }, reader)).toEqual([]);
    // Out of the queue: what waits and of which nothing can be at the authority.
    const out = ['Se declaró en papel', 'Retirar de la cola'];
    expect(await offered({ state: 'QUEUED' }, admin)).toEqual(out);
    expect(await offered({ state: 'NOT_SENT' }, admin)).toEqual(['Enviar ahora', ...out]);
    const asked = ['Enviar de nuevo', ...out, 'Registrar una decisión'];
    expect(await offered({ state: 'NEEDS_HUMAN', safe: true }, admin)).toEqual(asked);
    expect(await offered({ state: 'QUEUED', operation: 'CANAL' }, admin)).toEqual(['Retirar de la cola']);
    for (const state of ['QUEUED', 'NOT_SENT'] as const)
      expect(await offered({ state, safe: false }, admin)).not.toContain('Retirar de la cola');
    for (const state of ['SENDING', 'UNKNOWN', 'RECONCILING', 'REJECTED', 'TAKEN_OUT'] as const)
      expect(await offered({ state, safe: true }, admin), state).not.toContain('Retirar de la cola');
    for (const state of ['SENDING', 'RECONCILING', 'REJECTED', 'TAKEN_OUT'] as const)
      expect(await offered({ state }, admin), state).toEqual([]);
    // It can be fetched again, which sends nothing.
    expect(await offered({ state: 'ACCEPTED' }, admin)).toEqual(['Consultar en SAT']);
    expect(await offered({ state: 'ACCEPTED' }, reader)).toEqual([]);
  });
});

describe('what becomes known', () => {
  const doubt = { transition: 'doubt', state: 'UNKNOWN', reason: 'process-stopped' } as const;

  it('is written by whoever read the row last, and by nobody who fell behind', async () => {
    const { id } = await on.hand();
    await on.put(id, { state: 'SENDING' });
    const seen = await on.head(id);
    await record(on.services, seen, { steps: [doubt], due: undefined });
    await expect(record(on.services, seen, { steps: [doubt], due: undefined })).rejects.toThrow('Condition');
    await expect(postpone(on.services, seen, 0)).rejects.toThrow('Condition');
    expect((await postpone(on.services, await on.head(id), 0)).lock).toBe(seen.lock + 2);
    expect((await on.head(id)).seq).toBe(3);
  });

  it('follows only from the states that it may follow', async () => {
    const { id } = await on.hand();
    const unasked = { transition: 'notSent', state: 'NOT_SENT', reason: 'no-connection' } as const;
    await expect(
      record(on.services, await on.head(id), { steps: [unasked], due: undefined }),
    ).rejects.toThrow('Condition');
    expect(await on.head(id)).toMatchObject({ state: 'QUEUED', seq: 2, lock: 1 });
    await expect(record(on.services, await on.head(id), { steps: [], due: undefined })).rejects.toThrow(
      'without a step',
    );
  });

  it('keeps the row among those that are due just as long as something is', async () => {
    const { id } = await on.hand();
    await on.put(id, { state: 'SENDING' });
    const later = Date.parse(NOW) + 60_000;
    const waiting = await record(on.services, await on.head(id), { steps: [doubt], due: later });
    expect(await on.head(id)).toEqual(waiting);
    expect(waiting).toMatchObject({
      due: new Date(later).toISOString(),
      statePk: duePartition(shardOf('emp-1')),
    });
    const ask = { transition: 'ask', state: 'RECONCILING', reason: 'asking' } as const;
    const ended = await record(on.services, waiting, { steps: [ask], due: undefined });
    expect(ended.due).toBe('');
    expect(await on.head(id)).not.toHaveProperty('statePk');
    const moved = await postpone(on.services, ended, later);
    expect(await on.head(id)).toMatchObject({
      due: moved.due,
      statePk: duePartition(shardOf('emp-1')),
      lock: moved.lock,
    });
  });
});

describe('a decision of an administrator', () => {
  const decide = (id: string, more: object) =>
    resolve(on.call({ ID: id, DECISION: 'RECHAZADA', MOTIVO: 'Lo dijo SAT por teléfono', ...more }, admin));

  it('is taken only where one is asked for', async () => {
    for (const state of ['QUEUED', 'SENDING', 'UNKNOWN', 'RECONCILING', 'NOT_SENT', 'ACCEPTED'] as const) {
      on.nextNumber();
      const id = await on.standing({ state });
      await expect(decide(id, {}), state).rejects.toMatchObject({
        code: 'document.state',
        message: expect.stringContaining('no admite una decisión') as string,
      });
    }
  });

  it('says how it is known, in ten letters that are no blanks', async () => {
    const id = await on.standing({ state: 'NEEDS_HUMAN' });
    await expect(decide(id, { MOTIVO: '   nueve123   ' })).rejects.toMatchObject({ code: 'params.invalid' });
    await decide(id, { MOTIVO: '   diez letra   ' });
    expect(await on.head(id)).toMatchObject({
      state: 'REJECTED',
      person: 'Usuario eva',
      note: 'diez letra',
      due: '',
    });
  });

  it('of acceptance wants the number, right and whole, except of what has none', async () => {
    const id = await on.standing({ state: 'NEEDS_HUMAN' });
    for (const NUMERO of ['', undefined, 'GTPRQPQ-24-001234-0001', 'ABC'])
      await expect(decide(id, { DECISION: 'ACEPTADA', NUMERO })).rejects.toMatchObject({
        code: 'params.invalid',
      });
    await decide(id, { DECISION: 'ACEPTADA', NUMERO: 'gtprqpq-24-001234-0001-5' });
    expect((await on.head(id)).facts.NUMERO).toBe('GTPRQPQ2400123400015');
    on.nextNumber();
    const { id: checked } = await on.hand({ operation: 'V' });
    await on.put(checked, { state: 'NEEDS_HUMAN' });
    await decide(checked, { DECISION: 'ACEPTADA' });
    expect((await on.head(checked)).state).toBe('ACCEPTED');
  });

  it('that nothing was sent is one answer of no, after which the authority is asked', async () => {
    const id = await on.standing({ state: 'NEEDS_HUMAN', asked: 4 });
    await decide(id, { DECISION: 'NO_ENVIADA' });
    expect(await on.head(id)).toMatchObject({
      state: 'UNKNOWN',
      negatives: 1,
      asked: 0,
      due: NOW,
      safe: true,
    });
    expect((await on.head(id)).firstNegative!.ours).toBeLessThan(Date.parse(NOW));
  });
});
