import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInvoices } from '../../functions/invoices/handler.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { startWorld, type Person, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  await world.company('a', 'GT', { REGISTRO_DECLARANTE: '123' });
});
afterAll(() => world.stop());

it('tells the steps of an invoice to who may read invoices, and to nobody else of the agency', async () => {
  const services = async () => world.services;
  const orders = createWorkOrders(services);
  const ana = await world.person('a', 'ana');
  const clerk = await world.person('a', 'pedro');
  await world.services.database.write({
    kind: 'update',
    table: 'users',
    key: userRowKey('a', clerk.id),
    set: { APLICACIONES: { 'work-orders': { ACTIVO_USUARIO: '1', APLICACION_PERMITIDA: '1' } } },
  });
  const order = await world.call(orders, 'create', { CUERPO: {} }, ana);
  const ID: string = order.result.header.ID;
  const made = await world.call(
    createInvoices(services),
    'create',
    { ID_ORDEN: ID, CUERPO: { FACTURA: { NUMERO_FACTURA: 'EXP-04417' } } },
    ana,
  );
  expect(made.status).toBe(200);
  const told = async (as: Person): Promise<string> =>
    JSON.stringify((await world.call(orders, 'story', { ID }, as)).result);
  expect(await told(ana)).toContain('EXP-04417');
  expect(await told(clerk)).toContain('HECHOS');
  expect(await told(clerk)).not.toContain('EXP-04417');
});
