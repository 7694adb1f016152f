import { createHash } from 'node:crypto';
import type { SQSEvent } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDva } from '../../functions/dva/handler.ts';
import { createDvaWorker } from '../../functions/dva/worker.ts';
import { createInvoices } from '../../functions/invoices/handler.ts';
import { createTransportDocuments } from '../../functions/transport-documents/handler.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { sampleInvoice, sampleTransport } from '../../shared/dva/derive/sampleSources.fixture.ts';
import { sampleDva } from '../../shared/dva/sampleDva.fixture.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';

interface Document {
  header: { ID: string; RESUMEN: Record<string, string> };
}

let world: World;
let ana: Person;
let reader: Person;
let stranger: Person;
let dva: (procedure: string, params: unknown, as?: Person) => Promise<Answer>;
let create: (handler: 'invoices' | 'transports', ID_ORDEN: string, CUERPO: unknown) => Promise<string>;
let newOrder: () => Promise<string>;

beforeAll(async () => {
  world = await startWorld();
  await world.company('a', 'GT', { REGISTRO_DECLARANTE: '123' });
  await world.company('b', 'GT', { REGISTRO_DECLARANTE: '123' });
  ana = await world.person('a', 'ana');
  reader = await world.person('a', 'lector', []);
  stranger = await world.person('b', 'otro');
  const services = async () => world.services;
  const handlers = { invoices: createInvoices(services), transports: createTransportDocuments(services) };
  const orders = createWorkOrders(services);
  const handler = createDva(services);
  dva = (procedure, params, as = ana) => world.call(handler, procedure, params, as);
  create = async (kind, ID_ORDEN, CUERPO) =>
    (await world.call(handlers[kind], 'create', { ID_ORDEN, CUERPO }, ana)).result.header.ID;
  newOrder = async () => {
    const ORDEN = {
      NIT_IMPORTADOR: '73581127',
      NOMBRE_IMPORTADOR: 'FERRETERÍA EL MARTILLO, SOCIEDAD ANÓNIMA',
      DIRECCION_IMPORTADOR: '12 CALLE 4-55 ZONA 9',
      CIUDAD_IMPORTADOR: 'GUATEMALA',
      ID_NIVEL_COMERCIAL: 'MAY',
    };
    return (await world.call(orders, 'create', { CUERPO: { ORDEN } }, ana)).result.header.ID;
  };
});

afterAll(() => world.stop());

const patch = async (id: string, changes: Record<string, string>): Promise<Answer> => {
  const { header } = (await dva('open', { ID: id })).result;
  const CAMBIOS = Object.entries(changes).map(([path, value]) => ({ op: 'set', path, value }));
  return dva('patch', { ID: id, LOCK: header.LOCK, CAMBIOS });
};

const ready = async (freight = ''): Promise<{ order: string; id: string }> => {
  const order = await newOrder();
  await create('invoices', order, sampleInvoice('x', ['6000.00', '4000.00'], { VALOR_FLETE: freight }).body);
  await create('transports', order, sampleTransport('1').body);
  const derived = await dva('derive', { ID_ORDEN: order });
  return { order, id: derived.result.DOCUMENTOS[0].header.ID };
};

const download = async (url: string): Promise<Buffer> => Buffer.from(await (await fetch(url)).arrayBuffer());
const sha = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

describe('propose and derive', () => {
  it('proposes groups with their reasons and makes one DVA of each, numbered by the order', async () => {
    const order = await newOrder();
    const a = await create('invoices', order, sampleInvoice('a', ['100.00']).body);
    const b = await create('invoices', order, sampleInvoice('b', ['50.00']).body);
    const c = await create('invoices', order, sampleInvoice('c', ['70.00'], { ID_INCOTERM: 'CIF' }).body);
    await create('transports', order, sampleTransport('1').body);

    const proposal = (await dva('propose', [order])).result;
    const ids = proposal.GRUPOS.map((each: { FACTURAS: { ID_FACTURA: string }[] }) =>
      each.FACTURAS.map((invoice) => invoice.ID_FACTURA),
    );
    expect(ids).toEqual([[a, b], [c]]);
    expect(proposal.GRUPOS[1].EXPLICACION).toContain('Incoterm (CIF)');
    expect(proposal.PROBLEMAS).toEqual([]);

    const { status, result } = await dva('derive', [order]);
    expect(status).toBe(200);
    const numbers = result.DOCUMENTOS.map((each: Document) => each.header.RESUMEN['ID_DVA']!);
    expect(numbers.map((each: string) => each.replace(/^123-\d{7}/, ''))).toEqual(['-1', '-2']);
    expect(result.DOCUMENTOS[0]).toMatchObject({
      created: true,
      problems: [{ code: 'dva.conditions-unconfirmed', severity: 'warning' }],
    });
    expect(result.DOCUMENTOS[0].header.RESUMEN).toMatchObject({ CASILLA_39: '150.00', LINEAS: '2' });

    const again = (await dva('propose', [order])).result.GRUPOS;
    expect(again.map((each: { ID: string }) => each.ID)).toEqual(
      result.DOCUMENTOS.map((each: Document) => each.header.ID),
    );
  });

  it('keeps what a person changed when invoices change, says so, and saves nothing when nothing moved', async () => {
    const { order, id } = await ready('800.00');
    await patch(id, { 'DVA.CASILLA_42_10': '750.00' });
    const still = (await dva('derive', [order])).result.DOCUMENTOS[0];
    expect(still).toMatchObject({ created: false, moves: [], header: { VERSION: 2 } });

    await create('invoices', order, sampleInvoice('y', ['500.00'], { VALOR_FLETE: '50.00' }).body);
    const moved = (await dva('derive', [order])).result.DOCUMENTOS[0];
    expect(moved.header).toMatchObject({ ID: id, VERSION: 3 });
    expect(moved.moves).toContainEqual({
      path: 'DVA.CASILLA_42_10',
      kind: 'kept',
      from: '750.00',
      to: '850.00',
    });
    expect(moved.moves).toContainEqual({
      path: 'DVA.CASILLA_39',
      kind: 'moved',
      from: '10000.00',
      to: '10500.00',
    });
    const { body } = (await dva('open', [id])).result;
    expect(body.DVA).toMatchObject({
      CASILLA_42_10: '750.00',
      CASILLA_46: '11250.00',
      NUMERO_FACTURAS: 'F-x, F-y',
    });
  });

  it('follows the groups that a person chose, one supplier each', async () => {
    const order = await newOrder();
    const a = await create('invoices', order, sampleInvoice('a', ['100.00']).body);
    const b = await create('invoices', order, sampleInvoice('b', ['50.00']).body);
    const other = await create(
      'invoices',
      order,
      sampleInvoice('c', ['5.00'], { NOMBRE_PROVEEDOR: 'OTRO' }).body,
    );
    const apart = await dva('derive', { ID_ORDEN: order, GRUPOS: [[a], [b]] });
    expect(apart.result.DOCUMENTOS).toHaveLength(2);
    const mixed = await dva('derive', { ID_ORDEN: order, GRUPOS: [[a, other]] });
    expect(mixed).toMatchObject({ status: 422, error: { code: 'rejected' } });
    const twice = await dva('derive', { ID_ORDEN: order, GRUPOS: [[a], [a]] });
    expect(twice.status).toBe(404);
    const joined = await dva('derive', { ID_ORDEN: order, GRUPOS: [[a, b]] });
    expect(joined.result.SOBRANTES).toHaveLength(1);
  });

  it('leaves a DVA that is ready alone and says why', async () => {
    const { order, id } = await ready();
    const { header } = (await dva('open', [id])).result;
    await dva('transition', { ID: id, LOCK: header.LOCK, ACCION: 'ready' });
    await create('invoices', order, sampleInvoice('y', ['500.00']).body);
    const [document] = (await dva('derive', [order])).result.DOCUMENTOS;
    expect(document.header).toMatchObject({ ESTADO: 'LISTA', VERSION: 1 });
    expect(document.problems[0]).toMatchObject({ code: 'dva.not-derived', severity: 'warning' });
  });

  it('refuses an order without invoices, of another company, and a person who may not write', async () => {
    const order = await newOrder();
    expect((await dva('derive', [order])).error!.message).toContain('no tiene facturas');
    expect((await dva('derive', [order], stranger)).status).toBe(404);
    expect((await dva('propose', [order], stranger)).status).toBe(404);
    expect((await dva('derive', [order], reader)).status).toBe(403);
  });
});

describe('print', () => {
  it('answers a link at once, and the same bytes for the same version for ever', async () => {
    const { id } = await ready();
    const first = await dva('print', { ID: id });
    expect(first.result).toMatchObject({
      ESTADO: 'LISTA',
      PAGINAS: 2,
      VERSION: 1,
      AVANCE: 100,
      PROBLEMAS: [],
    });
    expect(first.result.NOMBRE_ARCHIVO).toMatch(/^DVA_123-\d{7}-1_v1\.pdf$/);
    const bytes = await download(first.result.ENLACE);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(sha(bytes)).toBe(first.result.SHA256);
    world.setClock('2026-11-20T15:20:00Z');
    const again = await dva('print', { ID: id });
    world.setClock('2026-11-20T15:00:00Z');
    expect(sha(await download(again.result.ENLACE))).toBe(first.result.SHA256);
    const status = await dva('printStatus', { ID: id, IMPRESION: first.result.IMPRESION });
    expect(status.result.SHA256).toBe(first.result.SHA256);
    await patch(id, { 'DVA.CASILLA_42_11': '1.00' });
    const old = await dva('print', { ID: id, VERSION: 1 });
    expect(old.result.SHA256).toBe(first.result.SHA256);
    expect((await dva('print', { ID: id })).result.SHA256).not.toBe(first.result.SHA256);
  });

  it('takes modes, and reads the toggles of the user', async () => {
    const { id } = await ready();
    const pages = async (MODO: number) => (await dva('print', { ID: id, MODO })).result.PAGINAS;
    expect([await pages(1), await pages(2), await pages(3), await pages(4)]).toEqual([2, 2, 1, 1]);
    const wrong = await dva('print', { ID: id, MODO: 5 });
    expect(wrong).toMatchObject({ status: 400, error: { code: 'params.invalid' } });
  });

  it('refuses what is missing or does not fit, naming the fields, unless it is a draft', async () => {
    const { id } = await ready();
    await patch(id, { 'DVA.ID_NIVEL_COMERCIAL': '' });
    const missing = await dva('print', { ID: id });
    expect(missing).toMatchObject({ status: 422, error: { code: 'rejected' } });
    expect(missing.error!.problems).toMatchObject([{ code: 'owed.blank', path: 'DVA.ID_NIVEL_COMERCIAL' }]);
    await patch(id, {
      'DVA.ID_NIVEL_COMERCIAL': 'MAY',
      'DVA.CIUDAD_IMPORTADOR': 'W'.repeat(100),
      'FACTURAS[0].NUMERO_FACTURA': 'W'.repeat(60),
    });
    const wide = await dva('print', { ID: id });
    expect(wide.error!.problems).toMatchObject([
      { code: 'print.too-long', path: 'FACTURAS[0].NUMERO_FACTURA' },
    ]);
    const draft = await dva('print', { ID: id, BORRADOR: true });
    expect(draft.result).toMatchObject({
      ESTADO: 'LISTA',
      PROBLEMAS: [{ path: 'FACTURAS[0].NUMERO_FACTURA' }],
    });
    // First page, goods, annex (the invoice number is long) and the sheet that takes box 7.
    expect(draft.result.PAGINAS).toBe(4);
  });

  it('tells an unknown DVA, one of another company and a draft with holes in sentences of their own', async () => {
    const { id } = await ready();
    const absent = 'No existe ninguna declaración del valor con ese identificador en su empresa.';
    const unknown = await dva('print', { ID: 'dva-no-existe' });
    expect(unknown).toMatchObject({ status: 404, error: { code: 'not-found', message: absent } });
    // Word for word the same: the answer must not tell a stranger which ids exist.
    expect((await dva('print', { ID: id }, stranger)).error).toMatchObject({ message: absent });
    expect((await dva('print', { ID: 'no es un id' })).error).toMatchObject({
      code: 'params.invalid',
      message: 'Parámetro ID: no es un identificador.',
    });
    expect((await dva('print', { ID: id, VERSION: 9 })).error!.message).toBe(absent);
    await patch(id, { 'DVA.ID_INCOTERM': '', 'DVA.CASILLA_24': '' });
    const holes = await dva('print', { ID: id });
    expect(holes.error!.message).toMatch(
      /^La DVA no se puede imprimir todavía\. .*Casilla 16.*falta este dato; complételo\. \(y 1 más\)$/,
    );
    expect(holes.error!.problems.map((each) => each.path)).toEqual(['DVA.ID_INCOTERM', 'DVA.CASILLA_24']);
    const unseen = await dva('printStatus', { ID: id, IMPRESION: 'v1-m0-0' });
    expect(unseen.error!.message).toBe('No existe ninguna impresión con ese identificador en su empresa.');
  });

  it('hands a long one to the worker, which may get its message twice', async () => {
    const body = sampleDva(2100);
    const { header } = (await dva('create', { CUERPO: body })).result;
    const started = await dva('print', { ID: header.ID });
    expect(started.result).toMatchObject({ ESTADO: 'EN_PROCESO', ENLACE: '', AVANCE: 0 });
    const { IMPRESION } = started.result;
    const message = JSON.stringify({ company: 'a', country: 'GT', id: header.ID, print: IMPRESION });
    const event = {
      Records: [
        { messageId: 'm', body: message },
        { messageId: 'n', body: message },
      ],
    } as SQSEvent;
    const worker = createDvaWorker(async () => world.services);
    expect(await worker(event)).toEqual({ batchItemFailures: [] });
    const done = await dva('printStatus', { ID: header.ID, IMPRESION });
    expect(done.result).toMatchObject({ ESTADO: 'LISTA', AVANCE: 100 });
    expect(sha(await download(done.result.ENLACE))).toBe(done.result.SHA256);
    expect(await worker({ Records: [{ messageId: 'x', body: '{}' }] } as SQSEvent)).toEqual({
      batchItemFailures: [{ itemIdentifier: 'x' }],
    });
  });

  it('asks once that part II is confirmed, and takes all six answers as that word', async () => {
    const { id } = await ready();
    const codes = async (): Promise<string[]> =>
      (await dva('open', [id])).result.problems.map((each: { code: string }) => each.code);
    expect(await codes()).toContain('dva.conditions-unconfirmed');
    expect((await dva('print', { ID: id })).status).toBe(200);
    await patch(id, { 'DVA.CASILLA_24': '0' });
    expect(await codes()).toContain('dva.conditions-unconfirmed');
    const answers = Object.fromEntries([24, 25, 26, 27, 28, 29].map((box) => [`DVA.CASILLA_${box}`, '0']));
    const saved = await patch(id, answers);
    expect(saved.result.computed).toContainEqual({
      op: 'set',
      path: 'DVA.CONDICIONES_CONFIRMADAS',
      value: '1',
    });
    expect(await codes()).not.toContain('dva.conditions-unconfirmed');
  });

  it('shows another company nothing', async () => {
    const { id } = await ready();
    await dva('print', { ID: id });
    expect((await dva('print', { ID: id }, stranger)).status).toBe(404);
    expect((await dva('printStatus', { ID: id, IMPRESION: 'v1-m0-11100' }, stranger)).status).toBe(404);
  });
});
