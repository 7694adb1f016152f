import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workDownload } from '../../functions/reports/download/workDownload.ts';
import { createReports } from '../../functions/reports/handler.ts';
import { rebuildCompany } from '../../functions/reports/rebuild.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';

// What reports tell of a declaration that was accepted while a change of it is written, on its way, refused or given up.

const NUMBER = '1236000740';
let { world, ana, call, derived, patch } = {} as TwoAgencies;
let group: ReturnType<typeof createReports>;
let ID = '';
beforeAll(async () => {
  ({ world, ana, call, derived, patch } = await startTwoAgencies());
  group = createReports(async () => world.services);
  const { id, lock } = await derived(NUMBER);
  ID = id;
  await call('transmit', { ID, LOCK: lock });
  await world.pump();
});
afterAll(() => world.stop());

type Rows = readonly Record<string, string>[];
const cents = (rows: Rows, name: string): number =>
  rows.reduce((all, each) => all + Math.round(Number(each[name]) * 100), 0);
const ask = async (procedure: string, params: object) => {
  const { result, error } = await world.call(group, procedure, params, ana);
  expect(error).toBeUndefined();
  return result;
};
const parts = () => ({ services: world.services, scope: jobScope('uno', 'GT') });
const open = async () => (await call('open', { ID })).result;
const owed = async (): Promise<number> => cents((await open()).body.TRIBUTOS, 'IMPORTE');
const lock = async (): Promise<number> => (await open()).header.LOCK;

/** Taxes as each report and the statistics tell them, once each; more than one where they differ. */
async function told(): Promise<number[]> {
  await rebuildCompany(parts());
  const rowsOf = async (REPORTE: string): Promise<Rows> => (await ask('run', { REPORTE })).FILAS;
  const sums = new Set<number>();
  for (const name of ['taxesByClient', 'taxesByMonth', 'origins', 'channels'])
    sums.add(cents(await rowsOf(name), 'IMPORTE'));
  for (const name of ['declarations', 'lines']) sums.add(cents(await rowsOf(name), 'TRIBUTOS'));
  sums.add(cents((await ask('statistics', { DIAS: 30 })).TRIBUTOS, 'IMPORTE'));
  return [...sums];
}

/** A draft beside what was accepted that owes more. */
async function change(more: number): Promise<void> {
  const MOTIVO = 'El flete que cobró la naviera es mayor.';
  const { body } = await open();
  const added = (value: string): string => (Number(value) + more).toFixed(2);
  const freight = added(body.DUCA.TOTAL_FLETE_DOLARES);
  expect((await call('amend', { ID, LOCK: await lock(), MOTIVO })).error).toBeUndefined();
  const { error } = await patch(ID, await lock(), {
    'FRACCIONES[0].VALOR_FLETE': added(body.FRACCIONES[0].VALOR_FLETE),
    'DUCA.TOTAL_FLETE_DOLARES': freight,
    'DVAS[0].VALOR_FLETE': freight,
  });
  expect(error).toBeUndefined();
}
const send = async (): Promise<void> =>
  expect((await call('sendAmendment', { ID, LOCK: await lock() })).error).toBeUndefined();

/** The only declaration of a download, as XML. */
async function downloaded(): Promise<string> {
  const period = { DESDE: '2026-11-01', HASTA: '2026-11-30' };
  const { ID: asked } = await ask('startDownload', { ...period, FORMATO: 'XML' });
  await workDownload(parts(), ana.id, asked, Number.MAX_SAFE_INTEGER);
  const { ENLACE } = await ask('downloadLink', { ID: asked });
  const zip = unzipSync(new Uint8Array(await (await fetch(ENLACE)).arrayBuffer()));
  return Buffer.from(zip[`${ID}.xml`]!).toString();
}

describe('until the authority accepts a change, reports and totals tell what was accepted', () => {
  it('while it is written, on its way, refused, and after it is given up', async () => {
    const accepted = await owed();
    const { header: before } = await open();
    expect(await told()).toEqual([accepted]);

    await change(100);
    expect(await owed()).toBeGreaterThan(accepted);
    expect(await told()).toEqual([accepted]);
    const [row] = (await ask('run', { REPORTE: 'declarations' })).FILAS as Rows;
    expect(row?.['ESTADO']).toContain('rectificación');
    expect(await downloaded()).toContain(`ESTADO="CORRECCION" VERSION="${before.VERSION}"`);

    world.authorities.sat.mood.queued.set(NUMBER, ['reject']);
    await send();
    expect(await told()).toEqual([accepted]);
    await world.pump();
    expect((await open()).header.ESTADO).toBe('CORRECCION');
    expect(await told()).toEqual([accepted]);

    await call('dropAmendment', { ID, LOCK: await lock() });
    expect([await owed(), await told()]).toEqual([accepted, [accepted]]);
  });

  it('and what is owed by the change from then on, a later draft of another one beside it', async () => {
    const first = await owed();
    await change(100);
    await send();
    await world.pump();
    const second = await owed();
    expect(second).toBeGreaterThan(first);
    expect(await told()).toEqual([second]);

    await change(200);
    expect(await owed()).toBeGreaterThan(second);
    expect(await told()).toEqual([second]);
  });
});
