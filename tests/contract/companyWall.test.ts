import * as z from 'zod';
import type { Context } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workingFor } from '../../functions/runtime/narrowed.ts';
import { createHandler, type Call } from '../../functions/runtime/executor.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { shardKey } from '../../functions/runtime/shards.ts';
import { procedure } from '../../shared/foundation/contracts/procedure.ts';
import type { Write } from '../../functions/runtime/write.ts';
import { asFunction } from '../rights/asFunction.ts';
import { eventOf, startWorld, textOf, type World } from './world.ts';

// The second wall (docs/reliability/companies-apart.md): code that runs for a company and makes a key of another, which no
// scope of its call could have made, is refused by the tables and the store themselves.

const A = jobScope('a', 'GT');
const B = jobScope('b', 'GT');
/** A company whose id begins as that of another. */
const AB = jobScope('a-b', 'GT');
const SECRET = 'el canario de otra empresa';

const place = (scope: typeof A, id = 'duc-1') => ({ pk: companyKey(scope, id), sk: 'fila' });
const row = (scope: typeof A): Write => ({
  kind: 'put',
  table: 'duca',
  item: {
    ...place(scope),
    statePk: companyKey(scope, 'state', 'BORRADOR', '0'),
    orderPk: companyKey(scope, 'ord-1'),
    SECRET,
  },
});
const BY_STATE = { name: 'byState', partitionKey: 'statePk', sortKey: 'sk' };
const denied = { name: 'AccessDeniedException' };
const bytes = Buffer.from(SECRET);

let world: World;
beforeAll(async () => {
  world = await startWorld();
  for (const scope of [A, B, AB]) {
    await world.services.database.write(row(scope));
    await world.services.files.put(scope, 'files', 'duc-1/uno.pdf', bytes, 'application/pdf');
    await world.services.files.put(scope, 'files', 'tmp/uno.pdf', bytes, 'application/pdf');
  }
});
afterAll(() => world.stop());

/** Work of the group `duca` for company A. */
const forA = <T>(work: (services: World['services']) => T): T =>
  asFunction('duca', () => workingFor(A, () => work(world.services)));

describe('work for a company', () => {
  it('reads and writes what is its own, and what all share', async () => {
    await forA(async ({ database, files }) => {
      expect(await database.get('duca', place(A))).toMatchObject({ SECRET });
      expect(await database.get('duca', { pk: companyKey(A), sk: 'H#nada' })).toBeUndefined();
      expect(await database.get('catalogues', { pk: shardKey(0, 'nada'), sk: '-' })).toBeUndefined();
      await database.write({ kind: 'update', table: 'duca', key: place(A), set: { VISTA: '1' } });
      expect(await files.get(A, 'files', 'duc-1/uno.pdf')).toHaveLength(bytes.length);
      expect(await files.get(A, 'files', 'tmp/uno.pdf')).toHaveLength(bytes.length);
      expect(await files.get(A, 'files', 'no-hay.pdf')).toBeUndefined();
    });
  });

  describe.each([
    ['another', B],
    ['one whose name begins alike', AB],
  ])('is refused what is of %s', (_, other) => {
    it.each<[string, (services: World['services']) => Promise<unknown>]>([
      ['a row', ({ database }) => database.get('duca', place(other))],
      ['rows among its own', ({ database }) => database.getMany('duca', [place(A), place(other)])],
      ['a partition', ({ database }) => database.query('duca', { pk: place(other).pk, limit: 5 })],
      [
        'a partition of an index',
        ({ database }) =>
          database.query('duca', {
            pk: companyKey(other, 'state', 'BORRADOR', '0'),
            index: BY_STATE,
            limit: 5,
          }),
      ],
      ['to put one', ({ database }) => database.write(row(other))],
      [
        'to change one',
        ({ database }) =>
          database.write({ kind: 'update', table: 'duca', key: place(other), set: { SECRET: '' } }),
      ],
      [
        'to take one away',
        ({ database }) => database.write({ kind: 'delete', table: 'duca', key: place(other) }),
      ],
      [
        'to change one in a transaction of its own',
        ({ database }) => database.write(row(A), { kind: 'delete', table: 'duca', key: place(other) }),
      ],
      [
        'to ask for one in a transaction of its own',
        ({ database }) =>
          database.write(row(A), { kind: 'check', table: 'duca', key: place(other), when: { exists: true } }),
      ],
      [
        'what lets people in, too',
        ({ database }) => database.get('users', { pk: companyKey(other), sk: 'COMPANY' }),
      ],
    ])('%s', async (_what, work) => {
      await expect(forA(work)).rejects.toMatchObject(denied);
    });

    it.each(['duc-1/uno.pdf', 'tmp/uno.pdf'])('the object %s, read, written or by a link', async (name) => {
      await forA(async ({ files }) => {
        const refused = { name: 'AccessDenied' };
        await expect(files.get(other, 'files', name)).rejects.toMatchObject(refused);
        await expect(
          files.put(other, 'files', name, Buffer.from('x'), 'application/pdf'),
        ).rejects.toMatchObject(refused);
        expect(await files.exists(other, 'files', name)).toBe(false);
        const followed = await fetch(await files.link(other, 'files', name, 'uno.pdf'));
        expect(followed.status).toBe(403);
        expect(await followed.text()).not.toContain(SECRET);
      });
      expect(Buffer.from((await world.services.files.get(other, 'files', name))!).toString()).toBe(SECRET);
    });
  });

  it.each([
    ['users', 'byLogin', 'loginPk', 'sk'],
    ['transmissions', 'byState', 'statePk', 'stateSk'],
    ['services', 'byState', 'statePk', 'stateSk'],
  ])('asks in %s no index that tells of all companies: %s', async (table, name, partitionKey, sortKey) => {
    const group = table === 'users' ? 'users' : 'transmission';
    const ask = () =>
      world.services.database.query(table, {
        pk: shardKey(0, 'due'),
        index: { name, partitionKey, sortKey },
        limit: 1,
      });
    await asFunction(group, async () => {
      await expect(workingFor(A, ask)).rejects.toMatchObject(denied);
      expect(await ask()).toEqual([]);
    });
  });

  it('links to its own, for whoever follows without a key', async () => {
    const followed = await fetch(await forA(({ files }) => files.link(A, 'files', 'tmp/uno.pdf', 'uno.pdf')));
    expect(await followed.text()).toBe(SECRET);
  });

  it('goes on beside that for another without either reaching the other', async () => {
    const own = (scope: typeof A) =>
      asFunction('duca', () => workingFor(scope, () => world.services.database.get('duca', place(scope))));
    const all = Array.from({ length: 30 }, (_, at) => own(at % 2 === 0 ? A : B));
    for (const found of await Promise.all(all)) expect(found).toMatchObject({ SECRET });
  });

  it('does not become work for another on the way', () => {
    expect(() => forA(() => workingFor(B, () => undefined))).toThrow('would reach into another');
  });

  it('is held to it whoever does it, the instance itself too', async () => {
    const work = workingFor(A, () => world.services.database.get('duca', place(B)));
    await expect(work).rejects.toMatchObject(denied);
  });
});

it('work for no company reads rows of companies only where it is asked who calls, and no object', async () => {
  await asFunction('duca', async () => {
    const { database, files } = world.services;
    expect(await database.get('users', { pk: companyKey(A), sk: 'COMPANY' })).toBeUndefined();
    await expect(database.get('duca', place(A))).rejects.toMatchObject(denied);
    const pk = companyKey(A, 'state', 'BORRADOR', '0');
    await expect(database.query('duca', { pk, index: BY_STATE, limit: 5 })).rejects.toMatchObject(denied);
    await expect(files.get(A, 'files', 'tmp/uno.pdf')).rejects.toMatchObject({ name: 'AccessDenied' });
  });
});

it.each(['duca', 'users'])(
  'a procedure that forges the key of another company in %s fails, and its answer says nothing of what lies there',
  async (table) => {
    const facts = { group: 'duca', summary: 'probar', result: z.unknown(), permission: 'duca:read' } as const;
    const forged = procedure({ ...facts, name: 'forged', params: {}, effect: 'read' });
    const handler = createHandler({
      group: 'duca',
      procedures: { forged },
      implementations: { forged: ({ services }: Call<unknown>) => services.database.get(table, place(B)) },
      catalogues: [],
      services: async () => world.services,
    });
    await world.services.database.write({ ...row(B), table });
    await world.company('a');
    const ana = await world.person('a', 'ana');
    const answered = await asFunction('duca', () =>
      handler(eventOf('forged', [], ana), { awsRequestId: 'ref-1' } as Context),
    );
    expect(answered.statusCode).toBe(500);
    expect(textOf(answered)).not.toContain(SECRET);
  },
);
