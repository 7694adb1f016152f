import { afterAll, beforeAll, expect, it } from 'vitest';
import { createReports } from '../../functions/reports/handler.ts';
import { rebuildCompany } from '../../functions/reports/rebuild.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { startSarahAgency, type SarahAgency } from './duaWorld.ts';

let world: SarahAgency['world'];
let ana: SarahAgency['ana'];
beforeAll(async () => {
  ({ world, ana } = await startSarahAgency());
});
afterAll(() => world.stop());

type Rows = readonly Record<string, string>[];
const cents = (rows: Rows, name: string): number =>
  rows.reduce((all, each) => all + Math.round(Number(each[name]) * 100), 0);

it('reports and statistics tell what SARAH settled of a DUA that it values higher, as its order was charged', async () => {
  const ID_ORDEN = await world.seed('h', '1456000955');
  const { ID, LOCK } = (await world.call(world.dua, 'derive', { ID_ORDEN }, ana)).result.header;
  const CAMBIOS = [{ op: 'set', path: 'DECLARACION.ID_FORMA_PAGO', value: 'CR' }];
  const saved = await world.call(world.dua, 'patch', { ID, LOCK, CAMBIOS }, ana);
  const sent = await world.call(world.dua, 'register', { ID, LOCK: saved.result.header.LOCK }, ana);
  expect(sent.error).toBeUndefined();
  await world.pump();
  for (const body of world.handled) await world.deliver(body);
  const { body } = (await world.call(world.dua, 'open', { ID }, ana)).result;
  const orders = createWorkOrders(async () => world.services);
  const { GASTOS } = (await world.call(orders, 'costs', [ID_ORDEN], ana)).result;
  const charged = cents(GASTOS, 'LOCAL');
  expect(charged).toBe(cents(body.SARAH_TRIBUTOS, 'IMPORTE'));
  expect(charged).not.toBe(cents(body.LIQUIDACION_TRIBUTOS, 'IMPORTE'));

  await rebuildCompany({ services: world.services, scope: jobScope('h', 'HN') });
  const group = createReports(async () => world.services);
  const rowsOf = async (REPORTE: string): Promise<Rows> =>
    (await world.call(group, 'run', { REPORTE }, ana)).result.FILAS;
  for (const name of ['taxesByClient', 'taxesByMonth', 'origins', 'channels'])
    expect(cents(await rowsOf(name), 'IMPORTE'), name).toBe(charged);
  for (const name of ['declarations', 'lines'])
    expect(cents(await rowsOf(name), 'TRIBUTOS'), name).toBe(charged);
  const { TRIBUTOS } = (await world.call(group, 'statistics', { DIAS: 30 }, ana)).result;
  expect(cents(TRIBUTOS, 'IMPORTE')).toBe(charged);
});
