import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDva } from '../../functions/dva/handler.ts';
import { createInvoices } from '../../functions/invoices/handler.ts';
import { createTransportDocuments } from '../../functions/transport-documents/handler.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { sampleInvoice, sampleTransport } from '../../shared/dva/derive/sampleSources.fixture.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';

type Kind = 'dva' | 'invoices' | 'transport-documents' | 'work-orders';

let world: World;
let karla: Person;
let call: (kind: Kind, procedure: string, params: unknown) => Promise<Answer>;

beforeAll(async () => {
  world = await startWorld();
  // Honduras takes the summarised DVA.
  await world.company('h', 'HN', { REGISTRO_DECLARANTE: '123' });
  karla = await world.person('h', 'karla');
  const services = async () => world.services;
  const handlers = {
    dva: createDva(services),
    invoices: createInvoices(services),
    'transport-documents': createTransportDocuments(services),
    'work-orders': createWorkOrders(services),
  };
  call = (kind, procedure, params) => world.call(handlers[kind], procedure, params, karla);
});
afterAll(() => world.stop());

const patch = async (kind: Kind, ID: string, changes: Record<string, string>): Promise<void> => {
  const { LOCK } = (await call(kind, 'open', { ID })).result.header;
  const CAMBIOS = Object.entries(changes).map(([path, value]) => ({ op: 'set', path, value }));
  expect((await call(kind, 'patch', { ID, LOCK, CAMBIOS })).error).toBeUndefined();
};

const IMPORTER = {
  NIT_IMPORTADOR: '08019995123456',
  NOMBRE_IMPORTADOR: 'FERRETERÍA EL MARTILLO',
  DIRECCION_IMPORTADOR: 'BARRIO ABAJO',
};
const DVA = {
  ...IMPORTER,
  ID_ADUANA_INGRESO: '0004',
  ID_ADUANA_DESPACHO: '0004',
  REGISTRO_IMPORTADOR: 'IMP-1',
  CIUDAD_IMPORTADOR: 'SAN PEDRO SULA',
  LUGAR_DECLARACION: 'SAN PEDRO SULA',
  ID_NIVEL_COMERCIAL: 'MAY',
};

/** An order with two DVAs, each of a supplier, whole enough to be summarised. */
async function formed(): Promise<{ order: string; invoice: string; dvas: string[] }> {
  const order = (await call('work-orders', 'create', { CUERPO: { ORDEN: IMPORTER } })).result.header.ID;
  const invoices: string[] = [];
  for (const ID_PROVEEDOR of ['PROV-A', 'PROV-B']) {
    const { body } = sampleInvoice(ID_PROVEEDOR, ['6000.00'], {
      ID_PROVEEDOR,
      NOMBRE_PROVEEDOR: ID_PROVEEDOR,
      TIPO_CAMBIO: '',
    });
    const made = await call('invoices', 'create', { ID_ORDEN: order, CUERPO: body });
    expect(made.error).toBeUndefined();
    invoices.push(made.result.header.ID);
  }
  await call('transport-documents', 'create', { ID_ORDEN: order, CUERPO: sampleTransport('1').body });
  const { DOCUMENTOS } = (await call('dva', 'derive', { ID_ORDEN: order })).result;
  const dvas = DOCUMENTOS.map((each: { header: { ID: string } }) => each.header.ID);
  expect(dvas).toHaveLength(2);
  for (const id of dvas)
    await patch(
      'dva',
      id,
      Object.fromEntries(Object.entries(DVA).map(([name, value]) => [`DVA.${name}`, value])),
    );
  return { order, invoice: invoices[0]!, dvas };
}
const print = (ID_ORDEN: string, BORRADOR?: boolean) =>
  call('dva', 'printSummary', { ID_ORDEN, ...(BORRADOR ? { BORRADOR } : {}) });
const codes = ({ error }: Answer) => (error?.problems ?? []).map(({ code }: Problem) => code);

it('no final summary shows a DVA whose invoice changed, also when it was printed before', async () => {
  const { order, invoice, dvas } = await formed();
  const first = await print(order);
  expect(first.error).toBeUndefined();
  await patch('invoices', invoice, { 'ITEMS[0].VALOR_ITEM': '7000.00' });
  const refused = await print(order);
  expect([refused.status, refused.error?.code]).toEqual([422, 'rejected']);
  expect(codes(refused)).toContain('sources.changed');
  // The draft has its mark and goes on.
  expect((await print(order, true)).result).toMatchObject({ ESTADO: 'LISTA' });
  await call('dva', 'derive', { ID_ORDEN: order, ID: dvas[0] });
  const again = await print(order);
  expect(again.error).toBeUndefined();
  expect(again.result.SHA256).not.toBe(first.result.SHA256);
});

it('one that was left as it is with a reason goes into a final summary', async () => {
  const { order, invoice, dvas } = await formed();
  await patch('invoices', invoice, { 'ITEMS[0].MARCA': 'OTRA' });
  expect(codes(await print(order))).toContain('sources.changed');
  const { LOCK } = (await call('dva', 'open', { ID: dvas[0] })).result.header;
  const kept = { ID: dvas[0], LOCK, MOTIVO: 'El proveedor confirmó la primera marca' };
  expect((await call('dva', 'keepSources', kept)).error).toBeUndefined();
  expect((await print(order)).error).toBeUndefined();
});

it('an error of an invoice bars the final summary of its order', async () => {
  const { order, invoice, dvas } = await formed();
  await patch('invoices', invoice, { 'FACTURA.VALOR_FOB': '500.00' });
  await call('dva', 'derive', { ID_ORDEN: order, ID: dvas[0] });
  const refused = await print(order);
  expect(codes(refused)).toContain('sources.problem');
  expect((await print(order, true)).error).toBeUndefined();
});
