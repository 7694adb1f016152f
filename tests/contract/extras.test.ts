import { afterAll, beforeAll, expect, it } from 'vitest';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { createUsers } from '../../functions/users/handler.ts';
import type { Extra } from '../../shared/users/options/extraProcedures.ts';
import { writeOptions } from '../../shared/users/options/optionText.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';

/** Entries of a person: module, key and value, each with its default, its last change and the way back. */
let world: World;
let ana: Person;
let stranger: Person;
const users = createUsers(async () => world.services);
const call = (procedure: string, params: object, as = ana): Promise<Answer> =>
  world.call(users, procedure, params, as);

beforeAll(async () => {
  world = await startWorld();
  for (const company of ['a', 'b']) await world.company(company);
  ana = await world.person('a', 'ana');
  stranger = await world.person('b', 'otro');
});
afterAll(() => world.stop());

const BOX_8 = { ID_MODULO: '4', CLAVE: 'imprdva8' };
const entry = async (as = ana): Promise<Extra> =>
  ((await call('configurationExtras', {}, as)).result as Extra[]).find(({ CLAVE }) => CLAVE === 'imprdva8')!;
const text = (...triples: readonly (readonly [string, string, string])[]) =>
  writeOptions(triples.map(([OPCION, CLAVE, VALOR]) => ({ OPCION, CLAVE, VALOR })));
const save = (EXTRAS: string, as = ana) => call('saveConfigurationExtras', { EXTRAS }, as);

it('say what holds by default until the person says otherwise, then what was before and when, and go back', async () => {
  expect(await entry()).toMatchObject({ VALOR: '1', PREDETERMINADO: '1', PROPIA: '0', ANTES: '', FECHA: '' });
  expect((await save(text(['4', 'imprdva8', '0'], ['7', 'reporte-x', 'uno, dos']))).error).toBeUndefined();
  const changed = {
    VALOR: '0',
    PREDETERMINADO: '1',
    PROPIA: '1',
    ANTES: '1',
    FECHA: '2026-11-20T15:00:00.000Z',
  };
  expect(await entry()).toMatchObject(changed);
  await call('saveConfiguration', { ...BOX_8, VALOR: '0' });
  expect(await entry()).toMatchObject(changed);
  expect((await call('undoConfigurationExtra', BOX_8)).error).toBeUndefined();
  expect(await entry()).toMatchObject({ VALOR: '1', PROPIA: '0', FECHA: '' });
  expect((await call('undoConfigurationExtra', BOX_8)).error?.code).toBe('not-found');
  const other = ((await call('configurationExtras', {})).result as Extra[]).find(
    ({ CLAVE }) => CLAVE === 'reporte-x',
  );
  expect(other).toMatchObject({ VALOR: 'uno, dos', PREDETERMINADO: '', DESCRIPCION: '' });
});

it('are written all or none, and what is wrong is said', async () => {
  const good = ['4', 'imprdva8', '0'] as const;
  for (const [sent, said] of [
    [text(good, ['99', 'x', '1']), /ID_MODULO: debe ser un módulo del 1 al 9/],
    [text(good, ['4', 'con espacio', '1']), /CLAVE: admite letras/],
    [text(good, good), /EXTRAS: dice dos veces una misma opción/],
    [text(good, ['4', 'larga', 'x'.repeat(2001)]), /más de 2000 letras/],
    [text(...Array.from({ length: 41 }, (_, at) => ['4', `k${at}`, '1'] as const)), /más de 40 opciones/],
    ['no es esto', /EXTRAS: no es un texto comprimido/],
  ] as const)
    expect((await save(sent)).error?.message).toMatch(said);
  expect((await entry()).PROPIA).toBe('0');
});

it('are of one person: nobody else has them, a client keeps their own, and nobody without a session', async () => {
  await save(text(['4', 'imprdva8', '0']));
  expect((await entry(stranger)).PROPIA).toBe('0');
  expect((await entry(await world.person('a', 'rosa'))).PROPIA).toBe('0');
  const client = await world.person('a', 'cliente');
  const key = userRowKey('a', 'cliente');
  await world.services.database.aside({ kind: 'update', table: 'users', key, set: { IdPerfil: '4' } });
  expect((await save(text(['4', 'imprdva8', '0']), client)).status).toBe(200);
  expect((await entry(client)).PROPIA).toBe('1');
  expect((await world.call(users, 'configurationExtras', {})).status).toBe(401);
});
