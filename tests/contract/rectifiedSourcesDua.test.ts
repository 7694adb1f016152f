import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { startSarahAgency, type SarahAgency } from './duaWorld.ts';

// What SARAH registered is modified as what SAT accepted is: what is closed is told and stops nothing.

let { world, call } = {} as SarahAgency;
beforeAll(async () => {
  ({ world, call } = await startSarahAgency());
});
afterAll(() => world.stop());

const WHY = 'El flete se facturó después.';
const open = async (ID: string) => (await call('open', { ID })).result;
const lockOf = async (ID: string): Promise<number> => (await open(ID)).header.LOCK;

async function act(procedure: string, ID: string, more = {}): Promise<void> {
  const { error } = await call(procedure, { ID, LOCK: await lockOf(ID), ...more });
  expect(error).toBeUndefined();
}
const set = (ID: string, values: Record<string, string>): Promise<void> => {
  const CAMBIOS = Object.entries(values).map(([path, value]) => ({ op: 'set', path, value }));
  return act('patch', ID, { CAMBIOS });
};

async function registered(number: string, values: Record<string, string> = {}): Promise<string> {
  const { ID } = (await call('derive', { ID_ORDEN: await world.seed('h', number) })).result.header;
  await set(ID, { 'DECLARACION.ID_FORMA_PAGO': 'CR', ...values });
  await act('register', ID);
  await world.pump();
  expect((await open(ID)).header.ESTADO).toBe('ACEPTADA');
  return ID;
}
const ready = async (ID: string) =>
  (await call('readiness', { ID })).result as { LISTA: boolean; problems: Problem[] };
const severityOf = (problems: Problem[], code: string) =>
  problems.find((each) => each.code === code)?.severity;

describe('what SARAH registered', () => {
  it('is modified against papers that are closed: they are told and stop nothing', async () => {
    const ID = await registered('1456000741');
    await act('amend', ID, { MOTIVO: WHY });
    const { DECLARACION, DETALLE_MERCANCIAS } = (await open(ID)).body;
    const more = (value: string): string => (Number(value) + 100).toFixed(2);
    await set(ID, {
      'DECLARACION.TOTAL_FLETE_DOLARES': more(DECLARACION.TOTAL_FLETE_DOLARES),
      'DETALLE_MERCANCIAS[0].VALOR_FLETE': more(DETALLE_MERCANCIAS[0].VALOR_FLETE),
    });
    const { LISTA, problems } = await ready(ID);
    expect(severityOf(problems, 'cross.flete-dva')).toBe('warning');
    expect(LISTA).toBe(true);
    await act('sendAmendment', ID);
    await world.pump();
    expect((await open(ID)).body.DECLARACION.TOTAL_FLETE_DOLARES).toBe(more(DECLARACION.TOTAL_FLETE_DOLARES));
  });

  it('with a number that another work order took since is modified under that number', async () => {
    const ID = await registered('1456000742', { 'DECLARACION.NO_ORDEN': '1456000743' });
    await world.seed('h', '1456000743');
    await act('amend', ID, { MOTIVO: WHY });
    await set(ID, { 'DECLARACION.OBSERVACIONES': 'OTRA' });
    const { LISTA, problems } = await ready(ID);
    expect(severityOf(problems, 'cross.duplicado-orden')).toBe('warning');
    expect(LISTA).toBe(true);
    await act('sendAmendment', ID);
  });
});
