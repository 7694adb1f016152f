import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { renewDays } from '../../functions/reports/files/dayFile.ts';
import { createReports } from '../../functions/reports/handler.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { askedUntilOf } from '../../shared/duca/validity.ts';
import { noFacts } from '../../shared/transmission/facts.ts';
import { accepted, freeLane, news as told, NUMERO } from './declarationNews.ts';
import type { TransmissionRow } from '../../functions/transmission/rows.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';

// What the authority reviewed and let go waits for nobody, and stays let go whatever becomes of a change or a withdrawal.

const MOTIVO = 'El flete que cobró la naviera es mayor.';
const DAY = '2026-11-19';

let { world, ana, call, derived, patch, foreigner } = {} as TwoAgencies;
let next = 1236002020;
let ID = '';
beforeAll(async () => {
  ({ world, ana, call, derived, patch, foreigner } = await startTwoAgencies());
});
afterAll(() => world.stop());
beforeEach(async () => {
  const made = await derived(String((next += 1)));
  ID = made.id;
  await news('ACCEPTED', (await call('transmit', { ID, LOCK: made.lock })).result.ID_TRANSMISION);
  const asked = (await call('requestChannel', { ID })).result.ID_TRANSMISION;
  await news('CHANNEL', asked, { ...noFacts, NUMERO, CANAL: 'ROJO' });
  expect(await state()).toBe('ROJO');
});

async function news(
  now: TransmissionRow['state'],
  of: string,
  facts = accepted({ FECHA: '2026-11-18T09:30:00' }),
): Promise<void> {
  await told(world, { ID, of, set: { state: now, facts: now === 'REJECTED' ? noFacts : facts } });
  await freeLane(world, String(next));
}
const header = async () => (await call('open', { ID })).result.header;
const state = async () => (await header()).ESTADO as string;
const lock = async () => (await header()).LOCK as number;
const cleared = async () => (await call('open', { ID })).result.body.DUCA.FECHA_LEVANTE as string;
const clear = async (FECHA: string) => call('clear', { ID, LOCK: await lock(), FECHA });

it('a red declaration whose goods were let go says when, and is warned of no more', async () => {
  const before = (await call('open', { ID })).result.header.VERSION;
  expect((await clear(DAY)).result).toMatchObject({ ESTADO: 'LIBERADA', VERSION: before + 1 });
  expect(await cleared()).toBe(DAY);
});

it.each([
  ['20/11/2026', 'debe ser un día que exista'],
  ['2026-02-30', 'debe ser un día que exista'],
  ['2019-01-01', 'no puede ser antes de la aceptación'],
  ['2999-01-01', 'no puede ser después de hoy'],
])('a clearance of %s is refused: %s', async (day, reason) => {
  expect((await clear(day)).error?.message).toContain(reason);
  expect(await state()).toBe('ROJO');
});

it('one recorded by mistake is corrected, or taken back: the goods wait again', async () => {
  await clear(DAY);
  expect((await clear('2026-11-20')).result?.ESTADO).toBe('LIBERADA');
  expect(await cleared()).toBe('2026-11-20');
  expect((await clear('')).result?.ESTADO).toBe('ROJO');
  expect(await cleared()).toBe('');
});

it('it stays cleared when a change of it is given up, refused or accepted, and when a withdrawal is refused', async () => {
  await clear(DAY);
  const amend = async () => call('amend', { ID, LOCK: await lock(), MOTIVO });
  const send = async (facts: 'ACCEPTED' | 'REJECTED', remark: string) => {
    await patch(ID, await lock(), { 'OBSERVACIONES.OBSERVACIONES': remark });
    const sent = (await call('sendAmendment', { ID, LOCK: await lock() })).result.ID_TRANSMISION;
    await news(facts, sent, accepted({ FIRMA: 'F-2' }));
  };
  await amend();
  await call('dropAmendment', { ID, LOCK: await lock() });
  expect([await state(), await cleared()]).toEqual(['LIBERADA', DAY]);
  await amend();
  await send('REJECTED', 'OTRA');
  expect(await state()).toBe('CORRECCION');
  await send('ACCEPTED', 'OTRA MÁS');
  expect([await state(), await cleared()]).toEqual(['LIBERADA', DAY]);
  const { result } = await call('withdraw', { ID, LOCK: await lock(), MOTIVO });
  await news('REJECTED', result.ID_TRANSMISION);
  expect([await state(), await cleared()]).toEqual(['LIBERADA', DAY]);
});

it('a red-channel DUCA with its clearance noted stays out of the report, the calendar and the countdown while it is in CORRECCION', async () => {
  const until = (await call('open', { ID })).result.body.DUCA.VALIDA_HASTA as string;
  const told = async () => {
    const parts = { services: world.services, scope: jobScope('uno', 'GT') };
    await renewDays(parts, [{ module: 'duca', id: ID }]);
    const group = createReports(async () => world.services);
    const { FILAS } = (await world.call(group, 'run', { REPORTE: 'expiring' }, ana)).result;
    const days = { FILTROS: { 'VIGENCIA>=': until, 'VIGENCIA<=': until } };
    const { rows } = (await call('list', days)).result;
    const isOwn = (row: Record<string, unknown>): boolean => row['ID'] === ID;
    return [FILAS.some(isOwn), rows.some(isOwn), askedUntilOf(await header())];
  };
  expect(await told()).toEqual([true, true, until]);
  await clear(DAY);
  expect(await told()).toEqual([false, false, '']);
  await call('amend', { ID, LOCK: await lock(), MOTIVO });
  expect(await state()).toBe('CORRECCION');
  expect(await told()).toEqual([false, false, '']);
  await call('dropAmendment', { ID, LOCK: await lock() });
  await clear('');
  expect(await told()).toEqual([true, true, until]);
});

it('nobody clears what nobody reviewed, nor another agency, nor with yesterday’s lock', async () => {
  const draft = await derived(String((next += 1)));
  expect((await call('clear', { ID: draft.id, LOCK: draft.lock, FECHA: DAY })).error?.code).toBe(
    'document.state',
  );
  const old = await lock();
  await clear(DAY);
  const again = { ID, LOCK: old, FECHA: DAY };
  expect((await call('clear', again)).error?.code).toBe('document.stale');
  expect((await call('clear', again, foreigner)).error?.code).toBe('not-found');
});
