import { afterAll, beforeAll, expect, it } from 'vitest';
import { createNotifications } from '../../functions/notifications/handler.ts';
import { createSchedule } from '../../functions/notifications/schedule.ts';
import { noteCompany } from '../../functions/users/workingCompanies.ts';
import type { Notice } from '../../shared/notifications/procedures.ts';
import { startSarahAgency, type SarahAgency } from './duaWorld.ts';

// Goods under a temporary or suspensive regime leave, or are nationalised, before the last day of their term.

let world: SarahAgency['world'];
let ana: SarahAgency['ana'];
let call: SarahAgency['call'];
beforeAll(async () => {
  ({ world, ana, call } = await startSarahAgency());
  await noteCompany(world.services, { company: 'h', country: 'HN' });
});
afterAll(() => world.stop());

const gateway = { send: () => Promise.reject(new Error('nothing is sent here')) };

/** A DUA of a temporary regime for a term; registered, unless it stays a draft. */
async function temporary(number: string, term: string, unit: string, stays = ''): Promise<string> {
  const order = await world.seed('h', number);
  const { ID, LOCK } = (await call('derive', { ID_ORDEN: order })).result.header;
  const values = {
    CODIGO_REGIMEN: '5300',
    MOTIVO_OPERACION_SUSPENSIVA: '06',
    ID_FORMA_PAGO: 'CR',
    PLAZO_DIAS_MESES: term,
    UNIDAD_PLAZO: unit,
  };
  const CAMBIOS = Object.entries(values).map(([name, value]) => ({
    op: 'set',
    path: `DECLARACION.${name}`,
    value,
  }));
  const saved = await call('patch', { ID, LOCK, CAMBIOS });
  expect(saved.error).toBeUndefined();
  if (stays !== '') return ID;
  const sent = await call('register', { ID, LOCK: saved.result.header.LOCK });
  expect(sent.error).toBeUndefined();
  await world.pump();
  return ID;
}

it('a registered DUA of a temporary regime tells its author thirty days before its term ends', async () => {
  const near = await temporary('1456000821', '30', 'D');
  await temporary('1456000822', '6', 'M');
  await temporary('1456000823', '20', 'D', 'BORRADOR');
  const { header, body } = (await call('open', { ID: near })).result;
  expect(body.DECLARACION.FECHA_VENCE_PLAZO).toBe('2026-12-20');
  expect(header.RESUMEN.FECHA_VENCIMIENTO).toBe('2026-12-20');
  const FILTROS = { 'FECHA_VENCIMIENTO>=': '2026-12-01', 'FECHA_VENCIMIENTO<=': '2026-12-31' };
  const { rows } = (await call('list', { FILTROS })).result;
  expect(rows.map((each: { ID: string }) => each.ID)).toEqual([near]);

  const watch = createSchedule(async () => world.services, gateway);
  for (let run = 0; run < 2; run += 1) await watch({ schedule: 'order-days' });
  const bell = createNotifications(async () => world.services);
  const notices: Notice[] = (await world.call(bell, 'notices', ['2'], ana)).result;
  const told = notices.filter(({ TEXTO }) => TEXTO.startsWith('Vence: '));
  expect(told).toHaveLength(1);
  expect(told[0]!.TEXTO).toMatch(/^Vence: plazo del régimen de .*, 20\/12\/2026$/);
});

it('is not registered while nobody says whether its term is of days or of months', async () => {
  const ID = await temporary('1456000824', '12', '', 'BORRADOR');
  const { LOCK } = (await call('open', { ID })).result.header;
  const { error } = await call('register', { ID, LOCK });
  expect(JSON.stringify(error)).toContain('diga si los 12 del plazo son días o meses');
});
