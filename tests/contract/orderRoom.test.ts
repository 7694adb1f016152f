import { createHash } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import type { FileRow } from '../../functions/runtime/attached/shelf.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { paperShelf } from '../../functions/work-orders/talk/paperShelf.ts';
import { threadKey } from '../../functions/work-orders/talk/rows.ts';
import { importersPerson } from './importersPerson.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';

/** A client cannot close an order's files and threads: what it announces, brings and begins has a bound of its own. */
let world: World;
let ana: Person;
let marta: Person;
let order: string;
let bytes: Buffer;
let call: (procedure: string, params: unknown, as?: Person) => Promise<Answer>;
const VOLCAN = { NIT_IMPORTADOR: '81237642', NOMBRE_IMPORTADOR: 'Distribuidora El Volcán' };
const scope = jobScope('a', 'GT');

beforeAll(async () => {
  world = await startWorld();
  await world.company('a', 'GT', { REGISTRO_DECLARANTE: '123' });
  const handler = createWorkOrders(async () => world.services);
  call = (procedure, params, as = ana) => world.call(handler, procedure, params, as);
  const document = await PDFDocument.create();
  document.addPage();
  bytes = Buffer.from(await document.save());
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.setClock('2026-11-20T15:00:00Z');
  ana = await world.person('a', 'ana');
  marta = await importersPerson(world, 'a', 'marta', [VOLCAN.NIT_IMPORTADOR]);
  order = (await call('create', { CUERPO: { ORDEN: VOLCAN } })).result.header.ID;
  await call('activate', { ID: order, ACTIVA: true, DE: 'ORDEN' });
});

const announce = (as: Person, PAPEL?: string): Promise<Answer> =>
  call(
    'startFile',
    {
      ...{ ID: order, NOMBRE: 'Factura 12.pdf', TIPO: 'application/pdf', BYTES: bytes.length },
      HUELLA: createHash('sha256').update(bytes).digest('hex'),
      ...(PAPEL ? { PAPEL } : {}),
    },
    as,
  );
async function confirm(ID_ARCHIVO: string, as: Person): Promise<Answer> {
  const name = paperShelf.sent(order, { ID_ARCHIVO, FORMATO_ARCHIVO: 'PDF' });
  await world.services.files.put(scope, 'files', name, bytes, 'application/pdf');
  return call('confirmFile', { ID: order, ID_ARCHIVO }, as);
}
async function bring(as: Person, PAPEL?: string): Promise<Answer> {
  const { result, error } = await announce(as, PAPEL);
  expect(error).toBeUndefined();
  return confirm(result.ID_ARCHIVO, as);
}

/** So many more rows as one that a person announced, in a state. */
async function rowsLike(id: string, many: number, set: Partial<FileRow>): Promise<void> {
  const row = await world.services.database.get<FileRow>('work-orders', paperShelf.key(scope, order, id));
  for (let from = 0; from < many; from += 50)
    await Promise.all(
      Array.from({ length: Math.min(50, many - from) }, (_, at) => {
        // Older than the one that they are like.
        const ID_ARCHIVO = `arc-0${String(from + at).padStart(5, '0')}${set.ESTADO}`;
        const item = { ...row!, ...set, ID_ARCHIVO, ...paperShelf.key(scope, order, ID_ARCHIVO) };
        return world.services.database.aside({ kind: 'put', table: 'work-orders', item });
      }),
    );
}
const later = () => world.setClock('2026-11-20T15:05:01Z');
const stored = async (): Promise<FileRow[]> => paperShelf.rows({ services: world.services, scope }, order);

describe('files of an order', () => {
  it('that were announced and never sent, refused or withdrawn leave their places', async () => {
    const id = (await announce(marta)).result.ID_ARCHIVO as string;
    await rowsLike(id, 500, { ESTADO: 'ESPERA' });
    later();
    expect((await bring(ana, 'GASTO')).error).toBeUndefined();
    expect((await bring(marta)).error).toBeUndefined();
    for (const ESTADO of ['RECHAZADO', 'RETIRADO'] as const) await rowsLike(id, 199, { ESTADO });
    expect((await bring(ana, 'GASTO')).error).toBeUndefined();
    expect((await bring(marta)).error).toBeUndefined();
    expect((await call('files', { ID: order })).result.ARCHIVOS).toHaveLength(4);
  });

  it('that are dead are cleared away where they crowd those that are there, and withdrawn ones stay stored', async () => {
    const id = (await announce(marta)).result.ID_ARCHIVO as string;
    await rowsLike(id, 480, { ESTADO: 'ESPERA' });
    await rowsLike(id, 30, { ESTADO: 'RETIRADO' });
    later();
    const before = (await stored()).length;
    await announce(ana);
    expect((await stored()).length).toBe(before - 24);
    expect((await stored()).filter(({ ESTADO }) => ESTADO === 'RETIRADO')).toHaveLength(30);
  });

  it('of the client have places of their own: the agency brings receipts when these are full, and the client is told whose they are', async () => {
    const id = (await announce(marta)).result.ID_ARCHIVO as string;
    await rowsLike(id, 199, { ESTADO: 'ESPERA' });
    const refused = (await announce(marta)).error!;
    expect(refused.code).toBe('rejected');
    expect(refused.message).toMatch(/^El cliente ya adjuntó 200 archivos a esta orden.*Retire los suyos/);
    expect((await bring(ana, 'GASTO')).error).toBeUndefined();
    later();
    expect((await announce(marta)).error).toBeUndefined();
  });

  it('of the client that are withdrawn again and again end too, before the agency’s do', async () => {
    const id = (await announce(marta)).result.ID_ARCHIVO as string;
    await rowsLike(id, 400, { ESTADO: 'RETIRADO' });
    expect((await announce(marta)).error!.message).toContain('400 archivos, con los retirados,');
    expect((await bring(ana)).error).toBeUndefined();
  });

  it('that are sent after their link held take a place only where one is free', async () => {
    const [slow] = [(await announce(marta)).result.ID_ARCHIVO as string];
    later();
    await rowsLike(slow, 200, { ESTADO: 'LISTO' });
    expect((await confirm(slow, marta)).error!.message).toContain('El cliente ya adjuntó 200 archivos');
    await call('withdrawFile', { ID: order, ID_ARCHIVO: 'arc-000000LISTO' }, marta);
    expect((await confirm(slow, marta)).error).toBeUndefined();
  });

  it('of the order have their bound, which says how a place is freed', async () => {
    const id = (await announce(ana)).result.ID_ARCHIVO as string;
    await rowsLike(id, 499, { ESTADO: 'LISTO' });
    expect((await announce(ana)).error!.message).toBe(
      'La orden ya recibió 500 archivos y no admite más. Retire los que ya no hagan falta.',
    );
  });
});

describe('threads of an order', () => {
  const say = (as: Person, more: object = {}) =>
    call('say', { ID: order, TEXTO: '¿Llegó el BL?', ...more }, as);

  it('of the client have a bound of their own, and the agency begins others when it is reached', async () => {
    const { ID_HILO } = (await say(marta)).result;
    const row = await world.services.database.get('work-orders', threadKey(scope, order, ID_HILO));
    const begun = async (many: number): Promise<void> => {
      for (let count = 1; count < many; count += 1) {
        const key = threadKey(scope, order, `hil-${String(count).padStart(4, '0')}`);
        await world.services.database.aside({ kind: 'put', table: 'work-orders', item: { ...row!, ...key } });
      }
    };
    await begun(100);
    expect((await say(marta)).error!.message).toMatch(
      /^El cliente ya abrió 100 hilos en esta orden.*Escriba en uno de ellos, o pida a su agente/,
    );
    expect((await say(marta, { ID_HILO })).error).toBeUndefined();
    expect((await say(ana, { PARA: 'CLIENTE' })).error).toBeUndefined();
    // So many there may be from before the client's people had a bound of their own.
    await begun(200);
    expect((await say(ana)).error).toBeUndefined();
  });
});
