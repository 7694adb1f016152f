import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createReports } from '../../functions/reports/handler.ts';
import { rebuildCompany } from '../../functions/reports/rebuild.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { createTransmission } from '../../functions/transmission/handler.ts';
import { headKey, type TransmissionRow } from '../../functions/transmission/rows.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { startSarahAgency, type SarahAgency } from './duaWorld.ts';
import type { Answer, Person } from './world.ts';

// A liquidation that SARAH gives only when it is asked again: after a person decided, or of a modification that was
// accepted without one. It settles higher than we do.

let world: SarahAgency['world'];
let ana: Person;
let eva: Person;
let call: SarahAgency['call'];
let transmission: ReturnType<typeof createTransmission>;
let orders: ReturnType<typeof createWorkOrders>;
let next = 1456000770;
let NUMBER = '';
let ID = '';
let orderId = '';
let minute = 0;

beforeAll(async () => {
  ({ world, ana, call } = await startSarahAgency());
  eva = await world.person('h', 'eva');
  const key = userRowKey('h', 'eva');
  await world.services.database.aside({ kind: 'update', table: 'users', key, set: { SUPER: '1' } });
  transmission = createTransmission(async () => world.services);
  orders = createWorkOrders(async () => world.services);
});
afterAll(() => world.stop());

const open = async (VERSION?: number) =>
  (await call('open', { ID, ...(VERSION === undefined ? {} : { VERSION }) })).result;
const lock = async (): Promise<number> => (await open()).header.LOCK;
async function done(procedure: string, params: object): Promise<Answer['result']> {
  const { error, result } = await call(procedure, { ID, LOCK: await lock(), ...params });
  expect(error).toBeUndefined();
  return result;
}
const write = (path: string, value: string) => done('patch', { CAMBIOS: [{ op: 'set', path, value }] });
const sent = async (): Promise<string> => (await call('status', { ID })).result.ID_TRANSMISION;
async function told(procedure: string, params: object): Promise<Answer['result']> {
  const { error, result } = await world.call(transmission, procedure, params, eva);
  expect(error).toBeUndefined();
  return result;
}

/** A little later the worker looks at what is due of a transmission, and whoever listens hears of it. */
async function later(id: string): Promise<void> {
  minute += 1;
  world.setClock(new Date(Date.parse('2026-11-20T15:00:00Z') + minute * 10_000).toISOString());
  await world.services.outbox.nudge({
    queue: 'transmission-jobs',
    message: { company: 'h', country: 'HN', id },
  });
  await world.pump();
}
/** A person presses «Recuperar». */
async function recovered(id: string): Promise<void> {
  await told('recover', { ID: id });
  await world.pump();
}

type Rows = readonly Record<string, string>[];
const cents = (rows: Rows, name: string): number =>
  rows.reduce((all, each) => all + Math.round(Number(each[name]) * 100), 0);
const charged = async (): Promise<Rows> => (await world.call(orders, 'costs', [orderId], ana)).result.GASTOS;
const account = async (): Promise<string> => {
  const { RESUMEN } = (await world.call(orders, 'open', { ID: orderId }, ana)).result.header;
  const { SALDO } = (await world.call(orders, 'account', { NIT: RESUMEN.NIT_IMPORTADOR }, ana)).result;
  return SALDO.LOCAL;
};
const notes = async (): Promise<string[]> =>
  (await world.call(orders, 'logEntries', { ID: orderId }, ana)).result
    .map(({ TEXTO }: { TEXTO: string }) => TEXTO)
    .filter((text: string) => text.includes('liquidó'));

/** What everybody is told of the DUA is what SARAH settled, once, and what it settled otherwise is told. */
async function isToldAsSettled(): Promise<void> {
  expect(await notes()).toHaveLength(1);
  for (const news of world.handled) await world.deliver(news);
  const { body } = await open();
  expect(body.SARAH_TRIBUTOS.length).toBeGreaterThan(0);
  expect(body.SARAH_LIQUIDACION.TOTAL_PAGAR).not.toBe(body.LIQUIDACION.TOTAL_PAGAR);
  const owed = cents(body.SARAH_TRIBUTOS, 'IMPORTE');
  expect(cents(await charged(), 'LOCAL')).toBe(owed);
  await rebuildCompany({ services: world.services, scope: jobScope('h', 'HN') });
  const reports = createReports(async () => world.services);
  const { FILAS } = (await world.call(reports, 'run', { REPORTE: 'declarations' }, ana)).result;
  const own = (FILAS as Rows).filter((each) => each['ID'] === ID);
  expect(cents(own, 'TRIBUTOS')).toBe(owed);
  const said = await notes();
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(
    /^SARAH liquidó la DUA \d{12}[A-Z] de otro modo .*: Impuesto sobre ventas.*, HNL [\d,.]+ en lugar de HNL [\d,.]+\./,
  );
}

beforeEach(async () => {
  NUMBER = String((next += 1));
  orderId = await world.seed('h', NUMBER);
  ({ ID } = (await call('derive', { ID_ORDEN: orderId })).result.header);
  await write('DECLARACION.ID_FORMA_PAGO', 'CR');
});

/** A registration whose answer was lost, and which SARAH says is another's, until a person decides that it was accepted. */
async function acceptedByPerson(): Promise<string> {
  const { mood } = world.authorities.sarah;
  mood.queued.set(NUMBER, ['reset-settles-later']);
  mood.whenAsked.set(NUMBER, { kind: 'result', code: '12', text: 'Otro contenido' });
  await done('register', {});
  await world.pump();
  const id = await sent();
  await later(id);
  mood.whenAsked.delete(NUMBER);
  const [act] = world.authorities.sarahLedger.acts(NUMBER);
  const MOTIVO = 'SARAH lo confirmó por teléfono.';
  await told('resolve', { ID: id, DECISION: 'ACEPTADA', MOTIVO, NUMERO: act!.number });
  await world.pump();
  expect((await open()).body.SARAH_TRIBUTOS).toEqual([]);
  return id;
}

/** Registered with a liquidation, then changed so that more is owed: SARAH takes the change without one. */
async function changedUnsettled(): Promise<string> {
  await done('register', {});
  await world.pump();
  await done('amend', { MOTIVO: 'Faltaba incluir en el valor lo que se paga aparte.' });
  await write('DETALLE_MERCANCIAS[0].AJUSTE_INCLUIR', '100.00');
  world.authorities.sarah.mood.queued.set(NUMBER, ['settles-later']);
  await done('sendAmendment', {});
  await world.pump();
  const { body } = await open();
  expect([body.VERSIONES_ACEPTADAS.length, body.SARAH_TRIBUTOS]).toEqual([2, []]);
  return sent();
}

describe('a later answer with a liquidation', () => {
  it('fills what SARAH settled after a decision of a person too: DUA, costs and reports tell it, once', async () => {
    const id = await acceptedByPerson();
    const before = await account();
    const ours = cents(await charged(), 'LOCAL');
    await later(id);
    await isToldAsSettled();
    const after = cents(await charged(), 'LOCAL');
    expect(after).toBeGreaterThan(ours);
    expect(Math.round((Number(await account()) - Number(before)) * 100)).toBe(after - ours);
    const { VERSION } = (await open()).header;
    await recovered(id);
    expect((await open()).header.VERSION).toBe(VERSION);
  });

  it('fills it in a modification that was accepted without one', async () => {
    await recovered(await changedUnsettled());
    await isToldAsSettled();
  });

  it('is charged once though what was accepted is being changed again, and the next change by what it owes more', async () => {
    const id = await changedUnsettled();
    await done('amend', { MOTIVO: 'Todavía faltaba una parte del valor.' });
    await recovered(id);
    await isToldAsSettled();
    await write('DETALLE_MERCANCIAS[0].AJUSTE_INCLUIR', '250.00');
    world.authorities.sarah.mood.queued.set(NUMBER, ['higher-value']);
    await done('sendAmendment', {});
    await world.pump();
    for (const news of world.handled) await world.deliver(news);
    const { body } = await open();
    expect(body.VERSIONES_ACEPTADAS).toHaveLength(3);
    expect(cents(await charged(), 'LOCAL')).toBe(cents(body.SARAH_TRIBUTOS, 'IMPORTE'));
    expect(await notes()).toHaveLength(1);
  });

  it('that comes while a change is with SARAH is charged once that is refused', async () => {
    const id = await acceptedByPerson();
    await done('amend', { MOTIVO: 'El cliente corrigió las observaciones.' });
    await write('DECLARACION.OBSERVACIONES', 'CONTENEDOR ABIERTO');
    world.authorities.sarah.mood.queued.set(NUMBER, ['busy', 'reject']);
    await done('sendAmendment', {});
    await world.pump();
    await later(id);
    expect(await notes()).toEqual([]);
    await later(await sent());
    expect((await open()).header.ESTADO).toBe('CORRECCION');
    await isToldAsSettled();
  });

  it('reaches a DUA whose transmission knew the total before and never told it', async () => {
    const id = await changedUnsettled();
    const key = headKey({ company: 'h' }, id);
    const { facts } = (await world.services.database.get<TransmissionRow>('transmissions', key))!;
    const set = { facts: { ...facts, LIQUIDACION: '1.00' } };
    await world.services.database.aside({ kind: 'update', table: 'transmissions', key, set });
    await recovered(id);
    await isToldAsSettled();
  });
});
