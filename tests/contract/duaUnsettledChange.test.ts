import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createReports } from '../../functions/reports/handler.ts';
import { rebuildCompany } from '../../functions/reports/rebuild.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { startSarahAgency, type SarahAgency } from './duaWorld.ts';

// A modification that SARAH takes, with a liquidation of its own or without one: what is told as hers is of that version.

let world: SarahAgency['world'];
let ana: SarahAgency['ana'];
let call: SarahAgency['call'];
let next = 1456000760;
let NUMBER = '';
let ID = '';
let orderId = '';

beforeAll(async () => {
  ({ world, ana, call } = await startSarahAgency());
});
afterAll(() => world.stop());

const open = async (VERSION?: number) =>
  (await call('open', { ID, ...(VERSION === undefined ? {} : { VERSION }) })).result;
const lock = async (): Promise<number> => (await open()).header.LOCK;
async function write(path: string, value: string): Promise<void> {
  const CAMBIOS = [{ op: 'set', path, value }];
  expect((await call('patch', { ID, LOCK: await lock(), CAMBIOS })).error).toBeUndefined();
}

type Rows = readonly Record<string, string>[];
const cents = (rows: Rows, name: string): number =>
  rows.reduce((all, each) => all + Math.round(Number(each[name]) * 100), 0);

beforeEach(async () => {
  NUMBER = String((next += 1));
  orderId = await world.seed('h', NUMBER);
  ({ ID } = (await call('derive', { ID_ORDEN: orderId })).result.header);
  await write('DECLARACION.ID_FORMA_PAGO', 'CR');
  await call('register', { ID, LOCK: await lock() });
  await world.pump();
});

/** A modification by which more is owed, which SARAH takes so; the version that was registered. */
async function modify(answer: 'accept' | 'no-liquidation'): Promise<number> {
  const { header } = await open();
  const MOTIVO = 'Faltaba incluir en el valor lo que se paga aparte.';
  expect((await call('amend', { ID, LOCK: header.LOCK, MOTIVO })).error).toBeUndefined();
  await write('DETALLE_MERCANCIAS[0].AJUSTE_INCLUIR', '100.00');
  world.authorities.sarah.mood.queued.set(NUMBER, [answer]);
  expect((await call('sendAmendment', { ID, LOCK: await lock() })).error).toBeUndefined();
  await world.pump();
  expect((await open()).body.VERSIONES_ACEPTADAS).toHaveLength(2);
  return header.VERSION;
}

it('without a liquidation it is told by our own figures, charged by them, and the older liquidation stays in the history', async () => {
  const before = (await open()).body;
  const registered = await modify('no-liquidation');
  for (const news of world.handled) await world.deliver(news);
  const { body } = await open();
  expect(body.SARAH_LIQUIDACION.TOTAL_PAGAR).toBe('');
  expect([body.SARAH_ITEMS, body.SARAH_ITEM_TRIBUTOS, body.SARAH_TRIBUTOS]).toEqual([[], [], []]);
  const owed = cents(body.LIQUIDACION_TRIBUTOS, 'IMPORTE');
  expect(owed).toBeGreaterThan(cents(before.SARAH_TRIBUTOS, 'IMPORTE'));

  const orders = createWorkOrders(async () => world.services);
  const { GASTOS } = (await world.call(orders, 'costs', [orderId], ana)).result;
  expect(cents(GASTOS, 'LOCAL')).toBe(owed);
  await rebuildCompany({ services: world.services, scope: jobScope('h', 'HN') });
  const reports = createReports(async () => world.services);
  const { FILAS } = (await world.call(reports, 'run', { REPORTE: 'declarations' }, ana)).result;
  expect(
    cents(
      (FILAS as Rows).filter((each) => each['ID'] === ID),
      'TRIBUTOS',
    ),
  ).toBe(owed);

  const then = (await open(registered)).body;
  expect(then.SARAH_LIQUIDACION).toEqual(before.SARAH_LIQUIDACION);
  expect(then.SARAH_TRIBUTOS).toEqual(before.SARAH_TRIBUTOS);
});

it('with a liquidation of its own it is told by that, however often the news comes', async () => {
  const before = (await open()).body;
  await modify('accept');
  for (const news of world.handled) await world.deliver(news);
  const { body } = await open();
  expect(body.SARAH_LIQUIDACION.TOTAL_PAGAR).toBe(body.LIQUIDACION.TOTAL_PAGAR);
  expect(body.SARAH_LIQUIDACION.TOTAL_PAGAR).not.toBe(before.SARAH_LIQUIDACION.TOTAL_PAGAR);
});

it('a modification that is begun after one without a liquidation and given up leaves it so', async () => {
  await modify('no-liquidation');
  const { header, body } = await open();
  await call('amend', { ID, LOCK: header.LOCK, MOTIVO: 'Se pensó que faltaba algo.' });
  await write('DECLARACION.OBSERVACIONES', 'LO QUE NO SERÁ');
  await call('dropAmendment', { ID, LOCK: await lock() });
  expect((await open()).body).toEqual(body);
});
