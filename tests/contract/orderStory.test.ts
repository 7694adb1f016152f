import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInvoices } from '../../functions/invoices/handler.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { referenceFor } from '../../functions/runtime/reference.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { costKey } from '../../functions/work-orders/costs/costRows.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import type { CostRow } from '../../shared/work-orders/costs/procedures.ts';
import type { StoryEvent } from '../../shared/work-orders/talk/procedures.ts';
import { costColumns } from '../../web/app/orderCosts/costColumns.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';

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

it('the story says each cost as its list does', async () => {
  const orders = createWorkOrders(async () => world.services);
  const ana = await world.person('a', 'ana');
  const done = async (procedure: string, params: object): Promise<Answer['result']> => {
    const { result, error } = await world.call(orders, procedure, params, ana);
    expect(error).toBeUndefined();
    return result;
  };
  const ID: string = (await done('create', { CUERPO: {} })).header.ID;
  const freight = {
    ...{
      ID_CONCEPTO: 'FLETE',
      FECHA: '2026-11-19',
      ID_MONEDA: 'GTQ',
      TIPO_CAMBIO: '8',
      PAGADO_POR: 'AGENCIA',
    },
    ...{
      CARGO_CLIENTE: '1',
      MONTO: '100',
      IMPUESTO: '12',
      DESCRIPCION: 'Flete marítimo',
      PROVEEDOR: 'Naviera',
    },
  };
  const refund = { ...freight, ID_CONCEPTO: 'DEVOLUCION', IMPUESTO: '', DESCRIPCION: '', PROVEEDOR: '' };
  const saved = await done('saveCost', { ID, GASTO: freight });
  await done('saveCost', { ID, GASTO: refund });
  const key = costKey(jobScope('a', 'GT'), ID, saved.ID_GASTO);
  const set = { ANULADA: '1' };
  await world.services.database.aside({ kind: 'update', table: 'work-orders', key, set });
  const { HECHOS } = await done('story', { ID });
  const told = (HECHOS as StoryEvent[]).filter(({ CLASE }) => CLASE === 'GASTO').map(({ TEXTO }) => TEXTO);
  const columns = costColumns(await referenceFor(world.services, 'GT', shippedCatalogues), 'GTQ');
  const { GASTOS } = await done('costs', { ID });
  expect(GASTOS).toHaveLength(2);
  for (const row of GASTOS as CostRow[]) {
    const [concept, description, local, dollars] = ['ID_CONCEPTO', 'DESCRIPCION', 'LOCAL', 'DOLARES'].map(
      (name) => columns.find((column) => column.name === name)!.text(row),
    );
    const amount = `${concept}: GTQ ${local} (US$ ${dollars})`;
    expect(told.filter((text) => text.startsWith(amount) && text.includes(description!))).toHaveLength(1);
  }
  expect(told.toSorted()).toEqual([
    expect.stringMatching(/^Devolución.*: GTQ -100\.00 \(US\$ -12\.50\)$/),
    expect.stringMatching(
      /: GTQ 112\.00 \(US\$ 14\.00\) · Flete marítimo \(declaración anulada\) · Naviera$/,
    ),
  ]);
});
