import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDemoApi, type DemoApi } from './demoApi.ts';

let api: DemoApi;

beforeAll(async () => {
  api = await startDemoApi(['admin.gt', 'agente.gt']);
});
afterAll(() => api.stop());

const ask = (name: string, params: unknown, login?: string) => api.ask(`catalogues/${name}`, params, login);
type Rows = { CLAVE: string; VALOR: string; [attribute: string]: string }[];

it('offers of a list the rows that rule today, and loads them all with their days', async () => {
  const TABLA = 'cat_sys_prioridades';
  const { COLUMNAS } = ((await ask('list', [])).body.result as Record<string, string[]>[]).find(
    (row) => String(row['NOMBRE_TABLA']) === TABLA,
  )!;
  const names = ['CLAVE', 'VALOR', 'VIGENTE_DESDE', 'VIGENTE_HASTA', ...COLUMNAS!];
  const rows = ['A,Hoy,2026-01-01,', 'B,Ayer,,2026-01-31', 'C,Mañana,2999-01-01,', 'D,Siempre,,'];
  const CSV = [names.join(','), ...rows.map((row) => row + ','.repeat(COLUMNAS!.length))].join('\n');
  const file = { TABLA, FUENTE: 'Prueba', VIGENTE_DESDE: '2026-02-01', MUESTRA: false, CSV };
  const done = await ask('importCsv', file, 'admin.gt');
  expect(done.body.error).toBeUndefined();
  const offered = (await ask('combos', [TABLA, 'gt-pacifico', '2'])).body.result as Rows;
  expect(offered.map(({ CLAVE }) => CLAVE)).toEqual(['A', 'D']);
  const [loaded] = (await ask('load', [TABLA])).body.result as { rows: Rows }[];
  expect(loaded!.rows.map(({ CLAVE }) => CLAVE)).toEqual(['A', 'B', 'C', 'D']);
  const { ESTAMPA_TIEMPO } = done.body.result as Record<string, string>;
  await ask('undo', { TABLA, ESTAMPA_TIEMPO: ESTAMPA_TIEMPO! }, 'admin.gt');
});
