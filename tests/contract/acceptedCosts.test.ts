import { ReceiveMessageCommand } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { queueUrl } from '../../functions/runtime/config.ts';
import { awsClients } from '../../functions/runtime/clients.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import type { CostRow } from '../../shared/work-orders/costs/procedures.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';

let { world, ana, call, derived } = {} as TwoAgencies;
beforeAll(async () => {
  ({ world, ana, call, derived } = await startTwoAgencies());
});
afterAll(() => world.stop());

it('an accepted declaration brings its taxes into the order’s costs once, and tells who sent it', async () => {
  const { id, lock, orderId } = await derived('1236000730');
  await call('transmit', [id, String(lock)]);
  await world.pump();
  for (const body of world.handled) await world.deliver(body);
  const { TRIBUTOS, DUCA } = (await call('open', [id, ''])).result.body;
  const owed = (TRIBUTOS as { IMPORTE: string }[]).filter(({ IMPORTE }) => Number(IMPORTE) > 0);
  expect(owed.length).toBeGreaterThan(0);

  const orders = createWorkOrders(async () => world.services);
  const { GASTOS, TOTALES } = (await world.call(orders, 'costs', [orderId], ana)).result;
  const rows = GASTOS as CostRow[];
  expect(rows.map((row) => row.LOCAL).sort()).toEqual(owed.map(({ IMPORTE }) => IMPORTE).sort());
  for (const row of rows) {
    expect(row.GASTO).toMatchObject({ ID_CONCEPTO: 'IMPUESTO', CARGO_CLIENTE: '1', ORIGEN: id });
    expect(row.GASTO['TIPO_CAMBIO']).toBe(DUCA.TIPO_CAMBIO);
  }
  const sum = owed.reduce((cents, { IMPORTE }) => cents + Math.round(Number(IMPORTE) * 100), 0);
  expect(Math.round(Number(TOTALES.SALDO.LOCAL) * 100)).toBe(sum);
  const { ORIGEN: _origin, ...GASTO } = rows[0]!.GASTO;
  const changed = { ID: orderId, ID_GASTO: rows[0]!.ID_GASTO, LOCK: 1, GASTO };
  expect((await world.call(orders, 'saveCost', changed, ana)).error!.code).toBe('document.not-yours');

  const { sqs } = awsClients();
  const { Messages = [] } = await sqs.send(
    new ReceiveMessageCommand({ QueueUrl: queueUrl('notification-jobs'), MaxNumberOfMessages: 10 }),
  );
  const facts = Messages.map(({ Body }) => JSON.parse(Body ?? '{}') as Record<string, string>);
  expect(facts.length).toBeGreaterThan(0);
  for (const fact of facts)
    expect(fact).toMatchObject({ kind: 'outcome', module: 'duca', document: id, users: ana.id });
  expect(new Set(facts.map((fact) => fact['id'])).size).toBeLessThanOrEqual(2);
});
