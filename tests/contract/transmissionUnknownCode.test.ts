import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type events } from '../../functions/runtime/logEvents.ts';
import { exchanged, found, result, startMachine, type Machine } from './machine.ts';

let on: Machine;
beforeAll(async () => {
  on = await startMachine();
});
afterAll(() => on.stop());
beforeEach(() => on.fresh());

const EVENT = 'transmission.unknown-code' satisfies keyof typeof events;

/** One that is sent and answered with a code; what is known of it then. */
async function answeredWith(CODIGO: string) {
  on.nextNumber();
  on.gateway.send = async ({ key }) => {
    const heard = result(undefined, { CODIGO, NUMERO: '' });
    if ('answer' in heard && heard.answer.kind === 'result') heard.answer.key = key;
    return exchanged(heard);
  };
  const { id } = await on.handed();
  await on.work(id);
  return on.head(id);
}

describe('an unknown code (fault row 24)', () => {
  it('code 77 leaves a task naming 77, once', async () => {
    const first = await answeredWith('77');
    expect(first).toMatchObject({ state: 'UNKNOWN', reason: 'unknown-code', code: '77' });
    const task = { authority: 'gt-sat', code: '77', transmission: first.id };
    expect(on.told(EVENT)).toEqual([task]);
    expect((await answeredWith('77')).state).toBe('UNKNOWN');
    expect(on.told(EVENT)).toEqual([task]);
    await answeredWith('78');
    expect(on.told(EVENT)).toMatchObject([{ code: '77' }, { code: '78' }]);
  });

  it('of another authority is another task', async () => {
    on.gateway.name = 'hn-sarah';
    await answeredWith('77');
    expect(on.told(EVENT)).toMatchObject([{ authority: 'hn-sarah', code: '77' }]);
  });

  it('that answers a question is one too, and a code with a meaning is none', async () => {
    const { id } = await on.doubtful();
    const answer = found({ kind: 'unclear', hostile: false });
    on.gateway.find = async () => ({ ...answer, facts: result(undefined, { CODIGO: '79' }) });
    await on.work(id);
    expect(on.told(EVENT)).toEqual([{ authority: 'gt-sat', code: '79', transmission: id }]);
    on.nextNumber();
    const absent = await on.doubtful();
    on.answers({ kind: 'absent' });
    await on.work(absent.id);
    await answeredWith('');
    expect(on.told(EVENT)).toHaveLength(1);
  });

  it('holds nothing up when the note of it cannot be kept, and is told all the same', async () => {
    const { database } = on.services;
    const write: typeof database.write = async (...writes) => {
      if (JSON.stringify(writes).includes('unknown-codes')) throw new Error('no table');
      return database.write(...writes);
    };
    const failing = Object.assign(Object.create(database) as typeof database, { write });
    on.job.services = { ...on.services, database: failing };
    expect(await answeredWith('80')).toMatchObject({ state: 'UNKNOWN', code: '80' });
    expect(on.told(EVENT)).toMatchObject([{ authority: 'gt-sat', code: '80' }]);
  });
});
