import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import type { Answer, Person } from './world.ts';

let world: DucaWorld;
let ana: Person;
let jefe: Person;
let otra: Person;
let next = 1236000700;

const PLACE = 'FRACCIONES[0].DESCRIPCION';
const check = (more: object = {}) => ({
  CAMPO: 'FRACCIONES.DESCRIPCION',
  CONDICION: 'CONTIENE',
  COMPARADO: 'prohibido',
  CUANDO_CAMPO: '',
  CUANDO_VALOR: '',
  VALOR: 'SAT ya lo rechazó con el código 31',
  SEVERIDAD: 'ADVERTENCIA',
  ACTIVA: '1',
  ...more,
});
const ask = (procedure: string, params: unknown, as: Person): Promise<Answer> =>
  world.call(world.duca, procedure, params, as);
const make = async (more: object = {}, as = ana) =>
  (await ask('saveOwnCheck', { REVISION: check(more) }, as)).result;
const listed = async (CLAVE: string, as = ana) =>
  (await ask('ownChecks', {}, as)).result.REVISIONES.find((each: { CLAVE: string }) => each.CLAVE === CLAVE);
const draft = async (as: Person): Promise<{ ID: string; LOCK: number }> => {
  next += 1;
  const { orderId } = await world.seed(as.company, String(next));
  const { ID, LOCK } = (await ask('derive', [orderId, '', ''], as)).result.header;
  return { ID, LOCK };
};
const write = (document: { ID: string; LOCK: number }, value: string, as: Person): Promise<Answer> =>
  ask('patch', { ...document, CAMBIOS: [{ op: 'set', path: PLACE, value }] }, as);
const own = (answer: Answer): string[] =>
  answer.result.problems
    .filter(({ code }: { code: string }) => code.startsWith('own.'))
    .map(({ path, severity }: { path: string; severity: string }) => `${severity} ${path}`);

beforeAll(async () => {
  world = await startDucaWorld();
  const facts = { Nit: '576937K', RazonSocial: 'Agencia, S.A.', Direccion: 'Zona 9' };
  await world.company('uno', 'GT', facts);
  await world.company('dos', 'GT', facts);
  ana = await world.person('uno', 'ana');
  jefe = await world.person('uno', 'jefe');
  otra = await world.person('dos', 'otra');
  await world.services.database.write({
    kind: 'update',
    table: 'users',
    key: userRowKey('uno', 'jefe'),
    set: { SUPER: '1' },
  });
});
afterAll(() => world.stop());

describe('checks that a company keeps', () => {
  it('warn in every document of the kind, told to the browser with it, and count what they warned and what was mended', async () => {
    const { CLAVE } = await make();
    const document = await draft(ana);
    const bad = await write(document, 'Producto PROHIBIDO', ana);
    expect(own(bad)).toEqual([`warning ${PLACE}`]);
    const opened = (await ask('open', { ID: document.ID }, ana)).result;
    expect(opened.REVISIONES).toEqual([
      expect.objectContaining({ CLAVE, MODULO: 'duca', CONDICION: 'CONTIENE' }),
    ]);
    expect(await listed(CLAVE)).toMatchObject({ AVISOS: 1, AYUDO: 0 });
    // Another change of the same document warns of nothing new.
    const again = await write({ ...document, LOCK: bad.result.header.LOCK }, 'Producto prohibido aún', ana);
    expect(await listed(CLAVE)).toMatchObject({ AVISOS: 1, AYUDO: 0 });
    const good = await write({ ...document, LOCK: again.result.header.LOCK }, 'Producto permitido', ana);
    expect(own(good)).toEqual([]);
    expect(await listed(CLAVE)).toMatchObject({ AVISOS: 1, AYUDO: 1 });
    await ask('removeOwnCheck', { CLAVE }, ana);
  });

  it('are not seen by another company, nor judge its documents', async () => {
    const { CLAVE } = await make();
    const document = await draft(otra);
    expect(own(await write(document, 'prohibido', otra))).toEqual([]);
    expect((await ask('open', { ID: document.ID }, otra)).result.REVISIONES).toBeUndefined();
    expect((await ask('ownChecks', {}, otra)).result.REVISIONES).toEqual([]);
    const foreign = { CLAVE, EDICION: 1, REVISION: check({ VALOR: 'Ajena' }) };
    expect((await ask('saveOwnCheck', foreign, otra)).error?.code).toBe('not-found');
    expect((await ask('removeOwnCheck', { CLAVE }, otra)).error?.code).toBe('not-found');
    expect(await listed(CLAVE)).toMatchObject({ EDICION: 1 });
    await ask('removeOwnCheck', { CLAVE }, ana);
  });

  it('that make no sense are refused with a sentence, and nothing is kept', async () => {
    const refused = async (more: object) => (await ask('saveOwnCheck', { REVISION: check(more) }, ana)).error;
    expect((await refused({ CAMPO: 'FRACCIONES.NADA' }))?.message).toMatch(/no es un campo de la/);
    expect((await refused({ CONDICION: 'MENOR' }))?.message).toMatch(/no es número ni fecha/);
    expect((await refused({ CONDICION: 'SI_LLUEVE' }))?.message).toMatch(/una de las condiciones/);
    expect((await refused({ VALOR: ' ' }))?.message).toMatch(/qué debe hacer/);
    expect((await ask('ownChecks', {}, ana)).result.REVISIONES).toEqual([]);
  });

  it('block only when an administrator says so, and then nobody else changes them', async () => {
    expect((await ask('saveOwnCheck', { REVISION: check({ SEVERIDAD: 'ERROR' }) }, ana)).error?.code).toBe(
      'permission.denied',
    );
    const { CLAVE, EDICION } = await make({ SEVERIDAD: 'ERROR' }, jefe);
    const document = await draft(ana);
    expect(own(await write(document, 'prohibido', ana))).toEqual([`error ${PLACE}`]);
    const refused = await ask('transmit', { ID: document.ID, LOCK: document.LOCK + 1 }, ana);
    expect(refused.error?.problems.some(({ code }) => code === `own.${CLAVE}`)).toBe(true);
    const softer = { CLAVE, EDICION, REVISION: check() };
    expect((await ask('saveOwnCheck', softer, ana)).error?.code).toBe('permission.denied');
    expect((await ask('removeOwnCheck', { CLAVE }, ana)).error?.code).toBe('permission.denied');
    expect((await ask('removeOwnCheck', { CLAVE }, jefe)).result).toEqual({ CLAVE });
  });

  it('switched off warn no more and have not helped; two who change one at once are told', async () => {
    const made = await make();
    const document = await draft(ana);
    await write(document, 'prohibido', ana);
    const off = { CLAVE: made.CLAVE, EDICION: made.EDICION, REVISION: check({ ACTIVA: '0' }) };
    expect((await ask('saveOwnCheck', off, ana)).result).toMatchObject({
      ACTIVA: '0',
      EDICION: 2,
      AVISOS: 1,
    });
    const opened = await ask('open', { ID: document.ID }, ana);
    expect(own(opened)).toEqual([]);
    await write({ ID: document.ID, LOCK: opened.result.header.LOCK }, 'otra cosa', ana);
    expect(await listed(made.CLAVE)).toMatchObject({ AVISOS: 1, AYUDO: 0 });
    expect((await ask('saveOwnCheck', off, jefe)).error?.code).toBe('document.stale');
    await ask('removeOwnCheck', { CLAVE: made.CLAVE }, ana);
  });

  it('are a hundred of a kind at most: one more is refused and says so, while one of them can still be changed', async () => {
    await world.company('llena', 'GT', { Nit: '576937K', RazonSocial: 'Llena, S.A.', Direccion: 'Zona 9' });
    const full = await world.person('llena', 'eva');
    let last: { CLAVE: string; EDICION: number } | undefined;
    for (let made = 0; made < 100; made += 1) last = await make({ COMPARADO: `prohibido ${made}` }, full);
    const refused = await ask('saveOwnCheck', { REVISION: check() }, full);
    expect(refused.error?.code).toBe('document.impossible-change');
    expect(refused.error?.message).toContain('100 revisiones propias');
    const { CLAVE, EDICION } = last!;
    const changed = await ask('saveOwnCheck', { CLAVE, EDICION, REVISION: check({ ACTIVA: '0' }) }, full);
    expect(changed.result).toMatchObject({ CLAVE, ACTIVA: '0' });
    expect((await ask('ownChecks', {}, full)).result.REVISIONES).toHaveLength(100);
  });

  it('are no business of people of client companies', async () => {
    const client = await world.person('uno', 'cliente');
    await world.services.database.write({
      kind: 'update',
      table: 'users',
      key: userRowKey('uno', 'cliente'),
      set: { IdPerfil: '4', IMPORTADORES: ['81237642'] },
    });
    // Orders they do write, of their own importers; the rules of the house they neither read nor make.
    const orders = createWorkOrders(async () => world.services);
    const rule = { ...check(), CAMPO: 'ORDEN.NUMERO_ORDEN' };
    for (const [procedure, params] of [
      ['ownChecks', {}],
      ['saveOwnCheck', { REVISION: rule }],
      ['removeOwnCheck', { CLAVE: 'x' }],
    ] as const)
      expect((await world.call(orders, procedure, params, client)).error?.code).toBe('permission.denied');
    expect((await world.call(orders, 'ownChecks', {}, ana)).result.REVISIONES).toEqual([]);
  });
});
