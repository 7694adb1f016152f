import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInvoices } from '../../functions/invoices/handler.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { sampleReference as reference } from '../../shared/catalogues/sampleReference.fixture.ts';
import { importParts, type ImportPart } from '../../shared/invoices/csv/importParts.ts';
import { writeInvoices } from '../../shared/invoices/csv/writeInvoices.ts';
import { completeInvoice } from '../../shared/invoices/sampleInvoice.fixture.ts';
import { startWorld, type Answer, type World } from './world.ts';

let world: World;
let orders: (procedure: string, params: unknown) => Promise<Answer>;
let call: (procedure: string, params: unknown) => Promise<Answer>;

beforeAll(async () => {
  world = await startWorld();
  await world.company('a', 'GT', { REGISTRO_DECLARANTE: '123' });
  const ana = await world.person('a', 'ana');
  const services = async () => world.services;
  const [invoices, workOrders] = [createInvoices(services), createWorkOrders(services)];
  call = (procedure, params) => world.call(invoices, procedure, params, ana);
  orders = (procedure, params) => world.call(workOrders, procedure, params, ana);
});
afterAll(() => world.stop());

const openOrder = async (): Promise<string> =>
  (await orders('create', { CUERPO: { ORDEN: {} } })).result.header.ID;
const numbered = (number: string) => ({
  ...completeInvoice(),
  FACTURA: { ...completeInvoice().FACTURA, NUMERO_FACTURA: number },
});

it('takes a file beyond a call in parts, each row by its number in the file, and goes on after a failure', async () => {
  const order = await openOrder();
  const bodies = Array.from({ length: 120 }, (_, at) => numbered(`P-${at}`));
  const { parts, problems } = importParts(writeInvoices(bodies), reference);
  expect([parts.length, problems]).toEqual([3, []]);
  const sendPart = ({ CSV, FILAS }: ImportPart, CONFIRMAR: boolean) =>
    call('importCsv', { ID_ORDEN: order, CSV, CONFIRMAR, FILAS });
  const second = (await sendPart(parts[1]!, false)).result.invoices;
  expect([second[0].NUMERO_FACTURA, second[0].FILAS]).toEqual(['P-50', '102-103']);
  const wrong = { ...parts[1]!, CSV: parts[1]!.CSV.replace('02/10/2026', '32/10/2026') };
  expect((await sendPart(wrong, true)).error!.message).toContain('Fila 102, Fecha de la factura');
  expect((await sendPart(parts[0]!, true)).result.CREADAS).toBe(50);
  // The whole file once more, as after a part that failed.
  const again = [];
  for (const part of parts) again.push((await sendPart(part, true)).result.CREADAS);
  expect(again).toEqual([0, 50, 20]);
  expect((await orders('file', [order])).result.documents.invoices).toHaveLength(120);
});

it('says what it cannot take at once, and what are no rows, before it does anything', async () => {
  const many = writeInvoices(Array.from({ length: 201 }, (_, at) => numbered(`M-${at}`)));
  const { error } = await call('importCsv', { CSV: many, CONFIRMAR: true });
  expect(error!.message).toBe(
    'El archivo trae 201 facturas y de una vez se importan hasta 200; divídalo en varios, con cada factura entera en uno.',
  );
  const rows = await call('importCsv', {
    CSV: writeInvoices([numbered('F-1')]),
    CONFIRMAR: true,
    FILAS: '2-999999999',
  });
  expect([rows.status, rows.error!.message]).toEqual([400, expect.stringContaining('FILAS')]);
  expect((await call('numberExists', ['M-0'])).result).toEqual([]);
});
