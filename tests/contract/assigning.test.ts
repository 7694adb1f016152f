import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';

let world: World;
let ana: Person;
let luis: Person;
let maria: Person;
let call: (procedure: string, params: unknown, as?: Person) => Promise<Answer>;

const importer = { NIT_IMPORTADOR: '576937K', NOMBRE_IMPORTADOR: 'Textiles del Valle, S.A.' };

beforeAll(async () => {
  world = await startWorld();
  await world.company('a', 'GT', { REGISTRO_DECLARANTE: '123' });
  await world.company('b', 'GT', { REGISTRO_DECLARANTE: '123' });
  ana = await world.person('a', 'ana');
  luis = await world.person('a', 'luis');
  maria = await world.person('a', 'maria');
  await world.person('b', 'otro');
  const handler = createWorkOrders(async () => world.services);
  call = (procedure, params, as = ana) => world.call(handler, procedure, params, as);
});

afterAll(() => world.stop());

const open = async (ORDEN: Record<string, string> = {}): Promise<Answer> =>
  call('create', { CUERPO: { ORDEN } });

describe('assigning', () => {
  it('puts the order in process, rings the bell once, and marks it shown and read', async () => {
    const { header } = (await open(importer)).result;
    const assigned = await call('assign', [header.ID, '1', 'luis', 'Urge']);
    expect(assigned.result).toMatchObject({
      ESTADO: 'EN_PROCESO',
      LOCK: 2,
      RESUMEN: { USUARIO_ASIGNADO: 'luis@a' },
    });
    expect((await call('assignedCount', ['a', 'luis'], luis)).result).toEqual([{ CANTIDAD_ASIGNADAS: 1 }]);
    expect((await call('assigned', [], luis)).result.map((each: { ID: string }) => each.ID)).toEqual([
      header.ID,
    ]);
    const [notice] = (await call('notifications', ['1', 'a', 'luis'], luis)).result;
    expect(notice).toMatchObject({
      ORDEN_TRABAJO: header.ID,
      CORRELATIVO: header.RESUMEN.CORRELATIVO,
      ID_ESTADO: '0',
      USUARIO_ORIGEN: 'ana@a',
      USUARIO_ASIGNADO: 'luis@a',
      MENSAJE: 'Urge',
    });
    const mark = (mode: string) =>
      call(
        'updateNotification',
        [mode, notice.ID_NOTIFICACION, 'a', header.ID, notice.CORRELATIVO, notice.USUARIO_ORIGEN, 'luis'],
        luis,
      );
    expect((await mark('2')).result).toEqual({ RESULTADO: '1' });
    expect((await call('notifications', ['1', 'a', 'luis'], luis)).result).toEqual([]);
    await mark('3');
    await mark('2');
    expect((await call('notifications', ['2', 'a', 'luis'], luis)).result[0].ID_ESTADO).toBe('2');
  });

  it('tells of an order while it is open and theirs, once, and with what was asked last', async () => {
    const { ID } = (await open(importer)).result.header;
    let minute = 0;
    const step = async (procedure: string, ...more: string[]): Promise<void> => {
      minute += 1;
      world.setClock(`2026-11-20T15:0${minute}:00Z`);
      const { LOCK } = (await call('open', [ID])).result.header;
      expect((await call(procedure, [ID, String(LOCK), ...more])).status).toBe(200);
    };
    const told = (mode: string): Promise<string[]> =>
      call('notifications', [mode, 'a', 'maria'], maria).then(({ result }) =>
        result.map(({ MENSAJE }: { MENSAJE: string }) => MENSAJE),
      );
    const both = async () => ({ fresh: await told('1'), list: await told('2') });
    await step('assign', 'maria', 'Primero');
    expect(await both()).toEqual({ fresh: ['Primero'], list: ['Primero'] });
    await step('assign', 'luis');
    expect(await both()).toEqual({ fresh: [], list: [] });
    await step('assign', 'maria', 'Otra vez');
    expect(await both()).toEqual({ fresh: ['Otra vez'], list: ['Otra vez'] });
    await step('close');
    expect(await both()).toEqual({ fresh: [], list: [] });
    await step('reopen');
    expect(await both()).toEqual({ fresh: ['Otra vez'], list: ['Otra vez'] });
    await step('delete');
    expect(await both()).toEqual({ fresh: [], list: [] });
    world.setClock('2026-11-20T15:00:00Z');
  });

  it("reads nobody else's bell and assigns to nobody of another company", async () => {
    expect((await call('notifications', ['2', 'a', 'luis'], ana)).error!.code).toBe('not-found');
    expect((await call('notifications', ['2', 'b', 'ana'], ana)).error!.code).toBe('not-found');
    const { header } = (await open()).result;
    expect((await call('assign', [header.ID, '1', 'otro'])).error!.code).toBe('not-found');
    expect((await call('assignees', [])).result.map((each: { IdUsuario: string }) => each.IdUsuario)).toEqual(
      ['ana', 'luis', 'maria'],
    );
    expect(
      (await call('updateNotification', ['2', 'avi-nunca', 'a', header.ID, '', '', 'ana'])).error!.code,
    ).toBe('not-found');
  });

  it('offers and gives an order to nobody who could not open it: a client, who works elsewhere, who lacks the right', async () => {
    const change = (id: string, set: Record<string, unknown>) =>
      world.services.database.write({ kind: 'update', table: 'users', key: userRowKey('a', id), set });
    await Promise.all(['cliente', 'rastreo', 'bodega'].map((id) => world.person('a', id)));
    await change('cliente', { IdPerfil: '4', IMPORTADORES: ['576937K'] });
    await change('rastreo', { IdPerfil: '6' });
    await change('bodega', { APLICACIONES: {}, PERMISOS: [] });
    const { ID } = (await open(importer)).result.header;
    for (const id of ['cliente', 'rastreo', 'bodega']) {
      const refused = await call('assign', [ID, '1', id, 'Urge']);
      expect(refused.error).toMatchObject({ code: 'rejected' });
      expect(refused.error!.message).toContain(
        `${id}@a no puede abrir órdenes de trabajo. Elija a otra persona`,
      );
    }
    expect((await call('open', [ID])).result.header.LOCK).toBe(1);
    expect((await call('assignees', [])).result.map((each: { IdUsuario: string }) => each.IdUsuario)).toEqual(
      ['ana', 'luis', 'maria'],
    );
  });
});

describe('what a client asks of an order', () => {
  let client: Person;
  let ID: string;
  const change = (id: string, set: Record<string, unknown>) =>
    world.services.database.write({ kind: 'update', table: 'users', key: userRowKey('a', id), set });
  const assign = async (id: string): Promise<void> => {
    const { LOCK } = (await call('open', [ID])).result.header;
    expect((await call('assign', [ID, String(LOCK), id])).status).toBe(200);
  };
  const say = async (values: object, as: Person): Promise<string> =>
    (await call('say', { ID, TEXTO: '¿Cuándo sale mi carga?', ...values }, as)).result.ID_HILO;
  const resolve = (ID_HILO: string, RESUELTO: boolean) => call('resolveThread', { ID, ID_HILO, RESUELTO });
  /** Threads of the order that wait for each of them. */
  const asked = (...people: Person[]): Promise<string[][]> =>
    Promise.all(
      people.map(async (as) =>
        (await call('asked', {}, as)).result
          .filter(({ ID_ORDEN }: { ID_ORDEN: string }) => ID_ORDEN === ID)
          .map(({ HILO }: { HILO: { ID_HILO: string } }) => HILO.ID_HILO),
      ),
    );

  beforeEach(async () => {
    client = await world.person('a', 'importadora', []);
    await change('importadora', { IdPerfil: '4', IMPORTADORES: ['576937K'] });
    ({ ID } = (await open(importer)).result.header);
    await call('activate', { ID, ACTIVA: true, DE: 'ORDEN' });
    await assign('luis');
  });
  afterEach(() => Promise.all(['luis', 'maria'].map((id) => change(id, { ACTIVO: '1' }))));

  it('waits for whoever has the order now, besides who wrote to them last', async () => {
    const ID_HILO = await say({ PARA: 'CLIENTE', TEXTO: 'Falta su factura.' }, luis);
    await assign('maria');
    expect(await asked(luis, maria, client)).toEqual([[], [], [ID_HILO]]);
    await say({ ID_HILO, TEXTO: 'Hoy la envío.' }, client);
    expect(await asked(luis, maria, client)).toEqual([[ID_HILO], [ID_HILO], []]);
    await say({ ID_HILO, TEXTO: 'Gracias.' }, maria);
    expect(await asked(luis, maria)).toEqual([[], []]);
  });

  it('goes with the order to whom it is given, also from who has left', async () => {
    const ID_HILO = await say({}, client);
    expect(await asked(luis, maria)).toEqual([[ID_HILO], []]);
    await assign('maria');
    expect(await asked(luis, maria)).toEqual([[], [ID_HILO]]);
    await change('maria', { ACTIVO: '0' });
    await assign('ana');
    expect(await asked(ana)).toEqual([[ID_HILO]]);
    await change('maria', { ACTIVO: '1' });
    expect(await asked(maria)).toEqual([[]]);
  });

  it('waits for whoever has the order when its thread is opened again, and not for who has left', async () => {
    const ID_HILO = await say({}, client);
    await resolve(ID_HILO, true);
    await assign('maria');
    await change('luis', { ACTIVO: '0' });
    await resolve(ID_HILO, false);
    await change('luis', { ACTIVO: '1' });
    expect(await asked(luis, maria)).toEqual([[], [ID_HILO]]);
  });

  it('is shown to the administrators while it waits for nobody but who has left', async () => {
    const jefa = await world.person('a', 'jefa');
    await change('jefa', { SUPER: '1' });
    const ID_HILO = await say({}, client);
    await say({ MENCIONES: ['luis'] }, ana);
    const both = await say({ MENCIONES: ['jefa'] }, client);
    expect(await asked(jefa)).toEqual([[both]]);
    await change('luis', { ACTIVO: '0' });
    expect(await asked(jefa, maria)).toEqual([[both, ID_HILO], []]);
    await assign('maria');
    const [shown, handed] = await asked(jefa, maria);
    expect([shown, new Set(handed)]).toEqual([[both], new Set([both, ID_HILO])]);
  });
});
