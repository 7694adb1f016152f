import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DucaBody } from '../../shared/duca/dataSets.ts';
import { regroup } from '../../shared/duca/regroup/regroup.ts';
import { startSourcesWorld, type Chain, type SourcesWorld } from './sourcesWorld.ts';
import type { Answer } from './world.ts';

let { world, call, lockOf, patch, formed, update, blockers } = {} as SourcesWorld;

beforeAll(async () => {
  ({ world, call, lockOf, patch, formed, update, blockers } = await startSourcesWorld());
});
afterAll(() => world.stop());

const RICE = {
  CLASIFICACION_ARANCELARIA: '1006309000',
  ID_PAIS_ORIGEN: 'US',
  ID_UNIDAD_MEDIDA: 'KGM',
  ACUERDO_PREFERENCIAL_1: '20',
};
const item = (at: number) =>
  Object.fromEntries(Object.entries(RICE).map(([name, value]) => [`ITEMS[${at}].${name}`, value]));

const bodyOf = async ({ duca }: Chain): Promise<DucaBody> =>
  (await call('duca', 'open', { ID: duca })).result.body;
const transmit = async ({ duca }: Chain): Promise<Answer> =>
  call('duca', 'transmit', { ID: duca, LOCK: await lockOf('duca', duca) });
const certificate = (CODIGO_DOCUMENTO: string) => ({
  CODIGO_DOCUMENTO,
  NUMERO_DOCUMENTO: 'C-1',
  FECHA_EMISION: '2026-11-01',
  ID_PAIS_EMISION: 'US',
  LINEA: '0',
});
const dutyOf = (body: DucaBody, at: number) =>
  body.FRACCION_TRIBUTOS.filter(({ ID_FRACCION }) => ID_FRACCION === body.FRACCIONES[at]!.ID_FRACCION).find(
    ({ CODIGO_TRIBUTO }) => CODIGO_TRIBUTO === 'DAI',
  );

it('a fraction of which a part alone is of a quota is not sealed until the rest is a fraction of its own, at the rate outside it', async () => {
  const number = '1236000921';
  const chain = await formed(number);
  await patch('invoices', chain.invoice, { ...item(0), ...item(1) });
  await update(chain);
  const certified = await call('duca', 'patch', {
    ID: chain.duca,
    LOCK: await lockOf('duca', chain.duca),
    CAMBIOS: [{ op: 'insert', path: 'DOCUMENTOS', lines: [certificate('861'), certificate('CTG')] }],
  });
  expect(certified.error).toBeUndefined();
  await patch('duca', chain.duca, {
    'FRACCIONES[0].CRITERIO_ORIGEN': 'A',
    'FRACCIONES[0].CUOTA_CONTINGENTE': 'C-2026-7',
    'FRACCIONES[0].CANTIDAD_CONTINGENTE': '10.000',
  });
  const whole = await bodyOf(chain);
  expect(whole.FRACCIONES[0]).toMatchObject({ CANTIDAD_UNIDADES: '57.000' });
  expect(dutyOf(whole, 0)).toMatchObject({ TASA: '0.0000', IMPORTE: '0.00' });

  const refused = await transmit(chain);
  expect(refused.error?.code).toBe('rejected');
  expect(refused.error?.problems).toContainEqual(
    expect.objectContaining({ code: 'duca.quota-part', path: 'FRACCIONES[0].CANTIDAD_CONTINGENTE' }),
  );
  expect((await blockers(chain)).map(({ code }) => code)).toEqual(['duca.quota-part']);
  await world.pump();
  expect(world.authorities.ledger.acts(number)).toEqual([]);

  const rest = whole.FRACCION_ITEMS[1]!;
  const { changes } = regroup(whole, { do: 'split', items: [rest.ID_ITEM] });
  const split = await call('duca', 'patch', {
    ID: chain.duca,
    LOCK: await lockOf('duca', chain.duca),
    CAMBIOS: changes,
  });
  expect(split.error).toBeUndefined();
  const made = await bodyOf(chain);
  const at = made.FRACCIONES.findIndex(({ CANTIDAD_UNIDADES }) => CANTIDAD_UNIDADES === '47.000');
  // What a fraction says of its quota goes with its goods; a person says which of them are of it.
  expect((await blockers(chain)).map(({ code, path }) => [code, path])).toEqual([
    ['duca.quota-part', 'FRACCIONES[0].CANTIDAD_CONTINGENTE'],
    ['duca.quota-part', `FRACCIONES[${at}].CANTIDAD_CONTINGENTE`],
  ]);
  await patch('duca', chain.duca, {
    'FRACCIONES[0].CANTIDAD_CONTINGENTE': '10.000',
    [`FRACCIONES[${at}].CUOTA_CONTINGENTE`]: '',
    [`FRACCIONES[${at}].CANTIDAD_CONTINGENTE`]: '',
  });
  const parted = await bodyOf(chain);
  expect(dutyOf(parted, 0)).toMatchObject({ TASA: '0.0000', IMPORTE: '0.00' });
  expect(dutyOf(parted, at)).toMatchObject({ TASA: '8.0000' });
  expect(Number(dutyOf(parted, at)!.IMPORTE)).toBeGreaterThan(0);
  expect(await blockers(chain)).toEqual([]);
  expect((await transmit(chain)).error).toBeUndefined();
  await world.pump();
  expect(world.authorities.ledger.acts(number)).toHaveLength(1);
});
