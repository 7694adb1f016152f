import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { shardKeys } from '../../functions/runtime/shards.ts';
import type { Thread } from '../../shared/work-orders/talk/thread.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';

/** What is said about an order, and by whom it is read: the agency's people, and its client's as far as it is for them. */
let world: World;
let ana: Person;
let luis: Person;
let marta: Person;
let rival: Person;
let order: string;
let call: (procedure: string, params: unknown, as?: Person) => Promise<Answer>;
const VOLCAN = { NIT_IMPORTADOR: '81237642', NOMBRE_IMPORTADOR: 'Distribuidora El Volcán' };

const set = (id: string, values: object): Promise<void> =>
  world.services.database.write({
    kind: 'update',
    table: 'users',
    key: userRowKey('a', id),
    set: { ...values },
  });

async function client(id: string, taxId: string): Promise<Person> {
  const person = await world.person('a', id, []);
  await set(id, { IdPerfil: '4', IMPORTADORES: [taxId] });
  return person;
}

beforeAll(async () => {
  world = await startWorld();
  await world.company('a', 'GT', { REGISTRO_DECLARANTE: '123' });
  await world.company('b', 'GT', { REGISTRO_DECLARANTE: '123' });
  const handler = createWorkOrders(async () => world.services);
  call = (procedure, params, as = ana) => world.call(handler, procedure, params, as);
});
afterAll(() => world.stop());

beforeEach(async () => {
  world.setClock('2026-11-20T15:00:00Z');
  ana = await world.person('a', 'ana');
  luis = await world.person('a', 'luis');
  marta = await client('marta', VOLCAN.NIT_IMPORTADOR);
  rival = await client('rival', '576937K');
  order = (await call('create', { CUERPO: { ORDEN: VOLCAN } })).result.header.ID;
});

const activate = (DE = 'ORDEN', ACTIVA = true) => call('activate', { ID: order, ACTIVA, DE });
const say = (values: object, as = ana) => call('say', { ID: order, TEXTO: '¿Llegó el BL?', ...values }, as);
const threads = async (as = ana): Promise<Thread[]> =>
  (await call('threads', { ID: order }, as)).result.HILOS;
const read = (ID_HILO: string, as = ana) => call('thread', { ID: order, ID_HILO }, as);

/** What was told of this order: kinds and to whom, as it went to the queue. */
async function told(): Promise<string[]> {
  const rows = await Promise.all(
    shardKeys('outbox').map((pk) =>
      world.services.database.query<{ message: Record<string, string> }>('outbox', {
        pk,
        few: 'what a test wrote itself',
      }),
    ),
  );
  return rows
    .flat()
    .map(({ message }) => message)
    .filter((each) => each['document'] === order)
    .map((each) => `${each['kind']} ${each['users']}`);
}
/** Keeps what is told where it can be read: the queue takes nothing. */
function holdQueue(): () => void {
  const { outbox } = world.services;
  const flush = outbox.flush.bind(outbox);
  outbox.flush = async () => undefined;
  return () => {
    outbox.flush = flush;
  };
}

describe('messages of an order', () => {
  it('are threads with replies, unread until they are read, in the order in which they were written', async () => {
    const { ID_HILO } = (await say({})).result;
    expect(await threads()).toMatchObject([{ SIN_LEER: '0', MENSAJES: 1, PARA: 'AGENCIA', RESUELTO: '0' }]);
    expect(await threads(luis)).toMatchObject([{ SIN_LEER: '1' }]);
    await call('readThread', { ID: order, ID_HILO, NUMERO: 1 }, luis);
    expect(await threads(luis)).toMatchObject([{ SIN_LEER: '0' }]);
    world.setClock('2026-11-20T09:00:00Z');
    await say({ ID_HILO, TEXTO: 'Viene en camino.' }, luis);
    const { MENSAJES, LEIDO } = (await read(ID_HILO)).result;
    expect(MENSAJES.map(({ TEXTO }: { TEXTO: string }) => TEXTO)).toEqual([
      '¿Llegó el BL?',
      'Viene en camino.',
    ]);
    expect(LEIDO).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ USUARIO: 'luis@a', NUMERO: 2 }),
        expect.objectContaining({ USUARIO: 'ana@a', NUMERO: 1 }),
      ]),
    );
    expect((await threads())[0]).toMatchObject({ SIN_LEER: '1', MENSAJES: 2 });
  });

  it('are resolved and opened again, and a reply opens them', async () => {
    const { ID_HILO } = (await say({})).result;
    await call('resolveThread', { ID: order, ID_HILO, RESUELTO: true }, luis);
    expect((await threads())[0]).toMatchObject({ RESUELTO: '1', RESUELTO_POR: 'luis@a' });
    await say({ ID_HILO });
    expect((await threads())[0]).toMatchObject({ RESUELTO: '0', RESUELTO_POR: '' });
  });

  it('wait for nobody while resolved, and for those whom they waited for once opened again', async () => {
    const { ID_HILO } = (await say({ MENCIONES: [luis.id] })).result;
    const turn = (RESUELTO: boolean) => call('resolveThread', { ID: order, ID_HILO, RESUELTO });
    const asked = async () => (await call('asked', {}, luis)).result;
    await turn(true);
    await turn(true);
    expect(await asked()).toEqual([]);
    await turn(false);
    expect(await asked()).toMatchObject([{ HILO: { ID_HILO, RESUELTO: '0' } }]);
    await turn(true);
    await say({ ID_HILO, TEXTO: 'Ya llegó, gracias.' });
    expect(await asked()).toEqual([]);
  });

  it('are tied to where they were asked from, in this order alone', async () => {
    const LUGAR = {
      MODULO: 'work-orders',
      ID_DOCUMENTO: order,
      RUTA: 'ORDEN.FECHA_ARRIBO',
      ETIQUETA: 'Fecha estimada de arribo',
    };
    await say({ LUGAR });
    expect((await threads())[0]!.LUGAR).toMatchObject({ ...LUGAR, TITULO: expect.stringContaining('Orden') });
    const other = (await call('create', { CUERPO: { ORDEN: VOLCAN } })).result.header.ID as string;
    const refused = await say({ LUGAR: { ...LUGAR, ID_DOCUMENTO: other } });
    expect(refused.error!.code).toBe('not-found');
    expect((await say({ LUGAR: { ...LUGAR, MODULO: 'dva', ID_DOCUMENTO: 'dva-no' } })).error!.code).toBe(
      'not-found',
    );
  });

  it('that are blank, or written in the same moment as another, are not kept', async () => {
    const { ID_HILO } = (await say({})).result;
    expect((await say({ ID_HILO, TEXTO: ' \n ' })).error!.message).toContain('está en blanco');
    const both = await Promise.all([say({ ID_HILO, TEXTO: 'uno' }), say({ ID_HILO, TEXTO: 'dos' }, luis)]);
    const kept = both.filter(({ status }) => status === 200).length;
    expect((await read(ID_HILO)).result.MENSAJES).toHaveLength(1 + kept);
    for (const each of both.filter(({ status }) => status !== 200))
      expect(each.error!.code).toBe('document.stale');
  });

  it('name people of the agency, who are told as named; somebody who lost access is said by name and nothing is written', async () => {
    const release = holdQueue();
    const { ID_HILO } = (await say({ MENCIONES: [luis.id] })).result;
    expect(await told()).toEqual([`mention ${luis.id}`]);
    expect((await call('asked', {}, luis)).result).toMatchObject([{ ID_ORDEN: order, HILO: { ID_HILO } }]);
    await say({ ID_HILO, TEXTO: 'Sí, ayer.' }, luis);
    expect(await told()).toEqual(expect.arrayContaining([`message ${ana.id}`]));
    expect((await call('asked', {}, luis)).result).toEqual([]);
    release();
    await set('luis', { APLICACIONES: {} });
    const refused = await say({ ID_HILO, TEXTO: '¿Luis?', MENCIONES: [luis.id] });
    expect(refused.error!.message).toMatch(/^Usuario luis no puede leer este mensaje/);
    expect((await read(ID_HILO)).result.MENSAJES).toHaveLength(2);
  });

  it('need the right to write orders, and an order that stands', async () => {
    const reader = await world.person('a', 'lector', []);
    expect((await say({}, reader)).error!.code).toBe('permission.denied');
    const { header } = (await call('open', { ID: order })).result;
    await call('delete', { ID: order, LOCK: header.LOCK });
    expect((await say({})).error!.code).toBe('document.state');
  });

  it("of another company's order do not exist", async () => {
    const { ID_HILO } = (await say({})).result;
    const stranger = await world.person('b', 'ana');
    for (const [procedure, params] of [
      ['threads', { ID: order }],
      ['thread', { ID: order, ID_HILO }],
      ['say', { ID: order, ID_HILO, TEXTO: 'hola' }],
      ['files', { ID: order }],
      ['readThread', { ID: order, ID_HILO, NUMERO: 1 }],
      ['resolveThread', { ID: order, ID_HILO, RESUELTO: true }],
      ['activate', { ID: order, ACTIVA: true, DE: 'ORDEN' }],
    ] as const)
      expect((await call(procedure, params, stranger)).error!.code, procedure).toBe('not-found');
  });
});

describe("the client's people", () => {
  it('see and write nothing until the order or the client is activated, by the agency alone', async () => {
    await say({});
    expect((await call('threads', { ID: order }, marta)).result).toMatchObject({
      ACTIVA: '0',
      HILOS: [],
      PERSONAS: [],
    });
    expect((await say({}, marta)).error!.message).toContain('active la trazabilidad');
    expect((await say({ PARA: 'CLIENTE' })).error!.message).toContain('Active la trazabilidad');
    expect((await call('activate', { ID: order, ACTIVA: true, DE: 'ORDEN' }, marta)).error!.code).toBe(
      'permission.denied',
    );
    await activate('CLIENTE');
    expect((await call('threads', { ID: order }, marta)).result.ACTIVA).toBe('1');
    await activate('ORDEN', false);
    expect((await call('threads', { ID: order }, marta)).result.ACTIVA).toBe('0');
    await activate('CLIENTE', false);
  });

  it('see what is for them and nothing else, and answer it', async () => {
    await activate();
    const own = (await say({ TEXTO: 'Solo nosotros: el cliente debe.' })).result.ID_HILO as string;
    const open = (await say({ PARA: 'CLIENTE', TEXTO: 'Falta su factura.' })).result.ID_HILO as string;
    expect((await threads(marta)).map(({ ID_HILO }) => ID_HILO)).toEqual([open]);
    expect((await call('asked', {}, marta)).result).toMatchObject([{ HILO: { ID_HILO: open } }]);
    for (const [procedure, params] of [
      ['thread', { ID_HILO: own }],
      ['say', { ID_HILO: own, TEXTO: 'hola' }],
      ['readThread', { ID_HILO: own, NUMERO: 1 }],
      ['resolveThread', { ID_HILO: own, RESUELTO: true }],
    ] as const)
      expect((await call(procedure, { ID: order, ...params }, marta)).error!.code, procedure).toBe(
        'not-found',
      );
    expect((await say({ ID_HILO: open, TEXTO: 'Hoy la envío.' }, marta)).status).toBe(200);
    expect((await call('asked', {}, marta)).result).toEqual([]);
    expect((await call('asked', {}, ana)).result).toMatchObject([{ HILO: { ID_HILO: open } }]);
    expect((await say({ PARA: 'AGENCIA' }, marta)).error!.code).toBe('permission.denied');
    const { PERSONAS } = (await call('threads', { ID: order }, marta)).result;
    expect(PERSONAS).toEqual([]);
    expect((await call('assignees', {}, marta)).result).toEqual([]);
  });

  it('of another importer know of none of it, whatever ids they send', async () => {
    await activate();
    const { ID_HILO } = (await say({ PARA: 'CLIENTE' })).result;
    for (const [procedure, params] of [
      ['threads', {}],
      ['thread', { ID_HILO }],
      ['say', { ID_HILO, TEXTO: 'hola' }],
      ['files', {}],
    ] as const)
      expect((await call(procedure, { ID: order, ...params }, rival)).error!.code, procedure).toBe(
        'not-found',
      );
    expect((await call('asked', {}, rival)).result).toEqual([]);
  });

  it('are told of what is for them, and of no thread of the agency', async () => {
    await activate();
    const release = holdQueue();
    await say({ MENCIONES: [luis.id] });
    await say({ PARA: 'CLIENTE', TEXTO: 'Falta su factura.' });
    release();
    expect((await told()).filter((line) => line.includes(marta.id))).toEqual([`message ${marta.id}`]);
    const refused = await say({ MENCIONES: [marta.id] });
    expect(refused.error!.message).toContain('el hilo no es para el cliente');
  });

  it('read the steps of the order in its log, and no note of the agency', async () => {
    await call('log', { ID: order, ID_CLIENTE: 'a', ID_USUARIO: ana.id, TEXTO: 'El cliente no ha pagado.' });
    const texts = async (as: Person) =>
      ((await call('logEntries', { ID: order }, as)).result as { TEXTO: string }[]).map(({ TEXTO }) => TEXTO);
    expect((await texts(ana)).sort()).toEqual(['Apertura', 'El cliente no ha pagado.']);
    expect(await texts(marta)).toEqual(['Apertura']);
  });

  it('have the story as an archival PDF, and nobody else of it more than on screen', async () => {
    await activate();
    await say({ PARA: 'CLIENTE', TEXTO: 'Falta su factura.' });
    for (const as of [ana, marta]) {
      const { result } = await call('storyPrint', { ID: order, TEXTO: 'factura' }, as);
      const pdf = Buffer.from(result.PDF, 'base64').toString('latin1');
      expect([pdf.slice(0, 5), pdf.includes('pdfaid:part'), result.NOMBRE]).toEqual([
        '%PDF-',
        true,
        expect.stringMatching(/^historia-.+\.pdf$/),
      ]);
    }
    expect((await call('storyPrint', { ID: order }, rival)).error!.code).toBe('not-found');
  });
});
