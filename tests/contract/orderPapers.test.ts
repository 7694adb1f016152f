import { createHash } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { paperShelf } from '../../functions/work-orders/talk/paperShelf.ts';
import { importersPerson } from './importersPerson.ts';
import { interrupted } from './interrupted.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';

/** Papers that come to an order from either side. */
let world: World;
let ana: Person;
let marta: Person;
let order: string;
let call: (procedure: string, params: unknown, as?: Person) => Promise<Answer>;
const VOLCAN = { NIT_IMPORTADOR: '81237642', NOMBRE_IMPORTADOR: 'Distribuidora El Volcán' };

beforeAll(async () => {
  world = await startWorld();
  await world.company('a', 'GT', { REGISTRO_DECLARANTE: '123' });
  const handler = createWorkOrders(async () => world.services);
  call = (procedure, params, as = ana) => world.call(handler, procedure, params, as);
  ana = await world.person('a', 'ana');
  marta = await importersPerson(world, 'a', 'marta', [VOLCAN.NIT_IMPORTADOR]);
});
afterAll(() => world.stop());
beforeEach(async () => {
  order = (await call('create', { CUERPO: { ORDEN: VOLCAN } })).result.header.ID;
});

const activate = () => call('activate', { ID: order, ACTIVA: true, DE: 'ORDEN' });
const say = (values: object, as = ana) => call('say', { ID: order, TEXTO: '¿Llegó el BL?', ...values }, as);
const read = (ID_HILO: string, as = ana) => call('thread', { ID: order, ID_HILO }, as);

describe('papers of an order', () => {
  let bytes: Buffer;
  beforeAll(async () => {
    const document = await PDFDocument.create();
    document.addPage();
    bytes = Buffer.from(await document.save());
  });
  const announced = (values: object = {}) => ({
    ID: order,
    NOMBRE: 'Factura 12.pdf',
    TIPO: 'application/pdf',
    BYTES: bytes.length,
    HUELLA: createHash('sha256').update(bytes).digest('hex'),
    ...values,
  });
  async function bring(values: object = {}, as = ana, stored = bytes): Promise<Answer> {
    const started = await call('startFile', announced(values), as);
    if (started.error) return started;
    const { ID_ARCHIVO } = started.result as { ID_ARCHIVO: string };
    const name = paperShelf.sent(order, { ID_ARCHIVO, FORMATO_ARCHIVO: 'PDF' });
    await world.services.files.put(jobScope('a', 'GT'), 'files', name, stored, 'application/pdf');
    return call('confirmFile', { ID: order, ID_ARCHIVO }, as);
  }
  const names = async (as: Person): Promise<string[]> =>
    (await call('files', { ID: order }, as)).result.ARCHIVOS.map(
      ({ PAPEL }: { PAPEL: string }) => PAPEL,
    ).sort();

  it('come from either side, are seen by whom they are for, and say what document they are', async () => {
    await activate();
    const own = (await bring()).result.ARCHIVO.ID_ARCHIVO as string;
    const brought = (await bring({}, marta)).result.ARCHIVO.ID_ARCHIVO as string;
    expect(await names(ana)).toEqual(['AGENCIA', 'CLIENTE']);
    expect(await names(marta)).toEqual(['CLIENTE']);
    expect((await call('fileLink', { ID: order, ID_ARCHIVO: own }, marta)).error!.code).toBe('not-found');
    expect((await call('fileLink', { ID: order, ID_ARCHIVO: brought }, marta)).result.ENLACE).toContain(
      'http',
    );
    const labelled = { ID: order, ID_ARCHIVO: brought, TIPO_DOCUMENTO: '380', NUMERO_DOCUMENTO: 'A-12' };
    expect((await call('labelFile', labelled)).status).toBe(200);
    expect((await call('labelFile', { ...labelled, TIPO_DOCUMENTO: 'ZZZ' })).error!.code).toBe(
      'params.invalid',
    );
    expect((await call('files', { ID: order })).result.ARCHIVOS).toEqual(
      expect.arrayContaining([expect.objectContaining({ TIPO_DOCUMENTO: '380', NUMERO_DOCUMENTO: 'A-12' })]),
    );
    expect((await call('withdrawFile', { ID: order, ID_ARCHIVO: own }, marta)).error!.code).toBe('not-found');
    await call('withdrawFile', { ID: order, ID_ARCHIVO: own });
    expect(await names(ana)).toEqual(['CLIENTE']);
    expect((await call('withdrawFile', { ID: order, ID_ARCHIVO: own })).error!.code).toBe('not-found');
  });

  it('stay withdrawn, and are told once, when another confirmation of theirs ends after that', async () => {
    await activate();
    const { result } = await call('startFile', announced(), marta);
    const { ID_ARCHIVO } = result as { ID_ARCHIVO: string };
    const file = { ID: order, ID_ARCHIVO };
    const name = paperShelf.sent(order, { ID_ARCHIVO, FORMATO_ARCHIVO: 'PDF' });
    await world.services.files.put(jobScope('a', 'GT'), 'files', name, bytes, 'application/pdf');
    const late = interrupted(
      world.services,
      async () => {
        expect((await call('confirmFile', file, marta)).status).toBe(200);
        expect((await call('withdrawFile', file)).status).toBe(200);
      },
      { table: 'work-orders' },
    );
    const slow = createWorkOrders(async () => late.services);
    const answer = await world.call(slow, 'confirmFile', file, marta);
    expect([late.happened(), answer.error?.code]).toEqual([true, 'not-found']);
    const key = paperShelf.key(jobScope('a', 'GT'), order, ID_ARCHIVO);
    expect(await world.services.database.get('work-orders', key)).toMatchObject({ ESTADO: 'RETIRADO' });
    const told = JSON.stringify((await call('logEntries', [order])).result);
    expect(told.split('El cliente adjuntó').length - 1, told).toBe(1);
  });

  it("answer a line of reception, which must be the order's", async () => {
    await activate();
    const { header } = (await call('open', { ID: order })).result;
    const line = { op: 'insert', path: 'RECIBIDO', lines: [{ CONCEPTO: 'Factura' }] };
    await call('patch', { ID: order, LOCK: header.LOCK, CAMBIOS: [line] });
    const { body } = (await call('open', { ID: order })).result;
    const PAPEL = `RECIBIDO-${body.RECIBIDO[0].ID_RECIBIDO}`;
    expect((await bring({ PAPEL }, marta)).status).toBe(200);
    expect((await bring({ PAPEL: 'RECIBIDO-lin-no' }, marta)).error!.code).toBe('not-found');
    expect((await bring({ PAPEL: 'GASTO' }, marta)).error!.code).toBe('permission.denied');
    expect((await bring({ PAPEL: 'CUALQUIERA' })).error!.code).toBe('params.invalid');
  });

  it('of the wrong kind, too large or broken are refused with a sentence, and nothing is listed', async () => {
    expect((await bring({ TIPO: 'application/zip' })).error!.message).toContain(
      'no es de un formato que se admita',
    );
    expect((await bring({ BYTES: 900_000_000 })).error!.message).toContain('el límite es');
    expect((await bring({}, ana, Buffer.from('MZ no soy un PDF'))).error!.message).toContain(
      'no llegó entero',
    );
    expect(await names(ana)).toEqual([]);
  });

  it('go with a message, and one of the agency never with a message for the client', async () => {
    await activate();
    const own = (await bring()).result.ARCHIVO.ID_ARCHIVO as string;
    const shared = (await bring({ PAPEL: 'CLIENTE' })).result.ARCHIVO.ID_ARCHIVO as string;
    expect((await say({ PARA: 'CLIENTE', ARCHIVOS: [own] })).error!.message).toContain('el cliente no lo ve');
    const { ID_HILO } = (await say({ PARA: 'CLIENTE', ARCHIVOS: [shared] })).result;
    expect((await read(ID_HILO, marta)).result.MENSAJES[0].ARCHIVOS).toMatchObject([{ ID_ARCHIVO: shared }]);
    expect((await say({ ARCHIVOS: ['arc-no'] })).error!.code).toBe('not-found');
  });

  it('lie below the company in the store', async () => {
    const { ID_ARCHIVO } = (await bring()).result.ARCHIVO;
    const row = await world.services.database.get('work-orders', {
      pk: companyKey({ company: 'a' }, order),
      sk: `A#${ID_ARCHIVO}`,
    });
    expect(row).toMatchObject({ ESTADO: 'LISTO', CREADO_POR: 'ana@a' });
  });

  it('are receipts of costs, which must be good files of the same order, and no client sees them', async () => {
    await activate();
    const RECIBO = (await bring({ PAPEL: 'GASTO' })).result.ARCHIVO.ID_ARCHIVO as string;
    const GASTO = {
      ID_CONCEPTO: 'FLETE',
      FECHA: '2026-11-19',
      ID_MONEDA: 'USD',
      TIPO_CAMBIO: '7.73901',
      MONTO: '100',
      PAGADO_POR: 'AGENCIA',
    };
    expect((await call('saveCost', { ID: order, GASTO: { ...GASTO, RECIBO } })).result.GASTO.RECIBO).toBe(
      RECIBO,
    );
    const refused = await call('saveCost', { ID: order, GASTO: { ...GASTO, RECIBO: 'arc-no' } });
    expect(refused.error).toMatchObject({
      code: 'rejected',
      message: expect.stringContaining('Comprobante'),
    });
    expect(await names(marta)).toEqual([]);
  });

  describe('that are receipts, for whoever of the agency may not see costs', () => {
    let clerk: Person;
    beforeAll(async () => {
      clerk = await world.person('a', 'digitadora', []);
      const off = { ID_MODULO: 'work-orders', ID_OBJETO: 'costos', VALOR: '0' };
      await world.services.database.write({
        kind: 'update',
        table: 'users',
        key: userRowKey('a', clerk.id),
        set: {
          PERMISOS: [
            { ID_MODULO: 'work-orders', CLAVE: 'escribir', VALOR: '1' },
            { ...off, CLAVE: 'ver' },
            { ...off, CLAVE: 'escribir' },
          ],
        },
      });
    });

    it('are neither listed nor opened, told nor sent on, nor taken away', async () => {
      await bring();
      const ID_ARCHIVO = (await bring({ PAPEL: 'GASTO', NOMBRE: 'Naviera 4,300.pdf' })).result.ARCHIVO
        .ID_ARCHIVO as string;
      const { ID_HILO } = (await say({ ARCHIVOS: [ID_ARCHIVO] })).result;
      expect(await names(ana)).toEqual(['AGENCIA', 'GASTO']);
      expect(await names(clerk)).toEqual(['AGENCIA']);
      const file = { ID: order, ID_ARCHIVO };
      for (const [procedure, params] of [
        ['fileLink', file],
        ['withdrawFile', file],
        ['labelFile', { ...file, TIPO_DOCUMENTO: '380', NUMERO_DOCUMENTO: '' }],
        ['say', { ID: order, TEXTO: 'Va el recibo', ARCHIVOS: [ID_ARCHIVO] }],
      ] as const)
        expect((await call(procedure, params, clerk)).error?.code, procedure).toBe('not-found');
      expect((await read(ID_HILO)).result.MENSAJES[0].ARCHIVOS).toHaveLength(1);
      expect((await read(ID_HILO, clerk)).result.MENSAJES[0].ARCHIVOS).toEqual([]);
      expect((await call('fileLink', file)).result.ENLACE).toContain('http');
      const told = async (as: Person) => JSON.stringify((await call('story', { ID: order }, as)).result);
      expect(await told(ana)).toContain('Naviera');
      expect(await told(clerk)).not.toContain('Naviera');
      await call('withdrawFile', file);
      expect(await told(clerk)).not.toContain('Naviera');
    });

    it('are not brought either', async () => {
      const refused = await bring({ PAPEL: 'GASTO' }, clerk);
      expect(refused.error).toMatchObject({
        code: 'permission.denied',
        message: expect.stringContaining('comprobantes de gastos'),
      });
      expect((await bring({}, clerk)).status).toBe(200);
    });
  });
});
