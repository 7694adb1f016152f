import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { asNobody } from '../rights/asFunction.ts';
import { createDuca } from './ducaRow.ts';
import { orderStands } from '../../functions/work-orders/orders.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { Database } from '../../functions/runtime/database.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { type Refusal } from '../../shared/foundation/contracts/refusal.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';

let world: World;
let ana: Person;
let call: (procedure: string, params: unknown, as?: Person) => Promise<Answer>;

beforeAll(async () => {
  world = await startWorld();
  await world.company('a', 'GT', { REGISTRO_DECLARANTE: '123' });
  ana = await world.person('a', 'ana');
  await world.person('a', 'luis');
  await world.person('a', 'eva');
  const handler = createWorkOrders(async () => world.services);
  call = (procedure, params, as = ana) => world.call(handler, procedure, params, as);
});
afterAll(() => world.stop());

const open = async (ORDEN: Record<string, string> = {}): Promise<{ ID: string; LOCK: number }> =>
  (await call('create', { CUERPO: { ORDEN } })).result.header;
const logOf = async (id: string): Promise<string[]> =>
  (await call('logEntries', [id])).result.map((each: { TEXTO: string }) => each.TEXTO).sort();
const patch = async ({ ID, LOCK }: { ID: string; LOCK: number }, values: Record<string, string>) =>
  (
    await call('patch', {
      ID,
      LOCK,
      CAMBIOS: Object.entries(values).map(([path, value]) => ({ op: 'set', path, value })),
    })
  ).result.header as { ID: string; LOCK: number };

describe('each step of an order', () => {
  it('leaves its line in the log, in the transaction of the step', async () => {
    const order = await open();
    await call('assign', [order.ID, '1', 'luis', 'Urge']);
    await call('assign', [order.ID, '2', 'eva']);
    await call('close', [order.ID, '3']);
    await call('reopen', [order.ID, '4']);
    await call('delete', [order.ID, '5']);
    expect((await call('restore', [order.ID, '6'])).result).toMatchObject({ ESTADO: 'REABIERTA', LOCK: 7 });
    expect(await logOf(order.ID)).toEqual([
      'Apertura',
      'Asignada a luis@a: Urge',
      'Cierre',
      'Eliminación',
      'Reapertura',
      'Reasignada de luis@a a eva@a',
      'Recuperación',
    ]);
  });

  it('leaves none where the step was refused', async () => {
    const order = await open();
    expect((await call('close', [order.ID, '9'])).error!.code).toBe('document.stale');
    expect((await call('restore', [order.ID, '1'])).error!.code).toBe('document.state');
    expect(await logOf(order.ID)).toEqual(['Apertura']);
  });
});

describe('a deleted order', () => {
  it('can be brought back on the thirtieth day and not on the next, with the day it ended', async () => {
    const [kept, late] = [await open(), await open()];
    await call('delete', [kept.ID, '1']);
    await call('delete', [late.ID, '1']);
    world.setClock('2026-12-21T05:30:00Z');
    const again = await world.person('a', 'ana');
    expect((await call('restore', [kept.ID, '2'], again)).status).toBe(200);
    world.setClock('2026-12-21T06:30:00Z');
    const refused = await call('restore', [late.ID, '2'], await world.person('a', 'ana'));
    expect(refused.error!.message).toBe(
      'La orden se eliminó el 20/11/2026 y podía recuperarse hasta el 20/12/2026. Abra una nueva.',
    );
    world.setClock('2026-11-20T15:00:00Z');
    ana = await world.person('a', 'ana');
  });

  it('holds nothing that was sealed, though it came back from the authority', async () => {
    const order = await open();
    const duca = await createDuca(world.services, 'a', order.ID, 'BORRADOR');
    await world.services.database.write({
      kind: 'update',
      table: 'duca',
      key: { pk: companyKey({ company: 'a' }), sk: `H#${duca}` },
      set: { VERSION_SELLADA: 1 },
    });
    expect((await call('delete', [order.ID, '1'])).error!.message).toContain('tiene documentos transmitidos');
  });

  it('lets none of its documents be sealed, and is not deleted while one is being sealed', async () => {
    const order = await open();
    await createDuca(world.services, 'a', order.ID, 'BORRADOR');
    const scope = jobScope('a', 'GT');
    const seal = (): Promise<void> =>
      world.services.database.write(
        ...orderStands({ services: world.services, scope }, order.ID, { first: false }),
      );
    await seal();
    await call('delete', [order.ID, '1']);
    const lost = (await seal().catch((error: { reason: () => Promise<Error> }) => error.reason())) as Refusal;
    expect(lost.message).toMatch(
      /^La orden de trabajo 123-6\d{6} está eliminada y no admite transmitir sus documentos\. Recupérela en su página/,
    );
  });

  it('is not deleted when a declaration of it changed after it was looked at', async () => {
    const order = await open();
    const duca = await createDuca(world.services, 'a', order.ID, 'BORRADOR');
    // Each call has a door of its own to the database.
    const query = Database.prototype.query;
    const asking = vi.spyOn(Database.prototype, 'query').mockImplementation(async function (
      this: Database,
      ...asked
    ) {
      const rows = await query.apply(this, asked);
      if (asked[0] === 'duca')
        await asNobody(() =>
          world.services.database.aside({
            kind: 'update',
            table: 'duca',
            key: { pk: companyKey({ company: 'a' }), sk: `H#${duca}` },
            set: { ESTADO: 'EN_COLA', LOCK: 2 },
          }),
        );
      return rows;
    });
    const refused = await call('delete', [order.ID, '1']);
    asking.mockRestore();
    expect(refused.error!.message).toContain('cambió en este momento y no puede eliminarse');
    expect((await call('open', [order.ID])).result.header.ESTADO).toBe('ABIERTA');
  });
});

describe('intake', () => {
  it('brings the list of the regime and keeps what was received', async () => {
    const order = await open({ ID_REGIMEN: 'IM' });
    const listed = await call('intake', [order.ID, '1']);
    expect(listed.status).toBe(200);
    const { RECIBIDO } = (await call('open', [order.ID])).result.body;
    const at = RECIBIDO.findIndex((line: { CONCEPTO: string }) => line.CONCEPTO === 'Factura comercial');
    expect(at).toBeGreaterThanOrEqual(0);
    expect(new Set(RECIBIDO.map((line: { ID_RECIBIDO: string }) => line.ID_RECIBIDO)).size).toBe(
      RECIBIDO.length,
    );
    const next = await patch(listed.result, {
      [`RECIBIDO[${at}].RECIBIDO`]: '1',
      [`RECIBIDO[${at}].ENTREGADO_POR`]: 'Mensajero',
    });
    await call('intake', [order.ID, String(next.LOCK)]);
    const again = (await call('open', [order.ID])).result.body.RECIBIDO;
    expect(again).toHaveLength(RECIBIDO.length);
    expect(again[at]).toMatchObject({ RECIBIDO: '1', ENTREGADO_POR: 'Mensajero' });
    expect((await logOf(order.ID))[1]).toMatch(/^Lista de recepción del régimen IM: \d+ líneas$/);
  });

  it('asks for the regime when there is none', async () => {
    const order = await open();
    const refused = await call('intake', [order.ID, '1']);
    expect(refused.error!.problems[0]).toMatchObject({ path: 'ORDEN.ID_REGIMEN' });
  });
});

describe('lists of orders', () => {
  it('find by client, agent, priority, due day and state, each of the company alone', async () => {
    await world.company('c', 'GT');
    const eva = await world.person('c', 'eva');
    const make = async (ORDEN: Record<string, string>): Promise<string> =>
      (await call('create', { CUERPO: { ORDEN } }, eva)).result.header.ID;
    const urgent = await make({
      ID_PRIORIDAD: 'URGENTE',
      FECHA_LIMITE: '2026-11-25',
      NIT_IMPORTADOR: '81237642',
    });
    const calm = await make({ FECHA_LIMITE: '2026-12-25' });
    await call('assign', [calm, '1', 'eva'], eva);
    const found = async (FILTROS: Record<string, string>): Promise<string[]> =>
      (await call('list', { FILTROS }, eva)).result.rows.map(({ ID }: { ID: string }) => ID);
    expect(await found({ ID_PRIORIDAD: 'URGENTE' })).toEqual([urgent]);
    expect(await found({ NIT_IMPORTADOR: '81237642' })).toEqual([urgent]);
    expect(await found({ ID_USUARIO_ASIGNADO: 'eva' })).toEqual([calm]);
    expect(await found({ 'FECHA_LIMITE>=': '2026-11-24', 'FECHA_LIMITE<=': '2026-11-26' })).toEqual([urgent]);
    expect(await found({ 'FECHA_LIMITE<=': '2026-12-31', ESTADO: 'EN_PROCESO' })).toEqual([calm]);
    expect(await found({ ID_PRIORIDAD: 'NORMAL', ESTADO: 'ABIERTA' })).toEqual([]);
  });
});
