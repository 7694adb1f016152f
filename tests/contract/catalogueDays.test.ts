import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServices } from '../../functions/runtime/services.ts';
import { DEMO_PASSWORD } from '../../infra/embedded/demo/companies.ts';
import { putDemo } from '../../infra/embedded/demo/demo.ts';
import { startApi, type Api } from '../tenants/api.ts';

let api: Api;
const cookies: Record<string, string> = {};

beforeAll(async () => {
  api = await startApi();
  await putDemo(await createServices());
  for (const login of ['admin.gt', 'agente.gt']) cookies[login] = await api.signIn(login, DEMO_PASSWORD);
});
afterAll(() => api.stop());

const ask = (name: string, params: unknown, login = 'agente.gt') =>
  api.call(`catalogues/${name}`, params, { cookie: cookies[login]! });
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
