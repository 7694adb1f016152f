import { afterAll, beforeAll, expect, it } from 'vitest';
import { createReports } from '../../functions/reports/handler.ts';
import { rebuildCompany } from '../../functions/reports/rebuild.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { REPORT_NAMES, reports } from '../../shared/reports/reports.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';
import type { Person } from './world.ts';

// What a client's person reads in the reports is what went to the authority: a draft is the agency's own (spec 6).

let { world, ana, call, derived, patch } = {} as TwoAgencies;
let client: Person;
const [SENT, DRAFT, REFUSED] = ['1236000750', '1236000751', '1236077910'] as const;

beforeAll(async () => {
  ({ world, ana, call, derived, patch } = await startTwoAgencies());
  const sent = await derived(SENT);
  await call('transmit', [sent.id, String(sent.lock)]);
  const draft = await derived(DRAFT);
  await patch(draft.id, draft.lock, { 'OBSERVACIONES.OBSERVACIONES': 'EN BORRADOR' });
  // What SAT refused is written anew: it is a draft again, though it went once.
  const refused = await derived(REFUSED);
  await call('transmit', [refused.id, String(refused.lock)]);
  await world.pump();
  expect((await call('open', { ID: refused.id })).result.header.ESTADO).toBe('RECHAZADA');
  await rebuildCompany({ services: world.services, scope: jobScope('uno', 'GT') });
  client = await world.person('uno', 'cliente');
  await world.services.database.aside({
    kind: 'update',
    table: 'users',
    key: userRowKey('uno', 'cliente'),
    set: { IdPerfil: '4', IMPORTADORES: [(await rowsOf('declarations', ana))[0]!['NIT']!] },
  });
});
afterAll(() => world.stop());

const group = () => createReports(async () => world.services);
const rowsOf = async (REPORTE: string, as: Person) =>
  (await world.call(group(), 'run', { REPORTE }, as)).result.FILAS as Record<string, string>[];
const said = (rows: unknown): string => JSON.stringify(rows).replaceAll('-', '');
const figures = async (as: Person) => (await world.call(group(), 'statistics', { DIAS: 30 }, as)).result;

const forClients = REPORT_NAMES.filter((name) => reports[name].forClients && name !== 'orders');

it.each(forClients)('the report %s tells a client of no draft', async (name) => {
  const rows = said(await rowsOf(name, client));
  for (const number of [DRAFT, REFUSED]) expect(rows).not.toContain(number);
});

it('a client is told of what the authority accepted, and the agency of all', async () => {
  expect((await rowsOf('declarations', client)).map(({ NO_ORDEN }) => NO_ORDEN)).toHaveLength(1);
  expect(said(await rowsOf('declarations', client))).toContain(SENT);
  expect(await rowsOf('declarations', ana)).toHaveLength(3);
  for (const name of ['lines', 'papers', 'taxesByClient'] as const)
    expect((await rowsOf(name, client)).length, name).toBeGreaterThan(0);
  expect(await rowsOf('orders', client)).toHaveLength(3);
});

it('statistics count no draft for a client, by no thing and by no age', async () => {
  const { RESUMEN, GRUPOS, CARGA, EDADES } = await figures(client);
  expect(RESUMEN).toMatchObject({ DECLARACIONES: 1, ACEPTADAS: 1 });
  expect(GRUPOS.ESTADO.map(({ CLAVE }: { CLAVE: string }) => CLAVE)).not.toContain('BORRADOR');
  expect(CARGA.map((each: { DECLARACIONES: number }) => each.DECLARACIONES)).toEqual([1]);
  expect(EDADES).toEqual([]);
  expect((await figures(ana)).RESUMEN.DECLARACIONES).toBe(3);
});
