import { createHash } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userRowKey } from '../../functions/runtime/caller.ts';
import type { Item } from '../../functions/runtime/database.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { createTransmission } from '../../functions/transmission/handler.ts';
import { keep, keptRow } from '../../functions/transmission/lookups/keep.ts';
import { paperShelf } from '../../functions/work-orders/talk/paperShelf.ts';
import { threadKey } from '../../functions/work-orders/talk/rows.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';

/** An order that was one client's and came to be another's: what was the first one's stays theirs and the agency's. */
let world: World;
let ana: Person;
let volcan: Person;
let textiles: Person;
let call: (procedure: string, params: unknown, as?: Person) => Promise<Answer>;
const VOLCAN = { NIT_IMPORTADOR: '81237642', NOMBRE_IMPORTADOR: 'Distribuidora El Volcán' };
const TEXTILES = { NIT_IMPORTADOR: '576937K', NOMBRE_IMPORTADOR: 'Textiles del Valle, S.A.' };
const SECRET = 'Honorarios acordados';

async function client(id: string, taxId: string): Promise<Person> {
  const person = await world.person('a', id, []);
  const set = { IdPerfil: '4', IMPORTADORES: [taxId] };
  await world.services.database.write({ kind: 'update', table: 'users', key: userRowKey('a', id), set });
  return person;
}

beforeAll(async () => {
  world = await startWorld();
  await world.company('a', 'GT', { REGISTRO_DECLARANTE: '123' });
  const handler = createWorkOrders(async () => world.services);
  call = (procedure, params, as = ana) => world.call(handler, procedure, params, as);
  ana = await world.person('a', 'ana');
  volcan = await client('volcan', VOLCAN.NIT_IMPORTADOR);
  textiles = await client('textiles', TEXTILES.NIT_IMPORTADOR);
});
afterAll(() => world.stop());

async function correct(ID: string, importer: Record<string, string>): Promise<void> {
  const { LOCK } = (await call('open', { ID })).result.header;
  const CAMBIOS = Object.entries(importer).map(([name, value]) => ({
    op: 'set',
    path: `ORDEN.${name}`,
    value,
  }));
  expect((await call('patch', { ID, LOCK, CAMBIOS })).status).toBe(200);
}

const activate = (ID: string) => call('activate', { ID, ACTIVA: true, DE: 'ORDEN' });

let bytes: Buffer;
beforeAll(async () => {
  const document = await PDFDocument.create();
  document.addPage();
  bytes = Buffer.from(await document.save());
});

/** Brings a file of the same bytes whoever brings it; its id, and of which one both answers say that it is there already. */
async function bring(ID: string, NOMBRE: string, as = ana, PAPEL = 'CLIENTE') {
  const HUELLA = createHash('sha256').update(bytes).digest('hex');
  const facts = { NOMBRE, TIPO: 'application/pdf', BYTES: bytes.length, HUELLA };
  const started = (await call('startFile', { ID, ...facts, PAPEL }, as)).result;
  const { ID_ARCHIVO } = started as { ID_ARCHIVO: string };
  const name = paperShelf.sent(ID, { ID_ARCHIVO, FORMATO_ARCHIVO: 'PDF' });
  await world.services.files.put(jobScope('a', 'GT'), 'files', name, bytes, 'application/pdf');
  const confirmed = await call('confirmFile', { ID, ID_ARCHIVO }, as);
  expect(confirmed.status).toBe(200);
  const twice = [started, confirmed.result].map(({ REPETIDO }) => REPETIDO?.NOMBRE_ARCHIVO);
  return { ID_ARCHIVO, twice };
}

/** An order of the first client with a message and a file for them. */
async function told(): Promise<{ ID: string; ID_HILO: string; ID_ARCHIVO: string }> {
  const { ID } = (await call('create', { CUERPO: { ORDEN: VOLCAN } })).result.header;
  await activate(ID);
  const { ID_HILO } = (await call('say', { ID, PARA: 'CLIENTE', TEXTO: SECRET })).result;
  return { ID, ID_HILO, ID_ARCHIVO: (await bring(ID, `${SECRET}.pdf`)).ID_ARCHIVO };
}

const asked = ({ ID, ID_HILO, ID_ARCHIVO }: Awaited<ReturnType<typeof told>>): [string, object][] => [
  ['threads', { ID }],
  ['thread', { ID, ID_HILO }],
  ['story', { ID }],
  ['files', { ID }],
  ['fileLink', { ID, ID_ARCHIVO }],
  ['logEntries', { ID }],
  ['say', { ID, ID_HILO, TEXTO: 'Somos otros' }],
  ['resolveThread', { ID, ID_HILO, RESUELTO: true }],
];

it('shows the new client no message, file or line of the former one, and takes no answer from them', async () => {
  const order = await told();
  expect(JSON.stringify((await call('story', { ID: order.ID }, volcan)).result)).toContain(SECRET);
  await correct(order.ID, TEXTILES);
  expect((await call('say', { ID: order.ID, TEXTO: 'Hola' }, textiles)).error!.message).toContain(
    'todavía no le abrió',
  );
  await activate(order.ID);
  for (const [procedure, params] of asked(order)) {
    const answer = await call(procedure, params, textiles);
    expect([procedure, JSON.stringify(answer.result ?? '')]).not.toEqual([
      procedure,
      expect.stringMatching(/Honorarios|Apertura|ENLACE|RESULTADO|NUMERO"/),
    ]);
  }
  const thread = { ID: order.ID, ID_HILO: order.ID_HILO };
  expect((await call('thread', thread, textiles)).error!.code).toBe('not-found');
  expect((await call('say', { ...thread, TEXTO: 'Somos otros' }, textiles)).error!.code).toBe('not-found');
});

it('leaves the agency all of it, and what it says to the new client is theirs', async () => {
  const order = await told();
  await correct(order.ID, TEXTILES);
  await activate(order.ID);
  const { ID, ID_HILO } = order;
  expect((await call('thread', { ID, ID_HILO })).result.MENSAJES).toHaveLength(1);
  expect((await call('files', { ID })).result.ARCHIVOS).toHaveLength(1);
  const late = await call('say', { ID, ID_HILO, TEXTO: 'Una cosa más' });
  expect(late.error!.message).toContain('Abra otro hilo');
  await call('say', { ID, PARA: 'CLIENTE', TEXTO: 'Bienvenidos' });
  const { HILOS } = (await call('threads', { ID }, textiles)).result;
  expect(HILOS.map(({ ASUNTO }: { ASUNTO: string }) => ASUNTO)).toEqual(['Bienvenidos']);
});

it('whoever may not open a file hears nothing of it when they bring the same bytes', async () => {
  const { ID } = await told();
  await correct(ID, TEXTILES);
  await activate(ID);
  const first = 'Honorarios_acordados.pdf';
  expect((await bring(ID, 'Propio.pdf', ana, 'AGENCIA')).twice).toEqual([first, first]);
  expect((await bring(ID, 'Suyo.pdf', textiles)).twice).toEqual([undefined, undefined]);
  expect((await bring(ID, 'Otra vez.pdf', textiles)).twice).toEqual(['Suyo.pdf', 'Suyo.pdf']);
});

it('tells a client of the order’s own history what was while it was theirs, and the agency all', async () => {
  const { ID } = await told();
  const versions = async (as?: Person): Promise<number[]> =>
    (await call('history', { ID }, as)).result.map(({ VERSION }: { VERSION: number }) => VERSION);
  expect(await versions(volcan)).toEqual([1]);
  await correct(ID, TEXTILES);
  expect(await versions(textiles)).toEqual([2]);
  expect(await versions()).toEqual([2, 1]);
  // As it was kept before it was kept whose a version is.
  const pk = companyKey({ company: 'a' }, ID);
  const entries = await world.services.database.query<Item>('work-orders', { pk, prefix: 'F#', limit: 9 });
  for (const { NIT: _whose, ...item } of entries)
    await world.services.database.write({ kind: 'put', table: 'work-orders', item: { ...item, pk } });
  expect(await versions(textiles)).toEqual([]);
  expect(await versions()).toEqual([2, 1]);
});

it('tells a client what the services said of their own number, and not of the former client’s', async () => {
  const { ID } = await told();
  const of = { company: 'a', country: 'GT', kind: 'work-orders', id: ID } as const;
  const said = async (taxId: string, NOMBRE: string): Promise<void> => {
    const known = { state: 'VERIFICADA', said: { NOMBRE }, at: world.services.now().getTime() } as const;
    await keep(world.services, keptRow(world.services, of, 'nit', taxId, known));
  };
  await said(VOLCAN.NIT_IMPORTADOR, VOLCAN.NOMBRE_IMPORTADOR);
  await correct(ID, TEXTILES);
  await said(TEXTILES.NIT_IMPORTADOR, TEXTILES.NOMBRE_IMPORTADOR);
  const transmission = createTransmission(async () => world.services);
  const asked = { TIPO: 'work-orders', DOCUMENTO: ID };
  const names = async (as: Person): Promise<string[]> =>
    (await world.call(transmission, 'lookupsOf', asked, as)).result
      .map(({ DICE }: { DICE: { NOMBRE: string } }) => DICE.NOMBRE)
      .sort();
  expect(await names(ana)).toEqual([VOLCAN.NOMBRE_IMPORTADOR, TEXTILES.NOMBRE_IMPORTADOR]);
  expect(await names(textiles)).toEqual([TEXTILES.NOMBRE_IMPORTADOR]);
});

it('shows a client what was written before it was kept for whom, while the order was never another’s', async () => {
  const { ID, ID_HILO } = await told();
  const key = threadKey(jobScope('a', 'GT'), ID, ID_HILO);
  const set = { RESUELTO: '0' };
  await world.services.database.write({ kind: 'update', table: 'work-orders', key, set, remove: ['NIT'] });
  expect((await call('threads', { ID }, volcan)).result.HILOS).toHaveLength(1);
  await correct(ID, TEXTILES);
  await activate(ID);
  expect((await call('threads', { ID }, textiles)).result.HILOS).toEqual([]);
  expect((await call('threads', { ID })).result.HILOS).toHaveLength(1);
});
