import { describe, expect, it } from 'vitest';
import { createWorker } from '../../functions/reports/worker.ts';
import type { Person } from './world.ts';
import {
  agencies,
  ana,
  ask,
  at,
  count,
  DAILY,
  event,
  idIn,
  lettersTo,
  listed,
  luis,
  pass,
  schedule,
  services,
  set,
} from './mailedWorld.ts';

/** Who may not see costs on the page of an order sees none in a report either, however it comes to them. */
const costs = (person: Person, VALOR: '0' | '1'): Promise<void> =>
  set(person.id, {
    PERMISOS: [{ ID_MODULO: 'work-orders', ID_OBJETO: 'costos', CLAVE: 'ver', VALOR }],
  });
const COSTS = { NOMBRE: 'Gastos', REPORTE: 'costs' };

describe('a report of costs by mail', () => {
  it('is programmed by nobody who may not see costs, and offered to nobody of them', async () => {
    await costs(ana, '0');
    for (const [name, params] of [
      ['mailRecipients', { REPORTE: 'costs' }],
      ['scheduleMail', { ...DAILY, ...COSTS, PERSONAS: [luis.id] }],
      ['file', { REPORTE: 'balances', FORMATO: 'CSV' }],
    ] as const)
      expect((await ask(name, params)).error?.code, name).toBe('permission.denied');
    await costs(ana, '1');
    await costs(luis, '0');
    const offered = (await ask('mailRecipients', { REPORTE: 'costs' })).result as { ID_USUARIO: string }[];
    expect(offered.map((each) => each.ID_USUARIO)).not.toContain(luis.id);
    const { error } = await ask('scheduleMail', { ...DAILY, ...COSTS, PERSONAS: [luis.id] });
    expect(error?.problems[0]?.message).toContain('no puede ver este reporte');
  });

  it('goes to those alone who may see costs at that time, and is not had by who lost that after it went', async () => {
    const other = await agencies.world.person('uno', `eva${count}`);
    await schedule({ ...COSTS, PERSONAS: [luis.id, other.id] });
    await at('2026-11-21T13:00:00Z');
    await costs(other, '0');
    await pass();
    expect([lettersTo(luis).length, lettersTo(other).length]).toEqual([1, 0]);
    const ID = idIn(lettersTo(luis)[0]!);
    expect((await ask('mailedReport', { ID }, luis)).error).toBeUndefined();
    await costs(luis, '0');
    expect((await ask('mailedReport', { ID }, luis)).error?.code).toBe('not-found');
  });

  it('is not sent in the name of who may see costs no more: it stops and says why', async () => {
    const made = await schedule(COSTS);
    await at('2026-11-21T13:00:00Z');
    await costs(ana, '0');
    await pass();
    expect(lettersTo(luis)).toEqual([]);
    expect(await listed(made.ID)).toMatchObject({
      ESTADO: 'PAUSADO',
      MOTIVO: expect.stringContaining('no puede ver reportes como este'),
    });
  });
});

describe('whole declarations that were packed', () => {
  const packed = async (): Promise<string> => {
    const { result, error } = await ask('startDownload', {
      ...{ DESDE: '2026-11-01', HASTA: '2026-11-30', FORMATO: 'XML' },
    });
    expect(error).toBeUndefined();
    await createWorker(services)(event({ company: 'uno', country: 'GT', job: result.ID, user: ana.id }));
    expect((await ask('downloadLink', { ID: result.ID })).error).toBeUndefined();
    return result.ID;
  };

  it('are not handed out to who may read declarations no more, or became a person of a client company', async () => {
    const ID = await packed();
    const link = async () => (await ask('downloadLink', { ID })).error?.message ?? 'dado';
    const flags = { ACTIVO_USUARIO: '1', APLICACION_PERMITIDA: '1' };
    await set(ana.id, { APLICACIONES: { reports: flags } });
    expect(await link()).toContain('descargar la información de las declaraciones');
    await set(ana.id, { APLICACIONES: { reports: flags, duca: flags } });
    expect(await link()).toBe('dado');
    await set(ana.id, { IdPerfil: '4', IMPORTADORES: ['CF'] });
    expect(await link()).toContain('descargar la información de las declaraciones');
  });
});
