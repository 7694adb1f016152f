import { afterAll, beforeAll, expect, it } from 'vitest';
import { createParties } from '../../functions/parties/handler.ts';
import { createProducts } from '../../functions/products/handler.ts';
import { bulkKey, type BulkRow } from '../../functions/runtime/documents/bulk/jobRow.ts';
import type { Services } from '../../functions/runtime/services.ts';
import type { Write } from '../../functions/runtime/write.ts';
import type { BulkJob } from '../../shared/foundation/documents/bulk.ts';
import { interrupted } from './interrupted.ts';
import { sendLoad, workLoad } from './loads.ts';
import { startWorld, type Handler, type Person, type World } from './world.ts';

let world: World;
let ana: Person;
let reader: Person;
let stranger: Person;
let products: Handler;
let parties: Handler;

beforeAll(async () => {
  world = await startWorld();
  await world.company('a');
  await world.company('b');
  ana = await world.person('a', 'ana');
  reader = await world.person('a', 'lee', []);
  stranger = await world.person('b', 'otro');
  products = createProducts(async () => world.services);
  parties = createParties(async () => world.services);
});
afterAll(() => world.stop());

const ask = (procedure: string, params: unknown, as = ana, handler = products) =>
  world.call(handler, procedure, params, as);

const sent = (content: string | Uint8Array, as = ana, handler = products): Promise<string> =>
  sendLoad(world, handler, content, as);
/** The worker's turn, as its queue gives it. */
const turn = (id: string, services: Services = world.services, module = 'products') =>
  workLoad(services, id, module);
const job = async (id: string, as = ana): Promise<BulkJob> =>
  (await ask('bulkStatus', { ID_CARGA: id }, as)).result;
async function reviewed(content: string | Uint8Array): Promise<string> {
  const id = await sent(content);
  expect((await ask('reviewBulk', { ID_CARGA: id })).result.ESTADO).toBe('REVISANDO');
  await turn(id);
  return id;
}
const errorsOf = async (id: string): Promise<string> =>
  (await fetch((await ask('bulkErrors', { ID_CARGA: id })).result.ENLACE)).text();
const run = (id: string, CUALES = 'TODAS', as = ana) => ask('runBulk', { ID_CARGA: id, CUALES }, as);
const known = async (CODIGO: string, as = ana): Promise<number> =>
  (await ask('exists', { CODIGO }, as)).result.rows.length;
const listOf = (prefix: string, rows: number): string =>
  ['CODIGO,DESCRIPCION', ...Array.from({ length: rows }, (_, at) => `${prefix}-${at},Pieza ${at}`), ''].join(
    '\n',
  );

it('looks a file through beside the calls: its good rows, and every error in a file that no spreadsheet executes', async () => {
  const id = await reviewed(
    'Código;Clasificación arancelaria\nA-1;7318.15.00.00\nA-2;=HYPERLINK(1)\nA-3;7318\n',
  );
  expect(await job(id)).toMatchObject({
    ESTADO: 'REVISADA',
    AVANCE: 100,
    FILAS: 2,
    MALAS: 1,
    ERRORES: 1,
    PROBLEMAS: [{ FILA: 3, COLUMNA: 'Clasificación arancelaria', DICE: '=HYPERLINK(1)' }],
  });
  expect(await errorsOf(id)).toMatch(
    /^\uFEFF?Fila,Columna,Dice,Qué corregir\r\n3,Clasificación arancelaria,'=HYPERLINK\(1\),/,
  );
  // Nothing is written before somebody says so.
  expect(await known('A-1')).toBe(0);
});

it('loads all of a file or none of it while rows are wrong; the good ones, or the rows that were chosen, when asked', async () => {
  const file = 'CODIGO,PARTIDA\nB-1,7318\nB-2,ocho\nB-3,7318\nB-4,7318\n';
  const id = await reviewed(file);
  const refused = await run(id);
  expect(refused.error!.message).toContain('1 filas tienen errores, así que no se cargó ninguna');
  expect((await run(id, 'la primera')).error!.message).toContain('2-81, 90');
  expect((await run(id, '4-5')).result.ESTADO).toBe('CARGANDO');
  await turn(id);
  expect(await job(id)).toMatchObject({ ESTADO: 'TERMINADA', HECHAS: 3, NUEVAS: 2, RECHAZADAS: 0 });
  expect([await known('B-1'), await known('B-3'), await known('B-4')]).toEqual([0, 1, 1]);
  const again = await reviewed(file);
  await run(again, 'BUENAS');
  await turn(again);
  expect(await job(again)).toMatchObject({ ESTADO: 'TERMINADA', NUEVAS: 1, IGUALES: 2 });
});

it('names a row whose number an earlier one has with other words, however far above, and lets the same row twice be', async () => {
  const rows = Array.from({ length: 130 }, (_, at) => `J-${at},Pieza ${at}`);
  rows[110] = 'J-3,Otra cosa';
  rows[120] = 'J-4,Pieza 4';
  rows[125] = `J-5,${'x'.repeat(5_000)}`;
  const id = await reviewed(`CODIGO,DESCRIPCION\n${rows.join('\n')}\n`);
  const { PROBLEMAS, ...seen } = await job(id);
  expect(seen).toMatchObject({ ESTADO: 'REVISADA', FILAS: 128, MALAS: 2, ERRORES: 3 });
  expect(PROBLEMAS.map(({ FILA }) => FILA)).toEqual([112, 127, 127]);
  expect(PROBLEMAS.slice(0, 1)).toEqual([
    {
      FILA: 112,
      COLUMNA: '',
      DICE: 'J-3',
      MENSAJE: 'Fila 112: «J-3» ya está en la fila 5, con otros datos; deje una de las dos.',
    },
  ]);
  await run(id, 'BUENAS');
  await turn(id);
  expect(await job(id)).toMatchObject({ NUEVAS: 127, CAMBIADAS: 0, IGUALES: 1 });
});

it('goes on where a worker died, writes each row once, and lets one alone at it', async () => {
  const id = await reviewed(listOf('C', 450));
  await run(id);
  let steps = 0;
  // The machine goes off after the second kept step, in the middle of the third.
  const dying = Object.assign(Object.create(world.services.database) as Services['database'], {
    noting: (journal: Parameters<Services['database']['noting']>[0]) => {
      const noting = world.services.database.noting(journal);
      return Object.assign(Object.create(noting) as Services['database'], {
        write: async (...writes: Write[]) => {
          if (writes[0]?.kind === 'put' && String(writes[0].item.sk).startsWith('H#')) steps += 1;
          if (steps > 230) throw new Error('Apagón');
          return noting.write(...writes);
        },
      });
    },
  });
  expect((await turn(id, { ...world.services, database: dying })).batchItemFailures).toHaveLength(1);
  expect(await job(id)).toMatchObject({ ESTADO: 'CARGANDO', HECHAS: 200, NUEVAS: 200 });
  // Until its time is over the load is still the dead one's.
  await turn(id);
  expect(await job(id)).toMatchObject({ HECHAS: 200 });
  world.setClock('2026-11-20T15:02:00Z');
  await turn(id);
  expect(await job(id)).toMatchObject({ ESTADO: 'TERMINADA', HECHAS: 450, RECHAZADAS: 0 });
  const { NUEVAS, IGUALES } = await job(id);
  expect(NUEVAS + IGUALES).toBe(450);
  // What the dead one wrote of its last step is found, and not written again.
  expect(IGUALES).toBeGreaterThan(0);
  expect([await known('C-0'), await known('C-229'), await known('C-449')]).toEqual([1, 1, 1]);
  // A message that comes again finds nothing to do.
  await turn(id);
  expect(await job(id)).toMatchObject({ NUEVAS, IGUALES });
});

it('pauses between two steps and goes on from there', async () => {
  const id = await reviewed(listOf('D', 250));
  await run(id, 'TODAS');
  const files = Object.assign(Object.create(world.services.files) as Services['files'], {
    get: async (...asked: Parameters<Services['files']['get']>) => {
      if (asked[2].endsWith('filas-1.json'))
        expect((await ask('stopBulk', { ID_CARGA: id })).result.ESTADO).toBe('DETENIDA');
      return world.services.files.get(...asked);
    },
  });
  expect(await turn(id, { ...world.services, files })).toEqual({ batchItemFailures: [] });
  expect(await job(id)).toMatchObject({ ESTADO: 'DETENIDA', HECHAS: 100 });
  await turn(id);
  expect(await job(id)).toMatchObject({ ESTADO: 'DETENIDA', HECHAS: 100 });
  expect((await run(id)).result.ESTADO).toBe('CARGANDO');
  await turn(id);
  expect(await job(id)).toMatchObject({ ESTADO: 'TERMINADA', HECHAS: 250 });
});

it('is not put in pause that ended in that moment', async () => {
  const id = await reviewed(listOf('P', 3));
  await run(id);
  const { services, happened } = interrupted(world.services, async () => void (await turn(id)), {
    table: 'products',
  });
  const late = createProducts(async () => services);
  const { error } = await world.call(late, 'stopBulk', { ID_CARGA: id }, ana);
  expect(happened()).toBe(true);
  expect(error?.code).toBe('document.state');
  expect(await job(id)).toMatchObject({ ESTADO: 'TERMINADA', NUEVAS: 3 });
});

it('tells who loaded: the documents and the logbook name the person, not the product', async () => {
  const id = await reviewed('CODIGO,DESCRIPCION\nE-1,Una\n');
  await run(id);
  await turn(id);
  const [header] = (await ask('exists', { CODIGO: 'E-1' })).result.rows;
  expect(header.CREADO_POR).toBe('ana@a');
});

it('puts what was refused while loading into the file of errors, behind the errors of the file', async () => {
  const id = await reviewed('CODIGO,DESCRIPCION,MEDIDA\nF-1,Una,C62\nF-2,Otra,NADA\nF-3,Otra,C62\n');
  await run(id, 'BUENAS');
  // An administrator took a unit from the list meanwhile.
  const files = Object.assign(Object.create(world.services.files) as Services['files'], {
    get: async (...asked: Parameters<Services['files']['get']>) => {
      const bytes = Buffer.from((await world.services.files.get(...asked))!);
      return Buffer.from(bytes.toString().replace('"MEDIDA":"C62"', '"MEDIDA":"FUERA"'));
    },
  });
  await turn(id, { ...world.services, files });
  expect(await job(id)).toMatchObject({ ESTADO: 'TERMINADA', MALAS: 1, NUEVAS: 1, RECHAZADAS: 1 });
  const [, ofFile, refused] = (await errorsOf(id)).split('\r\n');
  expect(ofFile).toMatch(/^3,MEDIDA,NADA,/);
  expect(refused).toMatch(/^2,,,.*FUERA/);
  expect([await known('F-1'), await known('F-3')]).toEqual([0, 1]);
});

it.each([
  ['no heading of the template', 'Fecha\n1\n', 'no es de esta plantilla'],
  ['nothing', ' \n', 'está vacío'],
  ['a heading alone', 'CODIGO\n', 'no tiene filas'],
  ['a line that was cut', 'CODIGO,DESCRIPCION\nA,B\nC', 'parece cortado'],
  ['a picture', new Uint8Array([0x89, 0x50, 0, 0, 1]), 'no es un CSV'],
  ['Latin-1', Buffer.from('CODIGO,DESCRIPCION\nG-1,caf\xe9\n', 'latin1'), 'no está en UTF-8'],
])('refuses a file of %s whole, with its reason, and writes nothing', async (_what, content, reason) => {
  const before = (await ask('count', {})).result.CANTIDAD;
  const id = await reviewed(content);
  const { ESTADO, PROBLEMAS } = await job(id);
  expect(ESTADO).toBe('RECHAZADA');
  expect(PROBLEMAS[0]!.MENSAJE).toContain(reason);
  expect(await errorsOf(id)).toContain(reason);
  expect((await run(id)).error!.code).toBe('document.state');
  expect((await ask('count', {})).result.CANTIDAD).toBe(before);
});

it('refuses a file that is too large or empty before a byte is sent, and one that never came', async () => {
  const announce = async (BYTES: number) =>
    (await ask('startBulk', { NOMBRE: 'lista.csv', BYTES, HUELLA: 'a'.repeat(64) })).error?.message;
  expect(await announce(200 * 1024 * 1024)).toContain('pesa 200 MB y se admiten 64 MB');
  expect(await announce(0)).toContain('está vacío');
  const { result } = await ask('startBulk', { NOMBRE: 'lista.csv', BYTES: 9, HUELLA: 'a'.repeat(64) });
  expect((await ask('reviewBulk', { ID_CARGA: result.ID_CARGA })).error!.message).toContain(
    'todavía no llegó',
  );
});

it('says that a reviewed file was forgotten, and writes nothing of it', async () => {
  const id = await reviewed(listOf('H', 3));
  await run(id);
  const files = Object.assign(Object.create(world.services.files) as Services['files'], {
    get: async () => undefined,
  });
  await turn(id, { ...world.services, files });
  const { ESTADO, PROBLEMAS } = await job(id);
  expect([ESTADO, PROBLEMAS[0]!.MENSAJE]).toEqual(['RECHAZADA', expect.stringContaining('tres días')]);
  expect(await known('H-0')).toBe(0);
});

it('loads cards of parties alike', async () => {
  const id = await sent('ID_ROL,NOMBRE,NIT\nIMPORTADOR,Bodegas,576937K\n', ana, parties);
  await ask('reviewBulk', { ID_CARGA: id }, ana, parties);
  await turn(id, world.services, 'parties');
  await ask('runBulk', { ID_CARGA: id, CUALES: 'TODAS' }, ana, parties);
  await turn(id, world.services, 'parties');
  expect((await ask('bulkStatus', { ID_CARGA: id }, ana, parties)).result).toMatchObject({
    ESTADO: 'TERMINADA',
    NUEVAS: 1,
  });
});

it('is for who writes, and its load is known to its company alone', async () => {
  world.setClock('2026-11-20T15:05:00Z');
  const id = await reviewed(listOf('I', 3));
  const announced = await ask('startBulk', { NOMBRE: 'l.csv', BYTES: 9, HUELLA: 'a'.repeat(64) }, reader);
  expect(announced.status).toBe(403);
  expect((await run(id, 'TODAS', reader)).status).toBe(403);
  expect((await ask('bulkStatus', { ID_CARGA: id }, reader)).status).toBe(200);
  for (const procedure of ['bulkStatus', 'bulkErrors', 'reviewBulk', 'stopBulk'])
    expect((await ask(procedure, { ID_CARGA: id }, stranger)).status, procedure).toBe(404);
  expect((await run(id, 'TODAS', stranger)).status).toBe(404);
  expect((await ask('bulks', {}, stranger)).result).toEqual([]);
  const latest = (await ask('bulks', {})).result as BulkJob[];
  expect(latest).toHaveLength(10);
  expect(latest.map(({ ID_CARGA }) => ID_CARGA)).toContain(id);
  // A message that names another company's load finds none.
  await workLoad(world.services, id, 'products', 'b');
  const row = await world.services.database.get<BulkRow>('products', bulkKey({ company: 'a' }, id));
  expect(row!.ESTADO).toBe('REVISADA');
});
