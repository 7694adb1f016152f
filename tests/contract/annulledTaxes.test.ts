import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { formatAmount } from '../../shared/foundation/decimal/amount.ts';
import type { CostRow } from '../../shared/work-orders/costs/procedures.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';

// What an annulled declaration charged to the client: it is said, and a person takes it out or leaves it.

let { world, ana, call, derived } = {} as TwoAgencies;
let orders: ReturnType<typeof createWorkOrders>;
beforeAll(async () => {
  ({ world, ana, call, derived } = await startTwoAgencies());
  orders = createWorkOrders(async () => world.services);
});
afterAll(() => world.stop());

const WHY = 'Se declaró el embarque de otro cliente.';
const ofOrder = async (procedure: string, params: Record<string, unknown>) => {
  const { result, error } = await world.call(orders, procedure, params, ana);
  expect(error).toBeUndefined();
  return result;
};
const costs = async (ID: string) =>
  (await ofOrder('costs', { ID })) as {
    GASTOS: CostRow[];
    TOTALES: Record<'SALDO' | 'DIRECTOS', { LOCAL: string }>;
  };
const told = async (ID: string): Promise<string[]> =>
  ((await ofOrder('logEntries', { ID })) as { TEXTO: string }[]).map(({ TEXTO }) => TEXTO);
const lock = async (ID: string): Promise<number> => (await call('open', { ID })).result.header.LOCK;

interface Declared {
  id: string;
  orderId: string;
}
async function accepted(number: string): Promise<Declared> {
  const { id, lock: LOCK, orderId } = await derived(number);
  await call('transmit', { ID: id, LOCK });
  await world.pump();
  return { id, orderId };
}
async function annulled(number: string): Promise<Declared> {
  const own = await accepted(number);
  await call('withdraw', { ID: own.id, LOCK: await lock(own.id), MOTIVO: WHY });
  await world.pump();
  return own;
}
const remove = ({ ID_GASTO, LOCK }: CostRow, ID: string) =>
  world.call(orders, 'removeCost', { ID, ID_GASTO, LOCK }, ana);

describe('the taxes that an annulled DUCA charged', () => {
  it('stay in the account, are marked, and the order says once what they add up to and what to do', async () => {
    const { id, orderId } = await annulled('1236000651');
    for (const body of world.handled) await world.deliver(body);
    const { GASTOS, TOTALES } = await costs(orderId);
    expect(GASTOS.length).toBeGreaterThan(0);
    for (const { ANULADA, GASTO } of GASTOS) expect([ANULADA, GASTO['ORIGEN']]).toEqual(['1', id]);
    const said = (await told(orderId)).filter((text) => text.includes('siguen en su cuenta'));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(GASTOS[0]!.GASTO['DOCUMENTO']);
    expect(said[0]).toContain(
      Number(TOTALES.SALDO.LOCAL).toLocaleString('en-US', { minimumFractionDigits: 2 }),
    );
  });

  it('are taken out by a person, the balance with them, and nothing charges them again', async () => {
    const { orderId } = await annulled('1236000652');
    const { GASTOS } = await costs(orderId);
    for (const row of GASTOS) expect((await remove(row, orderId)).error).toBeUndefined();
    for (const body of world.handled) await world.deliver(body);
    const after = await costs(orderId);
    expect([after.GASTOS, after.TOTALES.SALDO.LOCAL]).toEqual([[], '0.00']);
  });

  it('are not taken out while the declaration stands, nor changed by anybody', async () => {
    const { orderId } = await accepted('1236000653');
    const [row] = (await costs(orderId)).GASTOS;
    expect(row!.ANULADA).toBe('');
    expect((await remove(row!, orderId)).error!.code).toBe('document.not-yours');
    const own = await annulled('1236000654');
    const [dead] = (await costs(own.orderId)).GASTOS;
    const { ORIGEN: _origin, ...GASTO } = dead!.GASTO;
    const less = { ...GASTO, MONTO: '1.00' };
    const changed = { ID: own.orderId, ID_GASTO: dead!.ID_GASTO, LOCK: dead!.LOCK, GASTO: less };
    expect((await world.call(orders, 'saveCost', changed, ana)).error!.code).toBe('document.not-yours');
  });

  it('keep no importer in the order once they are taken out', async () => {
    const { orderId } = await annulled('1236000655');
    const importer = async () => {
      const { LOCK } = (await ofOrder('open', { ID: orderId })).header;
      const CAMBIOS = [{ op: 'set', path: 'ORDEN.NIT_IMPORTADOR', value: '44444443' }];
      return world.call(orders, 'patch', { ID: orderId, LOCK, CAMBIOS }, ana);
    };
    expect((await importer()).error!.message).toContain('Quítelos primero en «Gastos»');
    for (const row of (await costs(orderId)).GASTOS) await remove(row, orderId);
    expect((await importer()).error).toBeUndefined();
  });

  it('says of an annulled declaration’s taxes what is in the account, and apart what the client paid at the bank', async () => {
    const own = await accepted('1236000656');
    const [first, ...others] = (await costs(own.orderId)).GASTOS;
    for (const { ID_GASTO, LOCK } of others) {
      const GASTO = { PAGADO_POR: 'CLIENTE', CARGO_CLIENTE: '0' };
      await ofOrder('saveCost', { ID: own.orderId, ID_GASTO, LOCK, GASTO });
    }
    await call('withdraw', { ID: own.id, LOCK: await lock(own.id), MOTIVO: WHY });
    await world.pump();
    const { TOTALES } = await costs(own.orderId);
    expect(TOTALES.SALDO.LOCAL).toBe(first!.LOCAL);
    const [said] = (await told(own.orderId)).filter((text) => text.startsWith('Se anuló'));
    expect(said).toContain(
      `: los tributos que cargó al cliente, GTQ ${formatAmount(first!.LOCAL, 2)}, siguen en su cuenta; los que el cliente pagó en el banco, GTQ ${formatAmount(TOTALES.DIRECTOS.LOCAL, 2)}, no están en su cuenta. Si no se pagaron, quítelos`,
    );
  });
});
