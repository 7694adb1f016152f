import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDuca } from './ducaRow.ts';
import { IN_FLIGHT_STATES } from '../../shared/duca/states.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';
import { documentKinds } from '../../shared/documentKinds.ts';
import { ducaKind } from '../../shared/duca/kind.ts';
import { wasSent } from '../../shared/foundation/documents/kind.ts';

let world: World;
let ana: Person;
let luis: Person;
let reader: Person;
let stranger: Person;
let call: (procedure: string, params: unknown, as?: Person) => Promise<Answer>;

beforeAll(async () => {
  world = await startWorld();
  await world.company('a', 'GT', { REGISTRO_DECLARANTE: '123' });
  await world.company('b', 'GT', { REGISTRO_DECLARANTE: '123' });
  await world.company('sin', 'GT');
  await world.company('sola', 'GT');
  ana = await world.person('a', 'ana');
  luis = await world.person('a', 'luis');
  reader = await world.person('a', 'lector', []);
  stranger = await world.person('b', 'otro');
  const handler = createWorkOrders(async () => world.services);
  call = (procedure, params, as = ana) => world.call(handler, procedure, params, as);
});

afterAll(() => world.stop());

const open = async (ORDEN: Record<string, string> = {}, as = ana): Promise<Answer> =>
  call('create', { CUERPO: { ORDEN } }, as);

describe('opening a work order', () => {
  it('numbers it by registration, year and correlative, and asks nothing that is known', async () => {
    const { status, result } = await open({ DESCRIPCION: 'Hilo' });
    expect(status).toBe(200);
    expect(result.header).toMatchObject({ ESTADO: 'ABIERTA', VERSION: 1 });
    const { CORRELATIVO, NUMERO_ORDEN } = result.body.ORDEN;
    expect(CORRELATIVO).toMatch(/^2026-\d{6}$/);
    expect(NUMERO_ORDEN).toBe(`1236${CORRELATIVO.slice(5)}`);
    expect(result.body.ORDEN).toMatchObject({
      FECHA_APERTURA: '2026-11-20',
      ID_PRIORIDAD: 'NORMAL',
      ID_PAIS_IMPORTADOR: 'GT',
    });
    expect(result.problems.map((each: { path: string }) => each.path)).toContain('ORDEN.NIT_IMPORTADOR');
  });

  it('gives each of many opened at once its own correlative, with no gap', async () => {
    const before = Number((await open()).result.body.ORDEN.CORRELATIVO.slice(5));
    const answers = await Promise.all(Array.from({ length: 12 }, () => open()));
    const numbers = answers
      .map((each) => Number(each.result.body.ORDEN.CORRELATIVO.slice(5)))
      .sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, index) => before + 1 + index));
  });

  it('does so where no number of an order tells them apart', async () => {
    const nobody = await world.person('sola', 'nadie');
    const answers = await Promise.all(Array.from({ length: 12 }, () => open({}, nobody)));
    const orders = answers.map((each) => each.result.body.ORDEN);
    expect(orders.map((each) => each.NUMERO_ORDEN)).toEqual(Array.from({ length: 12 }, () => ''));
    expect(orders.map((each) => Number(each.CORRELATIVO.slice(5))).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
  });

  it('starts again with the year, and leaves the number blank without a registration', async () => {
    const nobody = await world.person('sin', 'uno');
    const { result } = await open({}, nobody);
    expect(result.body.ORDEN).toMatchObject({ CORRELATIVO: '2026-000001', NUMERO_ORDEN: '' });
    world.setClock('2027-01-01T05:59:59Z');
    const last = await world.person('sin', 'dos');
    expect((await open({}, last)).result.body.ORDEN.CORRELATIVO).toBe('2026-000002');
    world.setClock('2027-01-01T06:00:01Z');
    expect((await open({}, last)).result.body.ORDEN.CORRELATIVO).toBe('2027-000001');
    world.setClock('2026-11-20T15:00:00Z');
  });

  it('refuses a number that another order has, and steps over one that was typed by hand', async () => {
    const first = (await open()).result.body.ORDEN;
    const next = `1236${String(Number(first.CORRELATIVO.slice(5)) + 1).padStart(6, '0')}`;
    const typed = await open({ NUMERO_ORDEN: first.NUMERO_ORDEN });
    expect(typed.status).toBe(409);
    expect(typed.error).toMatchObject({ code: 'document.duplicate' });
    expect(typed.error!.message).toContain('una orden de trabajo con el número');
    const far = `1236${String(Number(first.CORRELATIVO.slice(5)) + 2).padStart(6, '0')}`;
    expect((await open({ NUMERO_ORDEN: far })).result.body.ORDEN.CORRELATIVO.slice(5)).toBe(next.slice(4));
    expect((await open()).result.body.ORDEN.NUMERO_ORDEN > far).toBe(true);
  });

  it('refuses a wrong NIT by field and reason, and writes nothing', async () => {
    const before = (await call('list', {})).result.total;
    const refused = await open({ NIT_IMPORTADOR: '5769371' });
    expect(refused.status).toBe(422);
    expect(refused.error!.problems[0]).toMatchObject({ path: 'ORDEN.NIT_IMPORTADOR' });
    expect((await call('list', {})).result.total).toBe(before);
  });
});

describe('changing a work order', () => {
  it('patches what a person writes and refuses what the product writes', async () => {
    const { header } = (await open()).result;
    const saved = await call('patch', [
      header.ID,
      '1',
      JSON.stringify([{ op: 'set', path: 'ORDEN.NOMBRE_IMPORTADOR', value: 'Hilos' }]),
    ]);
    expect(saved.result.header).toMatchObject({ LOCK: 2, RESUMEN: { NOMBRE_IMPORTADOR: 'Hilos' } });
    const forged = await call('patch', {
      ID: header.ID,
      LOCK: 2,
      CAMBIOS: [{ op: 'set', path: 'ORDEN.CORRELATIVO', value: '2026-999999' }],
    });
    expect(forged).toMatchObject({ status: 422, error: { code: 'document.not-yours' } });
    const whole = await call('patch', {
      ID: header.ID,
      LOCK: 2,
      CAMBIOS: [{ op: 'set', path: 'ORDEN', value: { CORRELATIVO: 'x' } }],
    });
    expect(whole).toMatchObject({ status: 422, error: { code: 'document.not-yours' } });
    expect((await call('open', [header.ID])).result.body.ORDEN.CORRELATIVO).toBe(header.RESUMEN.CORRELATIVO);
  });

  it('tells who else has it open', async () => {
    const { header } = (await open()).result;
    await call('use', [header.ID, '1'], luis);
    const there = { ID_DOCUMENTO: header.ID, DOCUMENTO: expect.stringMatching(/^Orden /) };
    expect((await call('use', [header.ID, '1'])).result).toEqual({
      EN_USO_POR: ['luis@a'],
      DONDE: [{ USUARIO: 'luis@a', ...there }],
    });
    expect((await call('open', [header.ID])).result.inUseBy).toBe('luis@a');
    await call('use', [header.ID, '0'], luis);
    expect((await call('open', [header.ID])).result.inUseBy).toBeUndefined();
  });

  it('tells in which of its documents others are, each of them until it is left, and names none that one may not read', async () => {
    const { header } = (await open()).result;
    const duca = await createDuca(world.services, 'a', header.ID, 'BORRADOR');
    const used = async (person: Person, ABIERTO = '', EN_USO = '1') =>
      (await call('use', { ID: header.ID, EN_USO, ABIERTO }, person)).result.DONDE;
    await used(luis, duca);
    expect(await used(ana)).toEqual([
      { USUARIO: 'luis@a', ID_DOCUMENTO: duca, DOCUMENTO: expect.stringMatching(/^DUCA /) },
    ]);
    expect((await call('open', [header.ID])).result.inUseBy).toMatch(/^luis@a: DUCA /);
    const noDuca = await world.person('a', 'nube');
    const flags = { ACTIVO_USUARIO: '1', APLICACION_PERMITIDA: '1' };
    await world.services.database.write({
      ...{ kind: 'update', table: 'users', key: userRowKey('a', 'nube') },
      set: { APLICACIONES: { 'work-orders': flags } },
    });
    expect(await used(noDuca)).toContainEqual({ USUARIO: 'luis@a', ID_DOCUMENTO: '', DOCUMENTO: '' });
    await used(noDuca, header.ID, '0');
    await used(luis);
    expect(await used(ana)).toHaveLength(2);
    await used(luis, duca, '0');
    expect(await used(ana)).toMatchObject([{ ID_DOCUMENTO: header.ID }]);
    expect((await call('open', [header.ID])).result.inUseBy).toBe('luis@a');
    // Nothing that is in no document of this order is taken for one.
    const foreign = await createDuca(world.services, 'a', (await open()).result.header.ID, 'BORRADOR');
    expect(await used(luis, foreign)).toMatchObject([{ USUARIO: 'ana@a' }]);
    expect((await used(ana)).map((each: { ID_DOCUMENTO: string }) => each.ID_DOCUMENTO)).toEqual([header.ID]);
  });

  it('forgets a mark that is not renewed', async () => {
    const { header } = (await open()).result;
    await call('use', [header.ID, '1'], luis);
    world.setClock('2026-11-20T15:03:00Z');
    expect((await call('open', [header.ID])).result.inUseBy).toBeUndefined();
    world.setClock('2026-11-20T15:00:00Z');
  });

  it('keeps the log', async () => {
    const { header } = (await open()).result;
    const written = await call('log', [header.ID, 'a', 'ana', 'Llegó el BL']);
    expect(written.result).toEqual([
      { RESULTADO: 1, DESCRIPCION: 'Anotado', FILAS_AFECTADAS: 1, ERRORES: [] },
    ]);
    expect((await call('logEntries', [header.ID])).result).toContainEqual({
      FECHA: '2026-11-20T09:00:00',
      USUARIO: 'ana@a',
      TEXTO: 'Llegó el BL',
    });
    expect((await call('log', [header.ID, 'b', 'ana', 'x'])).error!.code).toBe('not-found');
    expect((await call('log', [header.ID, 'a', 'luis', 'x'])).error!.code).toBe('not-found');
  });
});

describe('life of a work order', () => {
  it('closes, refuses changes, reopens', async () => {
    const { header } = (await open()).result;
    const closed = await call('close', [header.ID, '1']);
    expect(closed.result).toMatchObject({ ESTADO: 'CERRADA', LOCK: 2 });
    const refused = await call('patch', {
      ID: header.ID,
      LOCK: 2,
      CAMBIOS: [{ op: 'set', path: 'ORDEN.DESCRIPCION', value: 'x' }],
    });
    expect(refused.error!.message).toBe(
      'La orden de trabajo está en estado «Cerrada» y no admite modificarse.',
    );
    expect((await call('assign', [header.ID, '2', 'luis'])).error!.code).toBe('document.state');
    expect((await call('close', [header.ID, '2'])).error!.code).toBe('document.state');
    expect((await call('reopen', [header.ID, '1'])).error!.code).toBe('document.stale');
    expect((await call('reopen', [header.ID, '2'])).result.ESTADO).toBe('REABIERTA');
    expect((await call('transition', [header.ID, '3', 'start'])).result.ESTADO).toBe('EN_PROCESO');
    const actions = (await call('history', [header.ID])).result.map(
      (each: { ACCION: string }) => each.ACCION,
    );
    expect(actions).toEqual(['Reapertura', 'Cierre', 'Apertura']);
  });

  it('lets no plain transition pass a guard', async () => {
    const { header } = (await open()).result;
    expect((await call('transition', [header.ID, '1', 'delete'])).error!.code).toBe('document.state');
  });

  it('deletes an order unless a declaration of it was sent', async () => {
    const free = (await open()).result.header;
    await createDuca(world.services, 'a', free.ID, 'BORRADOR');
    expect((await call('delete', [free.ID, '1'])).result.ESTADO).toBe('ELIMINADA');
    const sent = (await open()).result.header;
    await createDuca(world.services, 'a', sent.ID, 'CONFIRMANDO');
    const refused = await call('delete', [sent.ID, '1']);
    expect(refused.status).toBe(422);
    expect(refused.error!.message).toContain('tiene documentos transmitidos (DUCA ');
    expect((await call('open', [sent.ID])).result.header.ESTADO).toBe('ABIERTA');
    expect((await call('file', [sent.ID])).result.documents.duca).toHaveLength(1);
  });

  it('counts by state and priority', async () => {
    const { result } = await call('counts', []);
    expect(result).toContainEqual({ ESTADO: 'ELIMINADA', ID_PRIORIDAD: 'NORMAL', CANTIDAD: 1 });
  });
});

it('knows of every transmitted kind the states in which nothing of it was sent', () => {
  const transmitted = documentKinds.filter(({ neverSent }) => neverSent !== undefined);
  expect(transmitted).not.toHaveLength(0);
  for (const { states, neverSent = [] } of transmitted)
    for (const state of neverSent) expect(Object.keys(states.states)).toContain(state);
  for (const state of IN_FLIGHT_STATES) expect(wasSent(ducaKind, state)).toBe(true);
  expect(wasSent(ducaKind, 'UN_ESTADO_NUEVO')).toBe(true);
});

describe('walls', () => {
  it('shows nothing of another company', async () => {
    const { header } = (await open()).result;
    for (const [procedure, params] of [
      ['open', [header.ID]],
      ['file', [header.ID]],
      ['assign', [header.ID, '1', 'otro']],
      ['close', [header.ID, '1']],
      ['delete', [header.ID, '1']],
      ['use', [header.ID, '1']],
      ['logEntries', [header.ID]],
    ] as const) {
      const foreign = await call(procedure, params, stranger);
      const never = await call(
        procedure,
        [procedure === 'open' ? 'ord-nunca' : 'ord-nunca', ...params.slice(1)],
        stranger,
      );
      expect(foreign.status).toBe(404);
      expect(foreign.error).toEqual(never.error);
    }
    expect((await call('list', {}, stranger)).result.total).toBe(0);
  });

  it('lets a reader read and write nothing', async () => {
    expect((await call('list', {}, reader)).status).toBe(200);
    expect((await open({}, reader)).error!.message).toContain(
      'no tiene permiso para crear una orden de trabajo',
    );
  });
});
