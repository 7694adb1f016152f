import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createNotifications } from '../../functions/notifications/handler.ts';
import { createParties } from '../../functions/parties/handler.ts';
import { createSchedule } from '../../functions/notifications/schedule.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { dayMark } from '../../functions/runtime/documents/headerIndex.ts';
import { markPk } from '../../functions/runtime/documents/indexRows.ts';
import { noteCompany } from '../../functions/users/workingCompanies.ts';
import type { Notice } from '../../shared/notifications/procedures.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';

let world: World;
let luis: Person;
let orders: (procedure: string, params: unknown) => Promise<Answer>;
let bell: (procedure: string, params: unknown, as?: Person) => Promise<Answer>;
const gateway = { send: () => Promise.reject(new Error('nothing is sent here')) };

beforeAll(async () => {
  world = await startWorld();
  await world.company('a', 'GT', { REGISTRO_DECLARANTE: '123' });
  const services = async () => world.services;
  const handler = createWorkOrders(services);
  const group = createNotifications(services);
  orders = async (procedure, params) =>
    world.call(handler, procedure, params, await world.person('a', 'ana'));
  bell = (procedure, params, as = luis) => world.call(group, procedure, params, as);
});
afterAll(() => world.stop());

/** A person of each test's own, so that bells are empty. */
let count = 0;
beforeEach(async () => {
  world.setClock('2026-11-20T15:00:00Z');
  count += 1;
  luis = await world.person('a', `luis${count}`);
});

describe('what the calendar brings', () => {
  const watch = (name: string): Promise<{ done: number }> =>
    createSchedule(async () => world.services, gateway)({ schedule: name });
  const due = async (FECHA_LIMITE: string): Promise<string> => {
    const order = (await orders('create', { CUERPO: { ORDEN: { FECHA_LIMITE } } })).result.header;
    await orders('assign', [order.ID, '1', luis.id]);
    return order.ID;
  };
  const texts = async (as = luis): Promise<string[]> =>
    (await bell('notices', ['2'], as)).result.map(({ TEXTO }: Notice) => TEXTO);

  beforeAll(() => noteCompany(world.services, { company: 'a', country: 'GT' }));

  it('tells of an order two days before its day and once it has passed, each once, and of no other', async () => {
    await due('2026-11-22');
    await due('2026-11-23');
    for (let run = 0; run < 3; run += 1) await watch('order-days');
    expect(await texts()).toHaveLength(1);
    expect((await texts())[0]).toMatch(/^Vence pronto: Orden .*, 22\/11\/2026$/);
    world.setClock('2026-11-23T15:00:00Z');
    luis = await world.person('a', luis.id);
    await watch('order-days');
    const said = await texts();
    expect(said.filter((each) => each.startsWith('Ya venció'))).toHaveLength(1);
    expect(said.filter((each) => each.startsWith('Vence pronto'))).toHaveLength(2);
  });

  it('tells of an order that is due today however many others, closed or gone, were due before it', async () => {
    const mark = dayMark('FECHA_LIMITE', '2026-11-16')!;
    const others = Array.from({ length: 505 }, (_, at) => ({
      kind: 'put' as const,
      table: 'work-orders',
      item: { pk: markPk({ company: 'a' }, mark), sk: `${mark}#ord-antes-${at}`, ID: `ord-antes-${at}` },
    }));
    for (let at = 0; at < others.length; at += 90)
      await world.services.database.write(...others.slice(at, at + 90));
    await due('2026-11-20');
    await watch('order-days');
    expect(await texts()).toEqual([expect.stringMatching(/^Vence pronto: Orden .*, 20\/11\/2026$/)]);
  });

  it('tells nobody twice and loses nothing when the clock jumps a year ahead and is set right', async () => {
    const tell = async (at: string): Promise<void> => {
      world.setClock(at);
      luis = await world.person('a', luis.id);
      await watch('order-days');
    };
    await due('2026-11-22');
    await watch('order-days');
    await tell('2027-11-20T15:00:00Z');
    await tell('2026-11-20T15:05:00Z');
    expect(await texts()).toHaveLength(1);
    await tell('2026-11-23T15:00:00Z');
    expect((await texts()).map((each) => each.split(':')[0]).sort()).toEqual(['Vence pronto', 'Ya venció']);
    await tell('2026-11-21T15:00:00Z');
    await tell('2026-11-23T15:00:00Z');
    expect(await texts()).toHaveLength(2);
  });

  it('tells nothing of an order that was closed, nor before the day has begun', async () => {
    const id = await due('2026-11-20');
    world.setClock('2026-11-20T12:59:00Z');
    await watch('order-days');
    luis = await world.person('a', luis.id);
    expect(await texts()).toEqual([]);
    world.setClock('2026-11-20T15:00:00Z');
    await orders('close', [id, '2']);
    await watch('order-days');
    luis = await world.person('a', luis.id);
    expect(await texts()).toEqual([]);
  });

  it('begins at seven in the morning', async () => {
    await due('2026-11-20');
    world.setClock('2026-11-20T13:00:00Z');
    await watch('order-days');
    expect(await texts()).toHaveLength(1);
  });

  it('tells administrators of an order that nobody has, and of any that is overdue; nobody else', async () => {
    const chief = await world.person('a', `jefa${count}`);
    const other = await world.person('a', `otra${count}`);
    const key = userRowKey('a', chief.id);
    await world.services.database.aside({ kind: 'update', table: 'users', key, set: { SUPER: '1' } });
    const begins = async (as: Person): Promise<string[]> =>
      (await texts(as)).map((each) => each.split(':')[0]!).sort();
    await due('2026-11-21');
    await watch('order-days');
    expect(await begins(chief)).not.toContain('Vence pronto');
    await orders('create', { CUERPO: { ORDEN: { FECHA_LIMITE: '2026-11-21' } } });
    await due('2026-11-19');
    await watch('order-days');
    expect((await begins(chief)).filter((each) => each === 'Vence pronto')).toHaveLength(1);
    expect(await begins(chief)).toContain('Ya venció');
    expect(await begins(luis)).toEqual(['Vence pronto', 'Ya venció']);
    expect(await texts(other)).toEqual([]);
  });

  it('is silent of a card that is kept aside', async () => {
    const parties = createParties(async () => world.services);
    const FICHA = { ID_ROL: 'AGENTE', NOMBRE: 'Agencia', VENCE_CERTIFICADO: '2026-11-25' };
    const { ID, LOCK } = (await world.call(parties, 'create', { CUERPO: { FICHA } }, luis)).result.header;
    await world.call(parties, 'transition', { ID, LOCK, ACCION: 'archive' }, luis);
    await watch('order-days');
    expect(await texts()).toEqual([]);
  });

  it('tells who keeps a card that a power of attorney ends, once a day of ending, and of none that ends later', async () => {
    const parties = createParties(async () => world.services);
    const card = async (VENCE_PODER: string): Promise<Answer> =>
      world.call(
        parties,
        'create',
        { CUERPO: { FICHA: { ID_ROL: 'IMPORTADOR', NOMBRE: `Importadora ${VENCE_PODER}`, VENCE_PODER } } },
        luis,
      );
    expect((await card('2026-12-10')).status).toBe(200);
    await card('2027-06-30');
    for (let run = 0; run < 3; run += 1) await watch('order-days');
    const said = (await texts()).filter((each) => each.startsWith('Vence: '));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^Vence: poder o mandato de .*Importadora 2026-12-10.*, 10\/12\/2026$/);
  });
});
