import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCatalogues } from '../../functions/catalogues/handler.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { usageKey } from '../../functions/runtime/usage.ts';
import { createUsers } from '../../functions/users/handler.ts';
import { companyListKey } from '../../functions/users/workingCompanies.ts';
import { operatorPerson } from './operatorPerson.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';

let world: World;
let [bea, jefe] = [] as Person[] as [Person, Person];

beforeAll(async () => {
  world = await startWorld();
  await world.company('catracha', 'HN', { OPERADOR: '1' });
  const { database } = world.services;
  const listed = { ...companyListKey('catracha'), country: 'HN' };
  await database.aside({ kind: 'put', table: 'users', item: listed });
  jefe = await world.person('catracha', 'jefe');
  const key = userRowKey('catracha', 'jefe');
  await database.aside({ kind: 'update', table: 'users', key, set: { SUPER: '1' } });
  bea = await operatorPerson(world);
});
afterAll(() => world.stop());

const users = (procedure: string, params: unknown, as = jefe): Promise<Answer> =>
  world.call(
    createUsers(async () => world.services),
    procedure,
    params,
    as,
  );
const load = (TABLA: string, rows: string): Promise<Answer> => {
  const params = { TABLA, CSV: rows, FUENTE: 'Operación', VIGENTE_DESDE: '2026-11-01', MUESTRA: '0' };
  return world.call(
    createCatalogues(async () => world.services),
    'importCsv',
    params,
    jefe,
  );
};
const PLANS = 'CLAVE,VALOR,DESCRIPCION,USUARIOS,DECLARACIONES,TOKENS';
const PRICES = 'CLAVE,VALOR,MODULO,DESDE,PRECIO,MONEDA';

it('a company of Honduras is offered the plans of Honduras', async () => {
  expect(
    (await load('cat_sys_planes', `${PLANS}\nCATRACHO,Catracho,Para una agencia de aquí,5,1000,2`)).error,
  ).toBeUndefined();
  const { PLANES } = (await users('operatedCompanies', {}, bea)).result;
  const of = (country: string) =>
    (PLANES as { PAIS: string; PLAN: string }[])
      .filter(({ PAIS }) => PAIS === country)
      .map(({ PLAN }) => PLAN);
  expect(of('HN')).toEqual(['CATRACHO']);
  expect(of('GT')).toEqual(['INICIAL', 'AGENCIA', 'SIN_LIMITE']);
  const plan = { EMPRESA: 'catracha', DESDE: '2026-11-20' };
  expect((await users('setPlan', { ...plan, PLAN: 'AGENCIA' }, bea)).error!.message).toMatch(
    /no se ofrece; elija CATRACHO/,
  );
  expect((await users('setPlan', { ...plan, PLAN: 'CATRACHO' }, bea)).result.PLAN).toMatchObject({
    DECLARACIONES: 1000,
  });
});

it('prices and limits that are no numbers are refused with line and column, and what is in force stays', async () => {
  await world.services.database.aside({
    kind: 'put',
    table: 'transmissions',
    item: { ...usageKey({ company: 'catracha' }, '2026-11'), ENVIADAS: 2, ACEPTADAS: 2, 'ACEPTADAS~dua': 2 },
  });
  const wrong = [
    [
      'cat_sys_precios',
      `${PRICES}\nDUA,DUA aceptada,dua,2026-01-01,"1,50",USD`,
      /Línea 2, columna PRECIO: «1,50»/,
    ],
    [
      'cat_sys_precios',
      `${PRICES}\nDUA,DUA aceptada,dua,2026-01-01,12.00,GTQ`,
      /Línea 2, columna MONEDA: «GTQ»/,
    ],
    ['cat_sys_planes', `${PLANS}\nP,Plan,,"1,000",0,0`, /Línea 2, columna USUARIOS: «1,000»/],
  ] as const;
  for (const [list, rows, said] of wrong) {
    const { error } = await load(list, rows);
    expect(error!.code).toBe('rejected');
    expect(error!.problems.map(({ message }) => message)).toEqual([expect.stringMatching(said)]);
  }
  expect((await users('usage', {})).result.MESES[0]).toMatchObject({ TOTAL: '3.00' });
  expect(
    (await load('cat_sys_precios', `${PRICES}\nDUA,DUA aceptada,dua,2026-01-01,2.25,USD`)).error,
  ).toBeUndefined();
  expect((await users('usage', {})).result.MESES[0]).toMatchObject({ TOTAL: '4.50' });
});
