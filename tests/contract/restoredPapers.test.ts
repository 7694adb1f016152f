import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { awsClients } from '../../functions/runtime/clients.ts';
import { noteCompany } from '../../functions/users/workingCompanies.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import type { Row } from '../exportFolder.ts';
import { NOTHING, repairOutcomes } from './repairOutcomes.ts';
import { putBack, rowsNow, type State } from './tableStates.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';

// A table of what a DUCA uses or charges is put back alone, to before its seal (docs/runbooks/restore.md).

let { world, ana, call, derived } = {} as TwoAgencies;
let dynamo: DynamoDBClient;
let next = 1236001440;
let ID = '';
let orderId = '';
let draft: State;
beforeAll(async () => {
  ({ world, ana, call, derived } = await startTwoAgencies());
  dynamo = awsClients().dynamo;
  await noteCompany(world.services, { company: 'uno', country: 'GT' });
});
afterAll(() => world.stop());
beforeEach(async () => {
  ({ id: ID, orderId } = await derived(String((next += 1))));
  draft = await rowsNow(dynamo);
});

const WHY = { MOTIVO: 'El flete que cobró la naviera es mayor.' };
async function act(procedure: string, more = {}): Promise<void> {
  const { LOCK } = (await call('open', { ID })).result.header;
  expect((await call(procedure, { ID, LOCK, ...more })).error).toBeUndefined();
}
const state = async () => (await call('open', { ID })).result.header.ESTADO as string;
/** State and holder of each document of the order in that table. */
async function papers(table: string): Promise<string[]> {
  const rows: Row[] = [...(await rowsNow(dynamo)).get(table)!.values()];
  const own = rows.filter(({ sk, ID_ORDEN }) => sk!.S?.startsWith('H#') && ID_ORDEN?.S === orderId);
  return own.map(({ ID: id, ESTADO, USADO_POR }) => `${id!.S} ${ESTADO!.S} ${USADO_POR?.S ?? ''}`).sort();
}
async function costs() {
  const orders = createWorkOrders(async () => world.services);
  const { GASTOS, TOTALES } = (await world.call(orders, 'costs', [orderId], ana)).result;
  const lines = (GASTOS as { GASTO: object; ANULADA: string }[]).map(({ GASTO, ANULADA }) => [
    GASTO,
    ANULADA,
  ]);
  return { lines, TOTALES };
}

const repair = () => repairOutcomes(world, dynamo);

describe.each(['invoices', 'dva', 'transport-documents'])(
  'a table of %s that was put back alone',
  (table) => {
    it('its papers are closed again by their accepted DUCA, and a second order gives nothing', async () => {
      await act('transmit');
      await world.pump();
      const closed = await papers(table);
      expect(closed.length).toBeGreaterThan(0);
      for (const each of closed) expect(each).toContain(ID);
      expect(await repair()).toEqual(NOTHING);

      await putBack(dynamo, draft, table);
      expect(await papers(table)).not.toEqual(closed);
      const said = await repair();
      const many =
        closed.length === 1 ? '1 documento de la orden' : `${closed.length} documentos de la orden`;
      expect(said[0]).toMatch(/^uno: DUCA .*: lo que usa o cargó no está como este resultado lo dejó;/);
      expect(said[0]).toContain(`Son ${many}.`);
      expect(said).toContain(`Quedará como se dejó: ${many}.`);
      expect(await papers(table)).toEqual(closed);
      expect(await repair()).toEqual(NOTHING);
    });
  },
);

it('papers that an annulled DUCA held are free again', async () => {
  await act('transmit');
  await world.pump();
  const accepted = await rowsNow(dynamo);
  await act('withdraw', WHY);
  await world.pump();
  expect(await state()).toBe('DESISTIDA');
  const free = await papers('invoices');
  await putBack(dynamo, accepted, 'invoices');
  expect(await papers('invoices')).not.toEqual(free);
  expect((await repair())[0]).toContain('anulación');
  expect(await papers('invoices')).toEqual(free);
  expect(await repair()).toEqual(NOTHING);
});

it('papers of a DUCA that is being changed are named, and closed once the change is given up', async () => {
  await act('transmit');
  await world.pump();
  const closed = await papers('invoices');
  await act('amend', WHY);
  expect(await repair()).toEqual(NOTHING);
  await putBack(dynamo, draft, 'invoices');
  const said = await repair();
  expect(said[0]).toContain('lo que declara está abierto mientras se rectifica: nadie lo cambie.');
  expect(said.slice(1)).toEqual([...NOTHING, 'Sin entregar otra vez: 1 documento de la orden.']);
  await act('dropAmendment');
  expect(await repair()).not.toEqual(NOTHING);
  expect(await papers('invoices')).toEqual(closed);
  expect(await repair()).toEqual(NOTHING);
});

describe('a table of work orders that was put back alone', () => {
  it('an order is charged again what its accepted DUCA owes, and a second order gives nothing', async () => {
    await act('transmit');
    await world.pump();
    const charged = await costs();
    expect(charged.lines.length).toBeGreaterThan(0);
    await putBack(dynamo, draft, 'work-orders');
    expect((await costs()).lines).toEqual([]);
    expect((await repair())[0]).toMatch(/Son \d+ impuestos? en «Gastos»\.$/);
    expect(await costs()).toEqual(charged);
    expect(await repair()).toEqual(NOTHING);
    expect(await costs()).toEqual(charged);
  });

  it('taxes of a registration that a change replaced are named, for a person enters them', async () => {
    await act('transmit');
    await world.pump();
    await act('amend', WHY);
    await act('patch', { CAMBIOS: [{ op: 'set', path: 'OBSERVACIONES.OBSERVACIONES', value: 'OTRA' }] });
    await act('sendAmendment');
    await world.pump();
    expect(await repair()).toEqual(NOTHING);
    await putBack(dynamo, draft, 'work-orders');
    const said = await repair();
    expect(said[0]).toMatch(/la orden no tiene los impuestos de esta versión, que otra sustituyó.* Son \d+/);
    expect(said.at(-1)).toMatch(/^Sin entregar otra vez: \d+ impuestos? en «Gastos»\.$/);
  });

  it('taxes are named where their order itself did not come back', async () => {
    ({ id: ID, orderId } = await derived(String((next += 1))));
    await act('transmit');
    await world.pump();
    await putBack(dynamo, draft, 'work-orders');
    const said = (await repair()).filter((line) => line.includes(`(${ID})`));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('la orden a la que cargó impuestos no está en la copia');
  });
});
