import { afterAll, beforeAll, expect, it } from 'vitest';
import { sha256 } from '../../functions/runtime/digest.ts';
import { readFacts, writeFacts } from '../../functions/reports/files/parquet.ts';
import { createReports } from '../../functions/reports/handler.ts';
import { rebuildCompany } from '../../functions/reports/rebuild.ts';
import { BUCKET, dayKey, dayObject, TABLE } from '../../functions/reports/rows.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';

let { world, ana, call, derived, patch } = {} as TwoAgencies;
let group: ReturnType<typeof createReports>;
const DAY = '2026-11-20';

const parts = () => ({ services: world.services, scope: jobScope('uno', 'GT') });
const rowsOf = async (REPORTE: string): Promise<Record<string, string>[]> =>
  (await world.call(group, 'run', { REPORTE }, ana)).result.FILAS;
const cents = (rows: readonly Record<string, string>[], name: string): number =>
  rows.reduce((all, each) => all + Math.round(Number(each[name]) * 100), 0);

/** An accepted declaration; its order. */
async function accepted(number: string, changes: Record<string, string> = {}): Promise<string> {
  const { id, lock, orderId } = await derived(number);
  const changed =
    Object.keys(changes).length > 0 ? (await patch(id, lock, changes)).result.header.LOCK : lock;
  expect((await call('transmit', [id, String(changed)])).error).toBeUndefined();
  await world.pump();
  for (const body of world.handled) await world.deliver(body);
  expect((await call('open', [id, ''])).result.body.DUCA.NUMERO_DUCA).not.toBe('');
  return orderId;
}

const costsOf = async (orderId: string): Promise<Record<string, string>[]> =>
  (
    await world.call(
      createWorkOrders(async () => world.services),
      'costs',
      [orderId],
      ana,
    )
  ).result.GASTOS;

let charged: number;
beforeAll(async () => {
  ({ world, ana, call, derived, patch } = await startTwoAgencies());
  group = createReports(async () => world.services);
  const paid = await accepted('1236000730');
  const forATime = await accepted('1236000731', {
    'DUCA.MODALIDAD': 'DT',
    'DUCA.FECHA_VENCIMIENTO': '2027-05-27',
  });
  charged = cents(await costsOf(paid), 'LOCAL');
  expect(await costsOf(forATime)).toEqual([]);
  await rebuildCompany(parts());
});
afterAll(() => world.stop());

it('a client paid what its orders were charged, and what was only guaranteed stands apart', async () => {
  expect(charged).toBeGreaterThan(0);
  for (const name of ['taxesByClient', 'taxesByMonth', 'origins', 'channels']) {
    const rows = await rowsOf(name);
    expect(cents(rows, 'IMPORTE'), name).toBe(charged);
    expect(cents(rows, 'GARANTIZADO'), name).toBe(charged);
  }
  const { TRIBUTOS } = (await world.call(group, 'statistics', { DIAS: 30 }, ana)).result;
  expect(cents(TRIBUTOS, 'IMPORTE')).toBe(charged);
});

it('a file that was made before guarantees stood apart is read, and brought right by the rebuild', async () => {
  const right = await rowsOf('taxesByClient');
  const bytes = await world.services.files.get(parts().scope, BUCKET, dayObject(DAY));
  const facts = await readFacts(bytes!);
  const old = writeFacts(
    facts.map((each) => (each.CLASE === 'garantia' ? { ...each, CLASE: 'tributo' } : each)),
  );
  await world.services.files.put(parts().scope, BUCKET, dayObject(DAY), old, 'x/y');
  const key = dayKey(parts().scope, DAY);
  await world.services.database.aside({ kind: 'update', table: TABLE, key, set: { HUELLA: sha256(old) } });

  const before = await rowsOf('taxesByClient');
  expect([cents(before, 'IMPORTE'), cents(before, 'GARANTIZADO')]).toEqual([2 * charged, 0]);
  expect((await rebuildCompany(parts())).days).toEqual([DAY]);
  expect(await rowsOf('taxesByClient')).toEqual(right);
});
