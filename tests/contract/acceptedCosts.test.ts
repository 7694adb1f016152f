import { ReceiveMessageCommand } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queueUrl } from '../../functions/runtime/config.ts';
import { awsClients } from '../../functions/runtime/clients.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import type { CostRow } from '../../shared/work-orders/costs/procedures.ts';
import { accepted, news } from './declarationNews.ts';
import { giveAnyway } from './giveAnyway.ts';
import { interrupted } from './interrupted.ts';
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
  const changed = { ID: orderId, ID_GASTO: rows[0]!.ID_GASTO, LOCK: 1, GASTO: { ...GASTO, MONTO: '1.00' } };
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

describe('a tax that is charged while its order gets another importer', () => {
  const MOLINO = { NIT_IMPORTADOR: '44444443', NOMBRE_IMPORTADOR: 'Molino' };
  const orders = () => createWorkOrders(async () => world.services);
  const ofOrder = async (procedure: string, params: unknown) => {
    const { result, error } = await world.call(orders(), procedure, params, ana);
    expect(error).toBeUndefined();
    return result;
  };
  const owes = async (NIT: string): Promise<string> => (await ofOrder('account', { NIT })).SALDO.LOCAL;

  const toMolino = Object.entries(MOLINO).map(([name, value]) => ({
    op: 'set',
    path: `ORDEN.${name}`,
    value,
  }));

  async function giveToMolino(ID: string): Promise<void> {
    const { LOCK } = (await ofOrder('open', { ID })).header;
    await ofOrder('patch', { ID, LOCK, CAMBIOS: toMolino });
  }

  it('goes into the account of the one whom the order has then, and is there once', async () => {
    const { id, lock, orderId } = await derived('1236000732');
    const { ID_TRANSMISION: of } = (await call('transmit', { ID: id, LOCK: lock })).result;
    const former = (await ofOrder('open', { ID: orderId })).body.ORDEN.NIT_IMPORTADOR as string;
    const before = await owes(former);
    const late = interrupted(world.services, () => giveToMolino(orderId), { table: 'work-orders' });
    const told = { ID: id, of, set: { state: 'ACCEPTED', facts: accepted() } } as const;
    await news({ services: late.services }, told);
    expect(late.happened()).toBe(true);
    const { TOTALES } = await ofOrder('costs', { ID: orderId });
    expect(Number(TOTALES.SALDO.LOCAL)).toBeGreaterThan(0);
    expect([await owes(former), await owes(MOLINO.NIT_IMPORTADOR)]).toEqual([before, TOTALES.SALDO.LOCAL]);
    await news(world, told);
    expect(await owes(MOLINO.NIT_IMPORTADOR)).toBe(TOTALES.SALDO.LOCAL);
  });

  it('stays in the account of the former one where it was charged first', async () => {
    const { id, lock, orderId } = await derived('1236000733');
    const { ID_TRANSMISION: of } = (await call('transmit', { ID: id, LOCK: lock })).result;
    const [former, before] = [
      (await ofOrder('open', { ID: orderId })).body.ORDEN.NIT_IMPORTADOR as string,
      await owes(MOLINO.NIT_IMPORTADOR),
    ];
    const told = { ID: id, of, set: { state: 'ACCEPTED', facts: accepted() } } as const;
    await news(world, told);
    const charged = await owes(former);
    const { LOCK } = (await ofOrder('open', { ID: orderId })).header;
    const asked = { ID: orderId, LOCK, CAMBIOS: toMolino };
    const { error } = await world.call(orders(), 'patch', asked, ana);
    expect(error!.message).toContain('tributos de una declaración aceptada, que no se quitan');
    await giveAnyway(world, orderId, MOLINO, 'uno');
    await news(world, told);
    expect([await owes(former), await owes(MOLINO.NIT_IMPORTADOR)]).toEqual([charged, before]);
  });
});
