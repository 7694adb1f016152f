import { ducaDefinition } from '../../shared/duca/definition.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sourceKinds } from '../../functions/declarations/sources.ts';
import { createInvoices } from '../../functions/invoices/handler.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { referenceFor } from '../../functions/runtime/reference.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import type { DucaBody } from '../../shared/duca/dataSets.ts';
import type { InvoiceBody } from '../../shared/invoices/dataSets.ts';
import { completeInvoice } from '../../shared/invoices/sampleInvoice.fixture.ts';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import type { Answer, Person } from './world.ts';

let world: DucaWorld;
let ana: Person;
let invoices: ReturnType<typeof createInvoices>;
const call = (procedure: string, params: unknown): Promise<Answer> =>
  world.call(invoices, procedure, params, ana);
const duca = (procedure: string, params: unknown): Promise<Answer> =>
  world.call(world.duca, procedure, params, ana);

beforeAll(async () => {
  world = await startDucaWorld();
  await world.company('uno', 'GT', { Nit: '576937K', RazonSocial: 'Agencia Uno, S.A.', Direccion: 'Zona 9' });
  ana = await world.person('uno', 'ana');
  invoices = createInvoices(async () => world.services);
});
afterAll(() => world.stop());

const insert = (path: string, ...lines: Record<string, string>[]) => ({ op: 'insert', path, lines });

it('keeps details with their items, answers what it filled in, and leaves those of one shipment out of a copy', async () => {
  const { header, body } = (await call('create', { CUERPO: completeInvoice() })).result;
  const CAMBIOS = [
    insert(
      'VEHICULOS',
      { NUMERO_ITEM: '2', VIN: '3N1CN7AP2TL123456' },
      { NUMERO_ITEM: '9', VIN: '3N1CN7AP2TL12345' },
    ),
    insert('SERIES', { NUMERO_ITEM: '1', NUMERO_SERIAL: 'S-1' }),
    insert('DOCUMENTOS', { CODIGO_DOCUMENTO: '861', NUMERO_DOCUMENTO: 'CO-1' }),
    insert('ADICIONALES', { NUMERO_ITEM: '2', NOMBRE: 'LOTE', VALOR: 'L-9' }),
  ];
  const { result } = await call('patch', { ID: header.ID, LOCK: 1, CAMBIOS });
  expect(result.computed).toContainEqual({
    op: 'set',
    path: 'VEHICULOS[0].ID_ITEM',
    value: body.ITEMS[1].ID_ITEM,
  });
  const paths = result.problems.map((each: { code: string; path: string }) => `${each.code} ${each.path}`);
  expect(paths).toContain('invoice.detail-item VEHICULOS[1].NUMERO_ITEM');
  expect(paths).toContain('units.vin VEHICULOS[1].VIN');
  const removed = await call('patch', {
    ID: header.ID,
    LOCK: 2,
    CAMBIOS: [{ op: 'remove', path: 'ITEMS[0]', count: 1 }],
  });
  expect(removed.result.computed).toContainEqual({ op: 'set', path: 'VEHICULOS[0].NUMERO_ITEM', value: '1' });
  const copy: InvoiceBody = (await call('copy', { ID: header.ID })).result.body;
  expect([copy.VEHICULOS, copy.SERIES, copy.DOCUMENTOS]).toEqual([[], [], []]);
  expect(copy.ADICIONALES).toMatchObject([
    { NUMERO_ITEM: '1', ID_ITEM: copy.ITEMS[0]!.ID_ITEM, NOMBRE: 'LOTE' },
  ]);
});

it('forms the DUCA with the fraction of each unit, and again without losing what a person wrote there', async () => {
  const { orderId, number } = await world.seed('uno', '1236000201');
  const ID = `fac-1-${number}`;
  const vehicle = { NUMERO_ITEM: '2', VIN: '3N1CN7AP2TL123456', MARCA: 'NISSAN', MODELO: '2026' };
  await call('patch', { ID, LOCK: 1, CAMBIOS: [insert('VEHICULOS', vehicle)] });
  const first = (await duca('derive', [orderId, '', ''])).result;
  const body: DucaBody = first.body;
  expect(body.VEHICULOS).toMatchObject([
    { NUMERO_LINEA: body.FRACCION_ITEMS.find((each) => each.ID_ITEM === 'lin-2')!.SECUENCIA_FRACCION },
  ]);
  const saved = await duca('patch', {
    ID: first.header.ID,
    LOCK: first.header.LOCK,
    CAMBIOS: [{ op: 'set', path: 'VEHICULOS[0].COLOR', value: 'GRIS' }],
  });
  const set = { op: 'set', path: 'VEHICULOS[0].MOTOR', value: 'HR16' };
  await call('patch', { ID, LOCK: 2, CAMBIOS: [set] });
  const again = await duca('derive', {
    ID_ORDEN: orderId,
    ID: first.header.ID,
    LOCK: saved.result.header.LOCK,
  });
  expect(again.result.body.VEHICULOS).toMatchObject([{ COLOR: 'GRIS', MOTOR: 'HR16', MODELO: '2026' }]);
});

it('names the units that another living invoice of the order lists too, and where', async () => {
  const { orderId } = await world.seed('uno', '1236000203');
  const whole = completeInvoice();
  const units = {
    ...whole,
    // The seeded importer's number is no NIT.
    FACTURA: { ...whole.FACTURA, NIT_COMPRADOR: '576937K' },
    VEHICULOS: [{ NUMERO_ITEM: '1', VIN: '3n1cn7ap2tl123456' }],
    MAQUINARIA: [{ NUMERO_ITEM: '1', MARCA: 'CAT', SERIE: '0001' }],
  };
  const create = async (CUERPO: unknown, ID_ORDEN?: string): Promise<string> =>
    (await call('create', { ...(ID_ORDEN ? { ID_ORDEN } : {}), CUERPO })).result.header.ID;
  const mine = await create(units, orderId);
  await create(units);
  expect((await call('sameUnits', [mine, ''])).result).toEqual([]);
  const other = { ...units, FACTURA: { ...units.FACTURA, NUMERO_FACTURA: 'B-7' } };
  const VEHICULOS = [
    { NUMERO_ITEM: '2', CHASIS: 'X' },
    { NUMERO_ITEM: '1', VIN: '3N1CN7AP2TL123456' },
  ];
  const MAQUINARIA = [{ NUMERO_ITEM: '1', MARCA: 'JCB', SERIE: '0001' }];
  const theirs = await create({ ...other, VEHICULOS, MAQUINARIA }, orderId);
  expect((await call('sameUnits', [mine, ''])).result).toEqual([
    {
      NUMERO: '3n1cn7ap2tl123456',
      RUTA: 'VEHICULOS[0].VIN',
      ID: theirs,
      NUMERO_FACTURA: 'B-7',
      OTRA_RUTA: 'VEHICULOS[1].VIN',
    },
  ]);
  await call('transition', [theirs, '1', 'annul']);
  expect((await call('sameUnits', [mine, ''])).result).toEqual([]);
});

it('opens what was stored before carriers were lists and invoices had details', async () => {
  const { services } = world;
  const scope = jobScope('uno', 'GT');
  const reference = await referenceFor(services, 'GT', shippedCatalogues);
  const facts = (id: string) => ({ orderId: '', action: 'Creación', reference, id });
  const { FACTURA, ITEMS } = completeInvoice();
  const old = { FACTURA, ITEMS } as InvoiceBody;
  await new DocumentStore(sourceKinds.invoices, services, scope).create({ body: old }, facts('fac-old'));
  expect((await call('open', { ID: 'fac-old' })).result.body).toMatchObject({
    VEHICULOS: [],
    ADICIONALES: [],
  });

  const { orderId } = await world.seed('uno', '1236000202');
  const { body } = (await duca('derive', [orderId, '', ''])).result;
  const single = {
    ...body,
    DUCA: { ...body.DUCA, NO_ORDEN: '' },
    TRANSPORTISTA: { CODIGO_TRANSPORTISTA: 'T-1', NOMBRE_TRANSPORTISTA: 'FLETES' },
    CONDUCTOR: { ID_CONDUCTOR: '', NOMBRE_CONDUCTOR: '' },
  };
  await new DocumentStore(ducaDefinition, services, scope).create({ body: single }, facts('duc-old'));
  const opened: DucaBody = (await duca('open', ['duc-old', ''])).result.body;
  expect(opened.TRANSPORTISTA).toMatchObject([
    { CODIGO_TRANSPORTISTA: 'T-1', NOMBRE_TRANSPORTISTA: 'FLETES' },
  ]);
  expect(opened.CONDUCTOR).toEqual([]);
  const change = { op: 'set', path: 'TRANSPORTISTA[0].NOMBRE_TRANSPORTISTA', value: 'FLETES DEL SUR' };
  expect((await duca('patch', { ID: 'duc-old', LOCK: 1, CAMBIOS: [change] })).status).toBe(200);
});
