import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Database } from '../../functions/runtime/database.ts';
import { usageKey } from '../../functions/runtime/usage.ts';
import { createUsers } from '../../functions/users/handler.ts';
import { companyListKey } from '../../functions/users/workingCompanies.ts';
import { operatorPerson } from './operatorPerson.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';

/** A month that ended is billed after it ended: nobody sits at the console in its last minute. */
let world: World;
let bea: Person;

/** More than one page of companies, each with one more accepted DUCA in October than the one before it. */
const COMPANIES = Array.from({ length: 60 }, (_, at) => ({
  id: `emp-${String(at).padStart(3, '0')}`,
  Nombre: at === 57 ? 'Aduanera Ñandú' : `Agencia ${at}`,
  Nit: `${7000 + at}`,
  accepted: at,
}));

beforeAll(async () => {
  world = await startWorld('2026-11-20T15:00:00Z');
  for (const { id, Nombre, Nit, accepted } of COMPANIES) {
    await world.company(id, 'GT', { Nombre, Nit });
    const counts = { ENVIADAS: accepted, ACEPTADAS: accepted, 'ACEPTADAS~duca': accepted };
    await world.services.database.aside(
      { kind: 'put', table: 'users', item: { ...companyListKey(id), country: 'GT' } },
      { kind: 'put', table: 'transmissions', item: { ...usageKey({ company: id }, '2026-10'), ...counts } },
    );
  }
  bea = await operatorPerson(world);
});
afterAll(() => world.stop());

const asked = (procedure: string, params: object, as = bea): Promise<Answer> =>
  world.call(
    createUsers(async () => world.services),
    procedure,
    params,
    as,
  );

interface Told {
  ID: string;
  MES: { MES: string; ACEPTADAS: number; TOTAL: string };
}
/** Every company that a procedure tells of, page by page. */
async function every(procedure: string, params: object): Promise<{ all: Told[]; pages: number }> {
  const all: Told[] = [];
  let [DESDE, pages] = ['', 0];
  do {
    const { result, error } = await asked(procedure, { ...params, DESDE });
    expect(error).toBeUndefined();
    expect(result.EMPRESAS.length).toBeLessThanOrEqual(25);
    all.push(...(result.EMPRESAS as Told[]));
    DESDE = result.SIGUIENTE;
    pages += 1;
  } while (DESDE !== '');
  return { all, pages };
}

it('the operator sees accepted declarations and charge of each company for a month that ended, and of this one as before', async () => {
  for (const procedure of ['operatedCompanies', 'chargedMonth']) {
    const { all } = await every(procedure, { MES: '2026-10' });
    expect(all.map(({ ID }) => ID)).toEqual(COMPANIES.map(({ id }) => id));
    expect(all[4]!.MES).toMatchObject({ MES: '2026-10', ACEPTADAS: 4, TOTAL: '6.00' });
    expect(all.reduce((sum, { MES }) => sum + MES.ACEPTADAS, 0)).toBe((59 * 60) / 2);
    const [now] = (await every(procedure, {})).all;
    expect(now!.MES).toMatchObject({ MES: '2026-11', ACEPTADAS: 0, TOTAL: '0.00' });
  }
});

it('a month that did not begin, and what is no month, are refused with a sentence', async () => {
  for (const [MES, said] of [
    ['2026-12', /MES.*todavía no empieza/],
    ['2026-13', /debe ser un mes como 2026-11/],
    ['octubre', /debe ser un mes como 2026-11/],
  ] as const)
    for (const procedure of ['operatedCompanies', 'chargedMonth'])
      expect((await asked(procedure, { MES }, bea)).error!.message).toMatch(said);
});

it('a company is found by its name or tax id, however many pages lie before it', async () => {
  const found = async (NOMBRE: string) => (await asked('operatedCompanies', { NOMBRE })).result.EMPRESAS;
  for (const words of ['nandu', 'ÑANDÚ', '7057'])
    expect((await found(words)).map(({ ID }: Told) => ID)).toEqual(['emp-057']);
  expect(await found('nadie')).toEqual([]);
  const { all, pages } = await every('chargedMonth', { NOMBRE: 'agencia' });
  expect([all.length, pages]).toEqual([59, 3]);
});

it('reads no more than a page tells, and the prices of a country once for all of it', async () => {
  const [got, queried] = [vi.spyOn(Database.prototype, 'get'), vi.spyOn(Database.prototype, 'query')];
  await asked('chargedMonth', { MES: '2026-10' });
  const usage = got.mock.calls.filter(([table]) => table === 'transmissions');
  expect(usage).toHaveLength(25);
  expect(queried.mock.calls.filter(([table]) => table === 'catalogues').length).toBeLessThanOrEqual(2);
  vi.restoreAllMocks();
});

it('what companies are charged is told to nobody of a company', async () => {
  const jefe = await world.person('emp-001', 'jefe');
  expect((await asked('chargedMonth', {}, jefe)).error!.code).toBe('permission.denied');
});
