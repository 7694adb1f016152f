import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSchedule } from '../../functions/notifications/schedule.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import { noteCompany } from '../../functions/users/workingCompanies.ts';
import { owedDucas } from './owedDucas.ts';
import { startWorld, type World } from './world.ts';

let world: World;

/** What a function of schedules may last (infra/topology.ts). */
const TIMEOUT_MS = 60_000;
/** What each write is made to last here. */
const WRITE_MS = 50;

beforeAll(async () => {
  world = await startWorld();
  for (const [company, administrators] of [
    ['aa', 3],
    ['zz', 1],
  ] as const) {
    await world.company(company, 'GT');
    await noteCompany(world.services, { company, country: 'GT' });
    for (let each = 0; each < administrators; each += 1) {
      await world.person(company, `jefe${each}`);
      await world.services.database.write({
        kind: 'update',
        table: 'users',
        key: userRowKey(company, `jefe${each}`),
        set: { SUPER: '1' },
      });
    }
  }
  await owedDucas(world.services, { company: 'aa', count: 400, day: '2026-10-01' });
  await owedDucas(world.services, { company: 'zz', count: 1, day: '2026-10-01' });
}, 120_000);
afterAll(() => world.stop());

const told = async (company: string): Promise<number> =>
  (
    await world.services.database.query('notifications', {
      pk: companyKey({ company }, 'told'),
      few: 'what a test wrote itself',
    })
  ).length;

/** One run whose writes take their time, and which ends where its function does. @returns what it asked of the table. */
async function run(from: string, name = 'complementary-watch'): Promise<{ writes: number; reads: number }> {
  const { database } = world.services;
  const { write, get, getMany, query } = database;
  const start = Date.parse(from);
  const counted = { writes: 0, reads: 0 };
  let passed = 0;
  world.setClock(from);
  const read = () => void (counted.reads += 1);
  const killed = Promise.withResolvers<{ done: number }>();
  Object.assign(database, {
    write: async (...writes: Parameters<typeof write>) => {
      if (passed >= TIMEOUT_MS) return new Promise(() => killed.resolve({ done: 0 }));
      counted.writes += 1;
      passed += WRITE_MS;
      world.setClock(new Date(start + passed).toISOString());
      return write.apply(database, writes);
    },
    get: (...asked: Parameters<typeof get>) => (read(), get.apply(database, asked)),
    getMany: (...asked: Parameters<typeof getMany>) => (read(), getMany.apply(database, asked)),
    query: (...asked: Parameters<typeof query>) => (read(), query.apply(database, asked)),
  });
  const schedule = createSchedule(async () => world.services, {
    send: () => Promise.reject(new Error('no')),
  });
  try {
    await Promise.race([schedule({ schedule: name }), killed.promise]);
  } finally {
    Object.assign(database, { write, get, getMany, query });
  }
  return counted;
}

it('tells zz by the second run though aa has 400 late DUCAs and three administrators', async () => {
  await run('2026-11-20T15:00:00Z');
  await run('2026-11-20T16:00:00Z');
  expect(await told('zz')).toBe(1);
}, 120_000);

it('a second run of the hour writes no notice and reads little, once all are told', async () => {
  for (let hour = 17; hour < 22 && (await told('aa')) < 1200; hour += 1)
    await run(`2026-11-20T${hour}:00:00Z`);
  expect(await told('aa')).toBe(1200);
  const { writes, reads } = await run('2026-11-20T22:00:00Z');
  expect(writes).toBe(0);
  // Twelve batches of what was told, eight of marks at once; not one by declaration and person.
  expect(reads).toBeLessThan(900);
}, 120_000);
