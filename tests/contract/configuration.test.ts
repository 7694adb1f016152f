import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUsers } from '../../functions/users/handler.ts';
import { createLogbook } from '../../functions/logbook/handler.ts';
import { createSchedule } from '../../functions/logbook/schedule.ts';
import { forEachCompany, daysSetting } from '../../functions/notifications/companies.ts';
import { noteCompany } from '../../functions/users/workingCompanies.ts';
import { companyRowKey, userRowKey } from '../../functions/runtime/caller.ts';
import { optionKey } from '../../shared/foundation/options/storedOptions.ts';
import type { OptionEntry } from '../../shared/foundation/options/withOptions.ts';
import type { ListedOption } from '../../shared/users/options/optionProcedures.ts';
import { readOptions, writeOptions } from '../../shared/users/options/optionText.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';

let world: World;
let ana: Person;
let rosa: Person;
let beto: Person;
let hilda: Person;
const users = createUsers(async () => world.services);

beforeAll(async () => {
  world = await startWorld();
  await world.company('a');
  await world.company('b');
  await world.company('h', 'HN');
  ana = await world.person('a', 'ana');
  rosa = await world.person('a', 'rosa');
  beto = await world.person('b', 'beto');
  hilda = await world.person('h', 'hilda');
  for (const { company, id } of [ana, beto, hilda]) {
    const key = userRowKey(company, id);
    await world.services.database.aside({ kind: 'update', table: 'users', key, set: { SUPER: '1' } });
  }
});
afterAll(() => world.stop());

const DAYS = { OPCION: 'cat_sys_parametros.TEXTO', CLAVE: 'AVISO_ORDEN_DIAS' };
const BOX_8 = { OPCION: 'cat_sys_configuracion_usuario.VALOR', CLAVE: 'imprdva8' };
const save = (entries: OptionEntry[], by = ana): Promise<Answer> =>
  world.call(users, 'saveGlobalConfiguration', { CONFIGURACION: writeOptions(entries) }, by);
const undo = (input: object, by = ana) => world.call(users, 'undoGlobalConfiguration', input, by);
const read = async (by = ana) =>
  (await world.call(users, 'globalConfiguration', {}, by)).result as {
    CONFIGURACION: string;
    OPCIONES: ListedOption[];
  };
const optionOf = async ({ OPCION, CLAVE }: { OPCION: string; CLAVE: string }, by = ana) =>
  (await read(by)).OPCIONES.find((each) => each.OPCION === OPCION && each.CLAVE === CLAVE)!;

describe('the configuration of a company', () => {
  it('says of each option its value, its default, who changed it and when, and goes back to what it was', async () => {
    expect(await optionOf(DAYS)).toMatchObject({ VALOR: '2', PREDETERMINADO: '2', PROPIA: '0', FECHA: '' });
    const saved = await save([
      { ...DAYS, VALOR: '5' },
      { ...BOX_8, VALOR: '0' },
    ]);
    expect(readOptions(saved.result.CONFIGURACION)).toEqual([
      { ...BOX_8, VALOR: '0' },
      { ...DAYS, VALOR: '5' },
    ]);
    expect(await optionOf(DAYS)).toMatchObject({
      VALOR: '5',
      PREDETERMINADO: '2',
      PROPIA: '1',
      ANTES: '2',
      POR: 'ana@a',
      FECHA: '2026-11-20T15:00:00.000Z',
    });
    await save([{ ...DAYS, VALOR: '9' }]);
    await undo(DAYS);
    expect(await optionOf(DAYS)).toMatchObject({ VALOR: '5', ANTES: '9' });
    await save([{ ...DAYS, VALOR: '2' }]);
    expect(await optionOf(DAYS)).toMatchObject({ VALOR: '2', PROPIA: '0', ANTES: '5' });
    await undo(DAYS);
    expect(await optionOf(DAYS)).toMatchObject({ VALOR: '5', PROPIA: '1' });
    await undo(BOX_8);
    expect(await optionOf(BOX_8)).toMatchObject({ VALOR: '1', PROPIA: '0' });
  });

  it('is obeyed in the next call by the company alone, and yields to what a person chose', async () => {
    const box8 = async (by: Person): Promise<string> =>
      (await world.call(users, 'loadConfiguration', ['4'], by)).result.find(
        ({ CLAVE }: { CLAVE: string }) => CLAVE === 'imprdva8',
      ).VALOR;
    await save([{ ...BOX_8, VALOR: '0' }]);
    expect([await box8(ana), await box8(rosa), await box8(beto)]).toEqual(['0', '0', '1']);
    await world.call(users, 'saveConfiguration', ['4', 'imprdva8', '1'], rosa);
    expect([await box8(ana), await box8(rosa)]).toEqual(['0', '1']);
    const facts = await world.call(users, 'check', [], rosa);
    expect(facts.result.options).toContainEqual({ ...BOX_8, VALOR: '0' });
  });

  it('travels with the fields of the report of declarations and of the history, and a person’s own choice comes first', async () => {
    const field = (CLAVE: string) => ({ OPCION: 'cat_sys_configuracion_usuario.VALOR', CLAVE });
    const nit = field('reporte-duca-encabezado-detalle-campo-NIT');
    const taxes = field('historia-duca-campo-TRIBUTOS');
    const saved = await save([
      { ...nit, VALOR: '1' },
      { ...taxes, VALOR: '0' },
    ]);
    expect(readOptions(saved.result.CONFIGURACION)).toEqual(
      expect.arrayContaining([
        { ...nit, VALOR: '1' },
        { ...taxes, VALOR: '0' },
      ]),
    );
    expect(await optionOf(nit)).toMatchObject({
      VALOR: '1',
      PREDETERMINADO: '0',
      PROPIA: '1',
      POR: 'ana@a',
      GRUPO: 'Campos del reporte de declaraciones',
    });
    const own = async (by: Person, { CLAVE }: { CLAVE: string }): Promise<string> =>
      (await world.call(users, 'loadConfiguration', ['7'], by)).result.find(
        (each: { CLAVE: string }) => each.CLAVE === CLAVE,
      ).VALOR;
    await world.call(users, 'saveConfiguration', ['7', nit.CLAVE, '0'], rosa);
    expect([await own(ana, nit), await own(rosa, nit), await own(beto, nit)]).toEqual(['1', '0', '0']);
    expect([await own(rosa, taxes), await own(beto, taxes)]).toEqual(['0', '1']);
    await undo(taxes);
    expect(await optionOf(taxes)).toMatchObject({ VALOR: '1', PROPIA: '0', ANTES: '0' });
    const { error } = await save([{ ...nit, VALOR: 'sí' }]);
    expect(error?.message).toMatch(/NIT o RTN.*«sí» no sirve; escriba 1 para encenderla o 0/);
  });

  it('offers a Honduran company nothing that only the declaration of Guatemala obeys, and forgets what was set of it', async () => {
    const old = { OPCION: 'cat_sys_configuracion_usuario.VALOR', CLAVE: 'historia-duca-campo-TRIBUTOS' };
    const key = companyRowKey('h');
    const OPCIONES = { [optionKey(old)]: { VALOR: '0', ANTES: '', POR: 'x', FECHA: 1 } };
    await world.services.database.aside({ kind: 'update', table: 'users', key, set: { OPCIONES } });
    const { CONFIGURACION, OPCIONES: offered } = await read(hilda);
    expect(offered.length).toBeGreaterThan(50);
    // A regime is called as its list calls it, be it «REEXPORTACIÓN DUCA-T».
    const titled = (group: string): boolean => group !== 'Regímenes de DVA';
    for (const { TITULO, EFECTO, GRUPO } of offered)
      expect(`${GRUPO} ${titled(GRUPO) ? TITULO : ''} ${EFECTO}`).not.toMatch(
        /DUCA|fracción|complementaria|XML/i,
      );
    expect(offered.filter((each) => !titled(each.GRUPO)).map((each) => [each.CLAVE, each.VALOR])).toEqual(
      expect.arrayContaining([
        ['4000', 'Si'],
        ['6010', 'No'],
      ]),
    );
    expect(readOptions(CONFIGURACION)).toEqual([]);
    expect((await undo(old, hilda)).error?.code).toBe('not-found');
    expect((await save([{ ...old, VALOR: '1' }], hilda)).error?.message).toMatch(
      /no es una opción de su país/,
    );
    expect((await save([{ ...DAYS, VALOR: '5' }], hilda)).error).toBeUndefined();
  });

  it('is obeyed by the notices that a schedule sends', async () => {
    await save([{ ...DAYS, VALOR: '7' }]);
    for (const company of ['a', 'b']) await noteCompany(world.services, { company, country: 'GT' });
    const days: Record<string, number> = {};
    await forEachCompany(world.services, 'a-test', async ({ scope, reference }) => {
      days[scope.company] = daysSetting(reference, 'AVISO_ORDEN_DIAS', 0);
      return 0;
    });
    expect(days).toEqual({ a: 7, b: 2 });
  });

  it('names the regimes of the DVA and of box 44 as the company says', async () => {
    await save([{ OPCION: 'cat_sys_modalidades.DVA', CLAVE: 'ID', VALOR: 'No' }]);
    await save([{ OPCION: 'cat_sys_modalidades.CASILLA_44', CLAVE: 'ED', VALOR: 'No' }]);
    const of = async (name: string, ID: string, by = ana) =>
      (await world.call(users, name, {}, by)).result.find((each: { ID: string }) => each.ID === ID).ACTIVO;
    expect([await of('dvaRegimes', 'ID'), await of('dvaRegimes', 'DI')]).toEqual(['No', 'Si']);
    expect([await of('box44Regimes', 'ED'), await of('box44Regimes', 'ID')]).toEqual(['No', 'Si']);
    expect(await of('dvaRegimes', 'ID', beto)).toBe('Si');
    expect([await of('dvaRegimes', '4000', hilda), await of('dvaRegimes', '6010', hilda)]).toEqual([
      'Si',
      'No',
    ]);
  });

  it.each<[string, OptionEntry, RegExp]>([
    [
      'a value that it cannot have',
      { ...DAYS, VALOR: 'tres' },
      /días antes de la fecha límite.*«tres» no sirve; escriba un número entero/,
    ],
    ['an option that there is not', { ...DAYS, CLAVE: 'X', VALOR: '1' }, /no es una opción de su país/],
    [
      'a list that is none of its',
      { OPCION: 'cat_sys_paises.VALOR', CLAVE: 'GT', VALOR: 'x' },
      /no es una opción/,
    ],
  ])(
    'refuses %s, naming option, reason and remedy, and keeps nothing of the text',
    async (_, entry, said) => {
      const before = await read();
      const { error } = await save([{ ...BOX_8, VALOR: '1' }, entry]);
      expect(error?.code).toBe('params.invalid');
      expect(error?.message).toMatch(said);
      expect(await read()).toEqual(before);
    },
  );

  it('refuses a text that is none, the undoing of nothing, and whoever does not administer', async () => {
    const { error } = await world.call(users, 'saveGlobalConfiguration', { CONFIGURACION: 'hola' }, ana);
    expect(error?.message).toContain('comprimido en base 64');
    expect((await undo({ OPCION: 'cat_sys_modalidades.DVA', CLAVE: 'ZR' })).error?.code).toBe('not-found');
    for (const answer of [await save([{ ...DAYS, VALOR: '1' }], rosa), await undo(DAYS, rosa)])
      expect(answer.error?.code).toBe('permission.denied');
  });

  it('stands in the logbook with before and after', async () => {
    await save([{ ...DAYS, VALOR: '4' }]);
    await createSchedule(async () => world.services)({ schedule: 'logbook-chain' });
    const logbook = createLogbook(async () => world.services);
    const { result } = await world.call(logbook, 'lines', {}, ana);
    expect(JSON.stringify(result)).toMatch(/Avisos: .*días antes de la fecha límite/);
  });
});
