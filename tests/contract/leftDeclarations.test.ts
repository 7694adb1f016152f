import { describe, expect, it } from 'vitest';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { ana, bell, event, luis, orders, work, world } from './notificationWorld.ts';
import type { Person } from './world.ts';

/** What a declaration comes to is told to somebody, whoever sent it and left. */
const set = (id: string, facts: Record<string, unknown>) =>
  world.services.database.write({ kind: 'update', table: 'users', key: userRowKey('a', id), set: facts });

let times = 0;
const told = async (as: Person): Promise<string[]> =>
  (await bell('notices', ['2'], as)).result.map(({ TEXTO }: { TEXTO: string }) => TEXTO);

/** A declaration that luis sent and that now wants a person, told as the listener tells it. */
async function decided(order: string): Promise<void> {
  times += 1;
  const fact = {
    ...{ company: 'a', country: 'GT', kind: 'needs-human', id: `tra-${times}`, at: '2026-11-20T15:00:00Z' },
    ...{ module: 'work-orders', document: order, place: '', users: luis.id, by: '' },
  };
  for (let time = 0; time < 2; time += 1) expect((await work(event(fact))).batchItemFailures).toEqual([]);
}
const open = async (): Promise<string> =>
  (await orders('create', { CUERPO: { ORDEN: { NOMBRE_IMPORTADOR: 'Hilos' } } })).result.header.ID;

describe('what became of a declaration whose sender is not active any more', () => {
  it('is told to who has its order, and to no administrator besides', async () => {
    const eva = await world.person('a', `eva${luis.id}`);
    const boss = await world.person('a', `jefa${luis.id}`);
    await set(boss.id, { SUPER: '1' });
    const order = await open();
    await orders('assign', [order, '1', eva.id, '']);
    await set(luis.id, { ACTIVO: '0' });
    await decided(order);
    expect(await told(eva)).toEqual([expect.stringContaining('Una persona debe decidir')]);
    expect(await told(boss)).toEqual([]);
    await set(boss.id, { SUPER: '0' });
  });

  it('is told to the administrators where nobody has the order who may read it', async () => {
    const eva = await world.person('a', `eva${luis.id}`);
    const boss = await world.person('a', `jefa${luis.id}`);
    await set(boss.id, { SUPER: '1' });
    const order = await open();
    await orders('assign', [order, '1', eva.id, '']);
    await set(eva.id, { ACTIVO: '0' });
    await set(luis.id, { ACTIVO: '0' });
    await decided(order);
    expect(await told(boss)).toEqual([expect.stringContaining('Una persona debe decidir')]);
    expect(await told(ana)).toEqual([]);
    await set(boss.id, { SUPER: '0' });
  });

  it('is told to its sender alone while they work here', async () => {
    const boss = await world.person('a', `jefa${luis.id}`);
    await set(boss.id, { SUPER: '1' });
    await decided(await open());
    expect(await told(luis)).toHaveLength(1);
    expect(await told(boss)).toEqual([]);
    await set(boss.id, { SUPER: '0' });
  });
});
