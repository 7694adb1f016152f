import { afterAll, beforeAll, expect, it } from 'vitest';
import { createReports } from '../../functions/reports/handler.ts';
import { rebuildCompany } from '../../functions/reports/rebuild.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { giveAnyway } from './giveAnyway.ts';
import { startWorld, type Person, type World } from './world.ts';

let world: World;
let ana: Person;
beforeAll(async () => {
  world = await startWorld();
  await world.company('a', 'GT', { REGISTRO_DECLARANTE: '123' });
  ana = await world.person('a', 'ana');
});
afterAll(() => world.stop());

const VOLCAN = { NIT_IMPORTADOR: '81237642', NOMBRE_IMPORTADOR: 'Distribuidora El Volcán' };
const MOLINO = { NIT_IMPORTADOR: '44444443', NOMBRE_IMPORTADOR: 'Molino' };

it('names in a balance the client whose number stands beside it, though the order has another importer now', async () => {
  const orders = createWorkOrders(async () => world.services);
  const call = (procedure: string, params: unknown) => world.call(orders, procedure, params, ana);
  const { header } = (await call('create', { CUERPO: { ORDEN: VOLCAN } })).result;
  const GASTO = {
    ...{ ID_CONCEPTO: 'FLETE', FECHA: '2026-11-19', ID_MONEDA: 'USD', TIPO_CAMBIO: '7.73901', MONTO: '100' },
    ...{ PAGADO_POR: 'AGENCIA', CARGO_CLIENTE: '1', DESCRIPCION: 'Flete marítimo' },
  };
  expect((await call('saveCost', { ID: header.ID, GASTO })).status).toBe(200);
  await giveAnyway(world, header.ID, MOLINO);
  expect((await call('saveCost', { ID: header.ID, GASTO })).status).toBe(200);

  await rebuildCompany({ services: world.services, scope: jobScope('a', 'GT') });
  const group = createReports(async () => world.services);
  const told = async (REPORTE: string) =>
    (await world.call(group, 'run', { REPORTE }, ana)).result.FILAS as Record<string, string>[];
  const known = [VOLCAN, MOLINO].map((each) => [each.NIT_IMPORTADOR, each.NOMBRE_IMPORTADOR]);
  const named = (await told('balances')).map(({ NIT, CLIENTE }) => [NIT?.replace('-', ''), CLIENTE]);
  expect(named.length).toBeGreaterThan(0);
  for (const each of named) expect(known).toContainEqual(each);
  expect(await told('costs')).toHaveLength(2);
});
