import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInvoices } from '../../functions/invoices/handler.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { writeInvoices } from '../../shared/invoices/csv/writeInvoices.ts';
import { completeInvoice } from '../../shared/invoices/sampleInvoice.fixture.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';

interface Listed {
  ID: string;
  SITUACION: string;
  NUMERO_FACTURA: string;
  LINEAS: number;
  FILAS: string;
  TOTAL_FACTURA: string;
}

let world: World;
let ana: Person;
let reader: Person;
let stranger: Person;
let orders: (procedure: string, params: unknown, as?: Person) => Promise<Answer>;
let call: (procedure: string, params: unknown, as?: Person) => Promise<Answer>;

beforeAll(async () => {
  world = await startWorld();
  await world.company('a', 'GT', { REGISTRO_DECLARANTE: '123' });
  await world.company('b');
  ana = await world.person('a', 'ana');
  reader = await world.person('a', 'lector', []);
  stranger = await world.person('b', 'otro');
  const services = async () => world.services;
  const [invoices, workOrders] = [createInvoices(services), createWorkOrders(services)];
  call = (procedure, params, as = ana) => world.call(invoices, procedure, params, as);
  orders = (procedure, params, as = ana) => world.call(workOrders, procedure, params, as);
});

afterAll(() => world.stop());

const importer = {
  NIT_IMPORTADOR: '576937K',
  NOMBRE_IMPORTADOR: 'Textiles del Valle, S.A.',
  DIRECCION_IMPORTADOR: '6a avenida 1-20',
};
const openOrder = async (): Promise<string> =>
  (await orders('create', { CUERPO: { ORDEN: importer } })).result.header.ID;
const numbered = (number: string) => ({
  ...completeInvoice(),
  FACTURA: { ...completeInvoice().FACTURA, NUMERO_FACTURA: number },
});
const create = (number: string, order?: string, as = ana) =>
  call('create', { ...(order ? { ID_ORDEN: order } : {}), CUERPO: numbered(number) }, as);

describe('an invoice', () => {
  it('takes its buyer from the order, computes, and keys its lines', async () => {
    const order = await openOrder();
    const { status, result } = await create('F-1', order);
    expect(status).toBe(200);
    expect(result.header).toMatchObject({
      ID_ORDEN: order,
      ESTADO: 'BORRADOR',
      RESUMEN: { NUMERO_FACTURA: 'F-1', TOTAL_FACTURA: '1250.00', CANTIDAD_ITEMS: '2' },
    });
    expect(result.body.FACTURA).toMatchObject({
      NIT_COMPRADOR: '576937K',
      NOMBRE_COMPRADOR: 'Textiles del Valle, S.A.',
      VALOR_CIF: '1350.00',
    });
    expect(result.body.ITEMS.map((item: { VALOR_CIF: string }) => item.VALOR_CIF)).toEqual([
      '1080.00',
      '270.00',
    ]);
    expect(new Set(result.body.ITEMS.map((item: { ID_ITEM: string }) => item.ID_ITEM)).size).toBe(2);
    expect(result.problems).toEqual([]);
    expect(
      (await orders('file', [order])).result.documents.invoices.map((each: { ID: string }) => each.ID),
    ).toEqual([result.header.ID]);
  });

  it('answers a patch with what it computed and what is wrong now', async () => {
    const { header } = (await create('F-2')).result;
    const CAMBIOS = [
      { op: 'set', path: 'FACTURA.VALOR_FLETE', value: '100.01' },
      { op: 'set', path: 'ITEMS[0].CANTIDAD_UNIDADES', value: '101.000' },
    ];
    const { result } = await call('patch', { ID: header.ID, LOCK: 1, CAMBIOS });
    expect(result.computed).toContainEqual({ op: 'set', path: 'ITEMS[0].VALOR_ITEM', value: '1010.00' });
    expect(result.computed).toContainEqual({ op: 'set', path: 'FACTURA.VALOR_CIF', value: '1350.01' });
    expect(result.problems.map((each: { code: string }) => each.code)).toEqual(['invoice.items-sum']);
    const differences = (await call('diff', [header.ID, '1', '2'])).result;
    expect(differences).toContainEqual({
      kind: 'changed',
      path: 'FACTURA.VALOR_FLETE',
      before: '100.00',
      after: '100.01',
    });
    expect((await call('history', [header.ID])).result).toHaveLength(2);
    expect((await call('open', [header.ID, '1'])).result.body.FACTURA.VALOR_FLETE).toBe('100.00');
  });

  it('refuses a value without its form, by path, and keeps what was there', async () => {
    const { header } = (await create('F-3')).result;
    const refused = await call('patch', {
      ID: header.ID,
      LOCK: 1,
      CAMBIOS: [{ op: 'set', path: 'ITEMS[1].VALOR_UNITARIO', value: '1,5' }],
    });
    expect(refused.status).toBe(422);
    expect(refused.error!.problems[0]).toMatchObject({ path: 'ITEMS[1].VALOR_UNITARIO' });
    expect((await call('open', [header.ID])).result.header.VERSION).toBe(1);
  });

  it('tells a stale lock what changed meanwhile', async () => {
    const { header } = (await create('F-4')).result;
    const set = (LOCK: number) =>
      call('patch', { ID: header.ID, LOCK, CAMBIOS: [{ op: 'set', path: 'FACTURA.SERIE', value: 'A' }] });
    await set(1);
    const stale = await set(1);
    expect(stale).toMatchObject({ status: 409, error: { code: 'document.stale', details: { seenLock: 1 } } });
    expect(stale.error!.details.body.FACTURA.SERIE).toBe('A');
  });

  it('is annulled and recovered, and is not edited meanwhile', async () => {
    const { header } = (await create('F-5')).result;
    expect((await call('transition', [header.ID, '1', 'annul'])).result.ESTADO).toBe('ANULADA');
    expect((await call('patch', { ID: header.ID, LOCK: 2, CAMBIOS: [] })).error!.code).toBe('document.state');
    expect((await call('transition', [header.ID, '2', 'use'])).error!.code).toBe('document.state');
    expect((await call('transition', [header.ID, '2', 'restore'])).result.ESTADO).toBe('BORRADOR');
  });

  it('is found by number and supplier, whatever the accents, except itself and annulled ones', async () => {
    const first = (await create('RÉPETIDA-1')).result.header;
    const second = (await create('Repetida-1')).result.header;
    const found = async (params: object): Promise<string[]> =>
      (await call('numberExists', params)).result.map((each: { ID: string }) => each.ID).sort();
    expect(await found({ NUMERO_FACTURA: 'repetida-1' })).toEqual([first.ID, second.ID].sort());
    expect(
      await found({ NUMERO_FACTURA: 'repetida-1', NOMBRE_PROVEEDOR: 'shenzhen bright co.', ID: first.ID }),
    ).toEqual([second.ID]);
    expect(await found({ NUMERO_FACTURA: 'repetida-1', NOMBRE_PROVEEDOR: 'otro' })).toEqual([]);
    await call('transition', [second.ID, '1', 'annul']);
    expect(await found({ NUMERO_FACTURA: 'repetida-1', ID: first.ID })).toEqual([]);
  });

  it('copies without what belongs to the one paper', async () => {
    const order = await openOrder();
    const { header } = (await create('F-6', order)).result;
    const { result } = await call('copy', [header.ID]);
    expect(result.header.ID).not.toBe(header.ID);
    expect(result.header.ID_ORDEN).toBe(order);
    expect(result.body.FACTURA).toMatchObject({
      NUMERO_FACTURA: '',
      FECHA_FACTURA: '',
      NOMBRE_PROVEEDOR: 'Shenzhen Bright Co.',
      NIT_COMPRADOR: '576937K',
    });
    expect(result.body.ITEMS).toHaveLength(2);
  });

  it('goes into no order that is closed or foreign', async () => {
    const order = await openOrder();
    await orders('close', [order, '1']);
    const closed = await create('F-7', order);
    expect(closed.error!.message).toMatch(
      /^La orden de trabajo \S+ está cerrada y no admite recibir facturas\. Reábrala en su página, o pídalo a quien puede/,
    );
    expect((await create('F-8', await openOrder(), stranger)).error!.code).toBe('not-found');
  });
});

describe('the CSV file', () => {
  const file = () => writeInvoices(['C-1', 'C-2', 'C-3'].map(numbered));

  it('shows first what it would create, then creates it once', async () => {
    const order = await openOrder();
    const preview = (await call('importCsv', [order, file(), '0'])).result;
    expect(preview.CREADAS).toBe(0);
    expect(preview.problems).toEqual([]);
    expect(
      preview.invoices.map((each: Listed) => [
        each.NUMERO_FACTURA,
        each.SITUACION,
        each.LINEAS,
        each.FILAS,
        each.TOTAL_FACTURA,
        each.ID,
      ]),
    ).toEqual([
      ['C-1', 'nueva', 2, '2-3', '1250.00', ''],
      ['C-2', 'nueva', 2, '4-5', '1250.00', ''],
      ['C-3', 'nueva', 2, '6-7', '1250.00', ''],
    ]);
    expect((await orders('file', [order])).result.documents.invoices).toEqual([]);
    expect((await call('importCsv', [order, file(), '1'])).result.CREADAS).toBe(3);
    const again = (await call('importCsv', [order, file(), '1'])).result;
    expect(again.CREADAS).toBe(0);
    expect(again.invoices.every((each: Listed) => each.SITUACION === 'existente' && each.ID !== '')).toBe(
      true,
    );
    expect((await orders('file', [order])).result.documents.invoices).toHaveLength(3);
  });

  it('tells the rows of each invoice, also where those of several stand between each other', async () => {
    const [head = '', a, b, c, d, e, f] = file().trimEnd().split('\r\n');
    const mixed = [head, a, c, b, d, e, f].join('\r\n');
    const { result } = await call('importCsv', [await openOrder(), mixed, '0']);
    expect(result.invoices.map((each: Listed) => each.FILAS)).toEqual(['2, 4', '3, 5', '6-7']);
  });

  it('creates nothing while a cell is wrong, and names every one', async () => {
    const order = await openOrder();
    const broken = file().replace('Lámpara LED', '').replaceAll('02/10/2026', '32/10/2026');
    const preview = (await call('importCsv', [order, broken, '0'])).result;
    expect(preview.problems).toHaveLength(6);
    expect(preview.problems[0]).toMatchObject({
      row: 2,
      column: 'Fecha de la factura [FACTURA.FECHA_FACTURA]',
      value: '32/10/2026',
    });
    const refused = await call('importCsv', [order, broken, '1']);
    expect(refused.status).toBe(422);
    expect(refused.error!.message).toContain('Fila 2, Fecha de la factura: «32/10/2026» no es una fecha');
    expect(refused.error!.problems).toHaveLength(6);
    expect((await orders('file', [order])).result.documents.invoices).toEqual([]);
    expect((await call('importCsv', [order, 'Número de factura\r\n', '1'])).error!.message).toContain(
      'no trae ninguna factura',
    );
  });

  it('gives template and invoice in the form it reads', async () => {
    const { header, body } = (await create('F/9')).result;
    const { NOMBRE, CSV } = (await call('exportCsv', [header.ID])).result;
    expect(NOMBRE).toMatch(/^factura_F.*\.csv$/);
    const order = await openOrder();
    const imported = (await call('importCsv', [order, CSV, '1'])).result.invoices[0];
    const again = (await call('open', [imported.ID])).result.body;
    expect(again.ITEMS.map((item: Record<string, string>) => ({ ...item, ID_ITEM: '' }))).toEqual(
      body.ITEMS.map((item: Record<string, string>) => ({ ...item, ID_ITEM: '' })),
    );
    expect((await call('template', [])).result.CSV.split('\r\n')[0]).toBe(CSV.split('\r\n')[0]);
  });

  it('takes a thousand lines', async () => {
    const items = Array.from({ length: 1000 }, (_, index) => ({
      ...completeInvoice().ITEMS[0]!,
      ID_PRODUCTO: `P-${index}`,
    }));
    const big = { ...numbered('GRANDE'), ITEMS: items };
    const { result } = await call('importCsv', { CSV: writeInvoices([big]), CONFIRMAR: true });
    expect(result).toMatchObject({ CREADAS: 1, invoices: [{ LINEAS: 1000, FILAS: '2-1001' }] });
  });
});

describe('walls', () => {
  it('shows nothing of another company', async () => {
    const { header } = (await create('F-10')).result;
    for (const [procedure, params] of [
      ['open', [header.ID]],
      ['copy', [header.ID]],
      ['exportCsv', [header.ID]],
      ['history', [header.ID]],
      ['transition', [header.ID, '1', 'annul']],
      ['patch', [header.ID, '1', '[]']],
    ] as const) {
      const foreign = await call(procedure, params, stranger);
      const never = await call(procedure, ['fac-nunca', ...params.slice(1)], stranger);
      expect(foreign.status).toBe(404);
      expect(foreign.error).toEqual(never.error);
    }
    expect((await call('numberExists', ['F-10'], stranger)).result).toEqual([]);
  });

  it('lets a reader read and write nothing', async () => {
    expect((await call('list', {}, reader)).status).toBe(200);
    expect((await create('F-11', undefined, reader)).error!.code).toBe('permission.denied');
    expect((await call('importCsv', ['', 'x', '0'], reader)).error!.code).toBe('permission.denied');
  });
});
