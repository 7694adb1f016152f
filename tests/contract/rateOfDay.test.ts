import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { systemKey } from '../../functions/runtime/keys.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import type { Answer, Person } from './world.ts';

/** 23:59 and 00:30 of the next day in Guatemala. */
const EVENING = '2026-11-21T05:59:00Z';
const NEXT_DAY = '2026-11-21T06:30:00Z';

let world: DucaWorld;
let ana: Person;
const call = (procedure: string, params: unknown): Promise<Answer> =>
  world.call(world.duca, procedure, params, ana);
const lockOf = async (ID: string): Promise<number> => (await call('open', { ID })).result.header.LOCK;
const transmit = async (ID: string, TASA_DEL?: string): Promise<Answer> =>
  call('transmit', { ID, LOCK: await lockOf(ID), ...(TASA_DEL ? { TASA_DEL } : {}) });

async function at(clock: string): Promise<void> {
  world.setClock(clock);
  // The password was given a moment ago, whatever the hour.
  ana = await world.person('uno', 'ana');
}
const bankSays = (day: string, rate: string): Promise<void> =>
  world.services.database.write({
    kind: 'put',
    table: 'catalogues',
    item: { pk: systemKey('exchange-rate', 'GT'), sk: day, rate, source: 'Banco de Guatemala', fetched: '' },
  });

async function formed(number: string): Promise<string> {
  const { orderId } = await world.seed('uno', number);
  return (await call('derive', { ID_ORDEN: orderId })).result.header.ID;
}

beforeAll(async () => {
  world = await startDucaWorld();
  await world.company('uno', 'GT', { Nit: '576937K', RazonSocial: 'Agencia Uno, S.A.', Direccion: 'Zona 9' });
});
beforeEach(() => at(EVENING));
afterAll(() => world.stop());

it('a declaration of the evening is not sealed after midnight until the person says which rate it has', async () => {
  const id = await formed('1236000601');
  await at(NEXT_DAY);
  // While the bank has no other rate there is nothing to choose: it is told and goes.
  const told = (await call('readiness', { ID: id })).result.problems as Problem[];
  expect(told.find(({ code }) => code === 'duca.rate-day')).toMatchObject({ severity: 'warning' });
  expect(told.map(({ code }) => code)).not.toContain('duca.rate-newer');

  await bankSays('2026-11-21', '7.91234');
  const { LISTA, problems } = (await call('readiness', { ID: id })).result;
  const newer = (problems as Problem[]).find(({ code }) => code === 'duca.rate-newer');
  expect(LISTA).toBe(true);
  expect(newer).toMatchObject({ severity: 'warning', path: 'DUCA.TIPO_CAMBIO' });
  expect(newer!.message).toContain('7.85123 del 20/11/2026');
  expect(newer!.message).toContain('7.91234 del 21/11/2026');

  for (const choice of [undefined, '2026-11-19', '2026-11-21']) {
    const refused = await transmit(id, choice);
    expect([refused.status, refused.error?.code]).toEqual([422, 'rejected']);
    expect(refused.error?.problems[0]).toMatchObject({ code: 'duca.rate-newer' });
    expect(refused.error?.message).toContain('TASA_DEL');
  }
  expect((await call('status', { ID: id })).result.header.ESTADO).toBe('BORRADOR');

  const sealed = await transmit(id, '2026-11-20');
  expect(sealed.error).toBeUndefined();
  await world.pump();
  const { DUCA } = (await call('open', { ID: id })).result.body;
  expect([DUCA.TIPO_CAMBIO, DUCA.FECHA_TIPO_CAMBIO]).toEqual(['7.85123', '2026-11-20']);
});

it('with the rate of the day it goes without a question, and its taxes are of that rate', async () => {
  const id = await formed('1236000602');
  await at(NEXT_DAY);
  await bankSays('2026-11-21', '7.91234');
  const before = (await call('open', { ID: id })).result.body.DUCA.TOTAL_GENERAL;
  const CAMBIOS = [
    { op: 'set', path: 'DUCA.TIPO_CAMBIO', value: '7.91234' },
    { op: 'set', path: 'DUCA.FECHA_TIPO_CAMBIO', value: '2026-11-21' },
  ];
  expect((await call('patch', { ID: id, LOCK: await lockOf(id), CAMBIOS })).error).toBeUndefined();
  expect((await transmit(id)).error).toBeUndefined();
  expect((await call('open', { ID: id })).result.body.DUCA.TOTAL_GENERAL).not.toBe(before);
  await world.pump();
});

it('what was rejected the day before is sealed again by the same choice', async () => {
  const id = await formed('1236000910');
  expect((await transmit(id)).error).toBeUndefined();
  await world.pump();
  expect((await call('status', { ID: id })).result.header.ESTADO).toBe('RECHAZADA');
  await at(NEXT_DAY);
  await bankSays('2026-11-21', '7.91234');
  expect((await transmit(id)).error?.problems[0]?.code).toBe('duca.rate-newer');
  expect((await transmit(id, '2026-11-20')).error).toBeUndefined();
  await world.pump();
});

it('what was sealed in the evening goes out after midnight with the rate of its seal', async () => {
  const id = await formed('1236000603');
  const { XML } = (await call('xml', { ID: id })).result;
  expect((await transmit(id)).error).toBeUndefined();
  await at(NEXT_DAY);
  await bankSays('2026-11-21', '7.91234');
  await world.pump();
  const { body } = (await call('open', { ID: id })).result;
  expect(body.DUCA.NUMERO_DUCA).not.toBe('');
  expect(body.DUCA.TIPO_CAMBIO).toBe('7.85123');
  expect(XML).toContain('7.85123');
});

it('one of no order is held to the bank too', async () => {
  const id = await formed('1236000604');
  await at(NEXT_DAY);
  await bankSays('2026-11-21', '7.91234');
  const { DUCA } = (await call('open', { ID: id })).result.body;
  const CUERPO = {
    DUCA: {
      NO_ORDEN: '1236000605',
      MODALIDAD: 'ID',
      CLASE: '1',
      TIPO_CAMBIO: '1.00000',
      FECHA_TIPO_CAMBIO: DUCA.FECHA_TIPO_CAMBIO,
    },
  };
  const { result } = await call('create', { CUERPO });
  const { problems } = (await call('readiness', { ID: result.header.ID })).result as { problems: Problem[] };
  expect(problems.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['duca.rate-bank', 'duca.rate-newer']),
  );
});
