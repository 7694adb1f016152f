import type { SQSEvent } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDeadLetters } from '../../functions/transmission/deadLetters.ts';
import { after, messageOf, startMachine, type Machine } from './machine.ts';

let on: Machine;
beforeAll(async () => {
  on = await startMachine();
});
afterAll(() => on.stop());
beforeEach(async () => {
  await on.fresh();
  on.holdMessages();
});

const event = (...bodies: string[]) =>
  ({ Records: bodies.map((body, index) => ({ messageId: `m-${index}`, body })) }) as unknown as SQSEvent;

describe('a dead letter', () => {
  const ring = (...bodies: string[]) => createDeadLetters(async () => on.job.services)(event(...bodies));

  it('calls a person for whatever has not ended', async () => {
    for (const state of ['QUEUED', 'SENDING', 'NOT_SENT', 'UNKNOWN', 'RECONCILING'] as const) {
      on.nextNumber();
      const id = await on.standing({ state });
      expect(await ring(JSON.stringify(messageOf(id)))).toEqual({ batchItemFailures: [] });
      // What may be at the authority is asked about on (invariant I3).
      const asked = state === 'QUEUED' || state === 'NOT_SENT' ? '' : after(10 * 60_000);
      expect(await on.head(id), state).toMatchObject({
        state: 'NEEDS_HUMAN',
        reason: 'worker-failed',
        due: asked,
      });
    }
    on.nextNumber();
    const harmless = await on.standing({ state: 'UNKNOWN', operation: 'V' });
    await ring(JSON.stringify(messageOf(harmless)));
    expect((await on.head(harmless)).due, 'a validation is nowhere').toBe('');
    expect(on.told('message.poison')[0]).toEqual({ queue: 'transmission-jobs', messageId: 'm-0' });
  });

  it('changes nothing that ended or asks for a person already', async () => {
    for (const state of ['ACCEPTED', 'REJECTED', 'CHANNEL', 'NEEDS_HUMAN'] as const) {
      on.nextNumber();
      const id = await on.standing({ state });
      await ring(JSON.stringify(messageOf(id)));
      expect(await on.head(id), state).toMatchObject({ state, lock: 1 });
    }
  });

  it('of a question that fails time and again puts the next one off by ten minutes', async () => {
    const id = await on.standing({ state: 'NEEDS_HUMAN', due: after(-60_000) });
    await ring(JSON.stringify(messageOf(id)));
    expect(await on.head(id)).toMatchObject({ state: 'NEEDS_HUMAN', due: after(10 * 60_000) });
  });

  it('that says nothing is told and forgotten', async () => {
    expect(await ring('no message', '{"id":1}', JSON.stringify(messageOf('tra-none')))).toEqual({
      batchItemFailures: [],
    });
    expect(on.told('message.poison').map((each) => each['messageId'])).toEqual(['m-0', 'm-1', 'm-2']);
    expect(on.told('message.failed')).toEqual([]);
  });

  it('comes again when it could not be written, after five tries if the row kept changing', async () => {
    const { id } = await on.hand();
    const { write } = on.services.database;
    let tries = 0;
    const database = Object.assign(Object.create(on.services.database) as typeof on.services.database, {
      write: async (...writes: Parameters<typeof write>) => {
        tries += 1;
        await on.put(id, { lock: 100 + tries });
        return write.apply(on.services.database, writes);
      },
    });
    on.job.services = { ...on.job.services, database };
    expect(await ring(JSON.stringify(messageOf(id)))).toEqual({
      batchItemFailures: [{ itemIdentifier: 'm-0' }],
    });
    expect(tries).toBe(5);
    expect(on.told('message.failed')).toMatchObject([{ queue: 'transmission-jobs-dead', messageId: 'm-0' }]);
    database.write = () => Promise.reject(new Error('table is away'));
    expect((await ring(JSON.stringify(messageOf(id)))).batchItemFailures).toHaveLength(1);
  });
});
