import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { createUsers } from '../../functions/users/handler.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import type { CostRow } from '../../shared/work-orders/costs/procedures.ts';
import type * as Form from '../../shared/work-orders/costs/settlementForm.ts';
import type { AccountFacts } from '../../shared/work-orders/costs/settlementForm.ts';
import { writeOptions } from '../../shared/users/options/optionText.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';

/** What the settlements were printed of. */
const printed = vi.hoisted((): { facts?: unknown } => ({}));
vi.mock('../../shared/work-orders/costs/settlementForm.ts', async (original) => {
  const form = await original<typeof Form>();
  return {
    ...form,
    settlementLayout: (facts: AccountFacts) => form.settlementLayout((printed.facts = facts)),
  };
});

let { world, ana, call, derived, patch } = {} as TwoAgencies;
beforeAll(async () => {
  ({ world, ana, call, derived, patch } = await startTwoAgencies());
});
afterAll(() => world.stop());

const onOrder = (procedure: string, params: unknown, as = ana) =>
  world.call(
    createWorkOrders(async () => world.services),
    procedure,
    params,
    as,
  );
const costs = async (ID: string) =>
  (await onOrder('costs', { ID })).result as {
    GASTOS: CostRow[];
    TOTALES: Record<string, { LOCAL: string }>;
  };
const sum = (rows: readonly CostRow[]): string =>
  (rows.reduce((cents, { LOCAL }) => cents + Math.round(Number(LOCAL) * 100), 0) / 100).toFixed(2);
const account = async (ID: string): Promise<string> => {
  const { NIT_IMPORTADOR: NIT } = (await onOrder('open', { ID })).result.body.ORDEN;
  return (await onOrder('account', { NIT })).result.SALDO.LOCAL;
};

/** A line as the dialog sends it back: as it was read, with what the person chose. */
const say = (ID: string, { ID_GASTO, LOCK, GASTO }: CostRow, chosen: Record<string, string>) => {
  const { ORIGEN: _origin, ...own } = GASTO;
  return onOrder('saveCost', { ID, ID_GASTO, LOCK, GASTO: { ...own, ...chosen } });
};
const DIRECT = { PAGADO_POR: 'CLIENTE', CARGO_CLIENTE: '0' };

async function accepted(number: string): Promise<{ ID: string; orderId: string }> {
  const { id, lock, orderId } = await derived(number);
  await call('transmit', { ID: id, LOCK: lock });
  await world.pump();
  return { ID: id, orderId };
}

/** Has the authority accept the declaration with more freight, and thereby more taxes. */
async function dearer(ID: string): Promise<void> {
  const open = async () => (await call('open', { ID })).result;
  const { header, body } = await open();
  const MOTIVO = 'El flete que cobró la naviera es mayor.';
  const amended = (await call('amend', { ID, LOCK: header.LOCK, MOTIVO })).result;
  const total = (Number(body.DUCA.TOTAL_FLETE_DOLARES) + 100).toFixed(2);
  const saved = await patch(ID, amended.LOCK, {
    'FRACCIONES[0].VALOR_FLETE': (Number(body.FRACCIONES[0].VALOR_FLETE) + 100).toFixed(2),
    'DUCA.TOTAL_FLETE_DOLARES': total,
    'DVAS[0].VALOR_FLETE': total,
  });
  const sent = await call('sendAmendment', { ID, LOCK: saved.result.header.LOCK });
  expect(sent.error).toBeUndefined();
  await world.pump();
  expect((await open()).header.ESTADO).toBe('ACEPTADA');
}

describe('taxes that the client paid directly', () => {
  it('stand under «Pagado por el cliente» and not in the balance, on the page, in the account and in the settlement', async () => {
    const { orderId } = await accepted('1236000740');
    const before = await costs(orderId);
    const owed = sum(before.GASTOS);
    expect(before.TOTALES['SALDO']!.LOCAL).toBe(owed);
    const charged = await account(orderId);
    for (const row of before.GASTOS) {
      const said = await say(orderId, row, DIRECT);
      expect(said.error).toBeUndefined();
      expect(said.result.GASTO).toMatchObject({
        ...DIRECT,
        MONTO: row.GASTO['MONTO'],
        ORIGEN: row.GASTO['ORIGEN'],
      });
    }
    const { TOTALES } = await costs(orderId);
    expect([TOTALES['DIRECTOS']!.LOCAL, TOTALES['SALDO']!.LOCAL]).toEqual([owed, '0.00']);
    expect((Number(charged) - Number(owed)).toFixed(2)).toBe(await account(orderId));

    expect((await onOrder('settlement', { ID: orderId })).error).toBeUndefined();
    const { lines, totals } = printed.facts as AccountFacts;
    expect(new Set(lines.map(({ PLACE }) => PLACE))).toEqual(new Set(['DIRECTOS']));
    expect([totals.DIRECTOS.LOCAL, totals.SALDO.LOCAL]).toEqual([owed, '0.00']);
  });

  it('stay so when a rectification makes them more, and when the news of the first acceptance comes again', async () => {
    const { ID, orderId } = await accepted('1236000741');
    const { GASTOS } = await costs(orderId);
    for (const row of GASTOS) await say(orderId, row, DIRECT);
    await dearer(ID);
    for (const body of world.handled) await world.deliver(body);
    const after = await costs(orderId);
    expect(after.GASTOS.length).toBeGreaterThan(GASTOS.length);
    for (const { GASTO } of after.GASTOS) expect(GASTO).toMatchObject(DIRECT);
    expect(after.TOTALES['SALDO']!.LOCAL).toBe('0.00');
  });

  it('are no other amount, day or paper by a person’s word, and are not taken out', async () => {
    const { orderId } = await accepted('1236000742');
    const [row] = (await costs(orderId)).GASTOS;
    for (const [name, value] of [
      ['MONTO', '1.00'],
      ['FECHA', '2026-11-01'],
      ['ID_CONCEPTO', 'MULTA'],
      ['RECIBO', 'fil-1'],
    ]) {
      const { error } = await say(orderId, row!, { ...DIRECT, [name!]: value! });
      expect(error, name).toMatchObject({
        code: 'document.not-yours',
        message: expect.stringMatching(/quién lo pagó/),
      });
    }
    expect((await say(orderId, row!, { PAGADO_POR: 'OTRO' })).error!.problems[0]).toMatchObject({
      path: 'GASTO.PAGADO_POR',
    });
    const gone = await onOrder('removeCost', { ID: orderId, ID_GASTO: row!.ID_GASTO, LOCK: row!.LOCK });
    expect(gone.error!.code).toBe('document.not-yours');
    expect((await costs(orderId)).GASTOS.find(({ ID_GASTO }) => ID_GASTO === row!.ID_GASTO)).toEqual(row);
    const reader = await world.person('uno', 'lectora');
    await world.services.database.aside({
      kind: 'update',
      table: 'users',
      key: userRowKey('uno', reader.id),
      set: { PERMISOS: [{ ID_MODULO: 'work-orders', ID_OBJETO: 'costos', CLAVE: 'escribir', VALOR: '0' }] },
    });
    const params = { ID: orderId, ID_GASTO: row!.ID_GASTO, LOCK: row!.LOCK, GASTO: DIRECT };
    expect((await onOrder('saveCost', params, reader)).error!.code).toBe('permission.denied');
  });

  it('enter so by themselves where the company says that its clients pay them', async () => {
    const key = userRowKey('uno', ana.id);
    await world.services.database.aside({ kind: 'update', table: 'users', key, set: { SUPER: '1' } });
    const users = createUsers(async () => world.services);
    const option = { OPCION: 'cat_sys_parametros.ACTIVO', CLAVE: 'TRIBUTOS_PAGA_CLIENTE' };
    const set = async (VALOR: string) =>
      world.call(
        users,
        'saveGlobalConfiguration',
        { CONFIGURACION: writeOptions([{ ...option, VALOR }]) },
        ana,
      );
    expect((await set('1')).error).toBeUndefined();
    const { orderId } = await accepted('1236000743');
    const { GASTOS, TOTALES } = await costs(orderId);
    for (const { GASTO } of GASTOS) expect(GASTO).toMatchObject(DIRECT);
    expect([TOTALES['DIRECTOS']!.LOCAL, TOTALES['SALDO']!.LOCAL]).toEqual([sum(GASTOS), '0.00']);
    // One that the agency paid all the same is charged again.
    const back = await say(orderId, GASTOS[0]!, { PAGADO_POR: 'AGENCIA', CARGO_CLIENTE: '1' });
    expect(back.error).toBeUndefined();
    expect((await costs(orderId)).TOTALES['SALDO']!.LOCAL).toBe(GASTOS[0]!.LOCAL);
    await set('');
  });
});
