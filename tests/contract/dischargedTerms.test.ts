import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNotifications } from '../../functions/notifications/handler.ts';
import { createSchedule } from '../../functions/notifications/schedule.ts';
import { noteCompany } from '../../functions/users/workingCompanies.ts';
import type { Notice } from '../../shared/notifications/procedures.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { acceptedDuca } from './acceptedDuca.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';

// Goods under a temporary regime left, or were nationalised: the declaration that says so names the one by which they came
// in, whose term is met then (domain 1.6).

let { world, ana, call, derived, patch } = {} as TwoAgencies;
const FIRST = 'GTSTCST2600310100015';
const SECOND = 'GTSTCST2600310200015';
const THIRD = 'GTSTCST2600310300015';
const WHY = 'Se nombró otra DUCA de importación temporal.';

beforeAll(async () => {
  ({ world, ana, call, derived, patch } = await startTwoAgencies());
  await noteCompany(world.services, { company: 'uno', country: 'GT' });
  for (const [order, number] of [
    ['1236003101', FIRST],
    ['1236003102', SECOND],
    ['1236003103', THIRD],
  ] as const) {
    const { id, lock } = await derived(order);
    await patch(id, lock, { 'DUCA.FECHA_VENCIMIENTO': '2026-12-10' });
    await acceptedDuca(world.services, { id, number, day: '2026-11-13' });
  }
});
afterAll(() => world.stop());

const open = async (ID: string) => (await call('open', { ID })).result;
const row = async (number: string) => (await call('list', { TERMINO: number })).result.rows[0];
const standing = async (number: string) => {
  const { FECHA_VENCIMIENTO, DESCARGA } = (await row(number)).RESUMEN;
  return [FECHA_VENCIMIENTO, DESCARGA];
};
const open10 = ['2026-12-10', ''];

/** A nationalisation that names an earlier declaration, and its place in box 54. */
async function nationalising(order: string, number: string) {
  const { id, lock } = await derived(order);
  const { result } = await patch(id, lock, { 'DUCA.MODALIDAD': 'LZ' });
  const line = { CODIGO_DOCUMENTO: '998', NUMERO_DOCUMENTO: number, LINEA: '0' };
  const { result: saved, error } = await call('patch', {
    ID: id,
    LOCK: result.header.LOCK,
    CAMBIOS: [{ op: 'insert', path: 'DOCUMENTOS', lines: [line] }],
  });
  expect(error).toBeUndefined();
  return { id, lock: saved.header.LOCK as number, at: (await open(id)).body.DOCUMENTOS.length - 1 };
}

async function accepted(order: string, number: string) {
  const made = await nationalising(order, number);
  const sent = await call('transmit', { ID: made.id, LOCK: made.lock });
  expect(sent.error).toBeUndefined();
  await world.pump();
  return { ...made, number: (await open(made.id)).body.DUCA.NUMERO_DUCA as string };
}

describe('a temporary import that was nationalised', () => {
  it('is discharged by the declaration that names it, once that is accepted, and its term is told no more', async () => {
    const { id, lock } = await nationalising('1236003111', 'GTSTCST-26-003101-0001-5');
    expect(await standing(FIRST)).toEqual(open10);
    expect((await call('transmit', { ID: id, LOCK: lock })).error).toBeUndefined();
    expect(await standing(FIRST)).toEqual(open10);
    await world.pump();
    const { NUMERO_DUCA, FECHA_ACEPTACION } = (await open(id)).body.DUCA;
    const [term, said] = await standing(FIRST);
    expect([term, said.replaceAll('-', '')]).toEqual(['', `Descargada por ${NUMERO_DUCA}`]);
    const { ID } = await row(FIRST);
    expect((await open(ID)).body.DESCARGAS).toMatchObject([
      { ID_DESCARGA: id, NUMERO_DUCA, FECHA: FECHA_ACEPTACION },
    ]);
    const { VERSION } = await row(FIRST);
    for (const body of world.handled) await world.deliver(body);
    expect((await row(FIRST)).VERSION, 'told again, nothing changes').toBe(VERSION);

    await createSchedule(async () => world.services, {
      send: () => Promise.reject(new Error('nothing is sent here')),
    })({ schedule: 'order-days' });
    const bell = createNotifications(async () => world.services);
    const told = (await world.call(bell, 'notices', ['2'], ana)).result.filter(({ TEXTO }: Notice) =>
      TEXTO.startsWith('Vence: plazo'),
    );
    expect(
      told.map(({ RUTA }: Notice) => RUTA),
      'of the two that are still open',
    ).toHaveLength(2);
    expect(JSON.stringify(told)).not.toContain(ID);
  });

  it('waits for its term again once that one is annulled', async () => {
    const { id } = await accepted('1236003112', SECOND);
    expect((await standing(SECOND))[0]).toBe('');
    const { LOCK } = (await open(id)).header;
    await call('withdraw', { ID: id, LOCK, MOTIVO: WHY });
    await world.pump();
    expect(await standing(SECOND)).toEqual(open10);
    const [last] = (await call('history', [(await row(SECOND)).ID])).result;
    expect(last.ACCION).toContain('Su plazo corre otra vez: se anuló la');
  });

  it('waits for its term again once that one is rectified to name another, which is discharged instead', async () => {
    const { id, at } = await accepted('1236003113', SECOND);
    const { LOCK } = (await open(id)).header;
    const amended = await call('amend', { ID: id, LOCK, MOTIVO: WHY });
    const changed = await patch(id, amended.result.LOCK, { [`DOCUMENTOS[${at}].NUMERO_DOCUMENTO`]: THIRD });
    expect((await standing(SECOND))[0]).toBe('');
    const sent = await call('sendAmendment', { ID: id, LOCK: changed.result.header.LOCK });
    expect(sent.error).toBeUndefined();
    await world.pump();
    expect(await standing(SECOND)).toEqual(open10);
    expect((await standing(THIRD))[0]).toBe('');
  });

  it('is missed before the seal where nothing names it', async () => {
    const { id, lock } = await derived('1236003114');
    const { result } = await patch(id, lock, { 'DUCA.MODALIDAD': 'LZ' });
    const said = (result.problems as Problem[]).filter(({ code }) => code.startsWith('duca.discharge'));
    expect(said).toMatchObject([{ code: 'duca.discharge-unnamed', severity: 'warning', path: 'DOCUMENTOS' }]);
    expect(said[0]!.message).toMatch(/descarga una DUCA anterior y no se nombra ninguna.*998/);
  });
});
