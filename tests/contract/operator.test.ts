import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDuca } from '../../functions/duca/handler.ts';
import { createLogbook } from '../../functions/logbook/handler.ts';
import { companyRowKey, userRowKey } from '../../functions/runtime/caller.ts';
import { usageKey } from '../../functions/runtime/usage.ts';
import { createTransmission } from '../../functions/transmission/handler.ts';
import { createUsers } from '../../functions/users/handler.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { PLATFORM } from '../../functions/users/operator/newOperator.ts';
import { companyListKey } from '../../functions/users/workingCompanies.ts';
import { allProcedures } from '../../shared/procedures.ts';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import { interrupted } from './interrupted.ts';
import { operatorPerson } from './operatorPerson.ts';
import { documentKinds } from '../../shared/documentKinds.ts';
import { needsFactor } from '../../shared/foundation/access/needsFactor.ts';
import { permissionsOf } from '../../shared/foundation/access/permissions.ts';
import { accessOf, type CompanyRow, type UserRow } from '../../functions/runtime/caller.ts';
import type { Answer, Handler, Person } from './world.ts';

let world: DucaWorld;
let users: Handler;
let bea: Person;
let ana: Person;
let jefe: Person;
let next = 1236000400;

const asked = (procedure: string, params: unknown, as?: Person): Promise<Answer> =>
  world.call(users, procedure, params, as);
const duca = (procedure: string, params: unknown, as: Person): Promise<Answer> =>
  world.call(world.duca, procedure, params, as);
const agree = (DECLARACIONES: number, more: object = {}): Promise<void> =>
  world.services.database.write({
    kind: 'update',
    table: 'users',
    key: companyRowKey('uno'),
    set: {
      PLANES: [
        { PLAN: 'P', NOMBRE: 'Pequeño', DESDE: '2026-01-01', USUARIOS: 0, DECLARACIONES, TOKENS: 0, ...more },
      ],
    },
  });
const formed = async (as: Person): Promise<{ ID: string; LOCK: number }> => {
  next += 1;
  const { orderId } = await world.seed('uno', String(next));
  const { ID, LOCK } = (await duca('derive', [orderId, '', ''], as)).result.header;
  return { ID, LOCK };
};
const send = async (as: Person): Promise<Answer> => duca('transmit', await formed(as), as);
const month = async (as: Person) => (await asked('usage', {}, as)).result.MESES[0];

beforeAll(async () => {
  world = await startDucaWorld();
  users = createUsers(async () => world.services);
  const facts = { Nit: '576937K', RazonSocial: 'Agencia Uno, S.A.', Direccion: 'Zona 9' };
  await world.company('uno', 'GT', facts);
  await world.services.database.write({
    kind: 'put',
    table: 'users',
    item: { ...companyListKey('uno'), country: 'GT' },
  });
  ana = await world.person('uno', 'ana');
  jefe = await world.person('uno', 'jefe');
  const key = userRowKey('uno', 'jefe');
  await world.services.database.write({ kind: 'update', table: 'users', key, set: { SUPER: '1' } });
  bea = await operatorPerson(world);
});
afterAll(() => world.stop());

describe('who operates the platform', () => {
  it('holds one permission and no other, so that every procedure of a document, and of a company, is denied', async () => {
    const { database } = world.services;
    const [company, user] = await database.getMany<CompanyRow & UserRow>('users', [
      companyRowKey(PLATFORM),
      userRowKey(PLATFORM, 'bea'),
    ]);
    const held = permissionsOf(accessOf(company!, user!));
    expect([...held].sort()).toEqual(['operator', 'public', 'session']);
    // Everything of every kind of document, whoever wrote it when: nothing is open, and the door says so.
    const kinds = new Set<string>(documentKinds.map(({ module }) => module));
    const ofDocuments = allProcedures.filter(({ group }) => kinds.has(group));
    expect(ofDocuments.length).toBeGreaterThan(100);
    // What waits for a person is of the kinds that they read: whoever reads none may ask, and nothing waits for them.
    const open = ofDocuments.filter(({ permission }) => held.has(permission));
    expect(open.map(({ group, name }) => `${group}/${name}`)).toEqual(['work-orders/waiting']);
    const orders = createWorkOrders(async () => world.services);
    expect(await world.call(orders, 'waiting', { MUESTRA: 5 }, bea)).toMatchObject({
      status: 200,
      result: [],
    });
    for (const { name } of ofDocuments.filter(({ group }) => group === 'duca'))
      expect((await duca(name, {}, bea)).error?.code, name).toBe('permission.denied');
    // Services outside are asked of one's own company, which has no document.
    for (const group of ['reports', 'dossier', 'logbook'])
      expect(
        allProcedures.filter((each) => each.group === group && each.permission === 'session'),
        group,
      ).toEqual([]);
    expect((await asked('listUsers', {}, bea)).error?.code).toBe('permission.denied');
  });

  it('gives a second factor outside of practice, and proves themselves anew for each deed', async () => {
    expect(needsFactor(new Set(['operator']))).toBe(true);
    const later = await operatorPerson(world, 'tarde');
    world.setClock('2026-11-20T15:06:00Z');
    for (const [procedure, params] of [
      ['suspendCompany', { EMPRESA: 'uno', MOTIVO: 'x' }],
      ['resumeCompany', { EMPRESA: 'uno', MOTIVO: 'x' }],
      ['closeCompany', { EMPRESA: 'uno', MOTIVO: 'x' }],
      ['setPlan', { EMPRESA: 'uno', PLAN: 'AGENCIA', DESDE: '2026-12-01' }],
    ] as const)
      expect((await asked(procedure, params, later)).error?.code).toBe('session.step-up');
    world.setClock('2026-11-20T15:00:00Z');
  });

  it('is nobody of a company: administrators are denied the console', async () => {
    for (const procedure of ['operatedCompanies', 'suspendCompany', 'openCompany', 'setPlan', 'closeCompany'])
      expect((await asked(procedure, {}, jefe)).error?.code).toMatch(/permission.denied/);
  });

  it('opens a company from a form to the one-time link of its first administrator', async () => {
    const form = {
      EMPRESA: 'Agencia Nueva',
      NIT: '576937-K',
      PAIS: 'GT',
      PLAN: 'INICIAL',
      ADMINISTRADOR: 'Nora Paz',
      USUARIO: 'nora.paz',
      CORREO: 'nora@nueva.example',
    };
    expect((await asked('openCompany', { ...form, NIT: '1' }, bea)).error?.message).toMatch(/NIT/);
    expect((await asked('openCompany', { ...form, PLAN: 'ORO' }, bea)).error?.message).toMatch(
      /no se ofrece/,
    );
    const { ID, ENLACE } = (await asked('openCompany', form, bea)).result;
    expect((await asked('passwordLink', { ENLACE })).result).toMatchObject({
      USUARIO: 'nora.paz',
      EMPRESA: 'Agencia Nueva',
    });
    const password = 'nueve barcos de papel';
    expect((await asked('usePasswordLink', { ENLACE, CLAVE: password })).result).toEqual({
      RESULTADO: '1',
      ESPERA: '0',
      PROGRAMAS: 0,
    });
    const listed = (await asked('operatedCompanies', {}, bea)).result.EMPRESAS;
    expect(listed.find((each: { ID: string }) => each.ID === ID)).toMatchObject({
      ESTADO: 'ACTIVA',
      USUARIOS: 1,
      PLAN: { PLAN: 'INICIAL', DESCRIPCION: expect.stringMatching(/empieza/), DECLARACIONES: 100 },
    });
    expect((await asked('openCompany', { ...form, USUARIO: 'nora.paz' }, bea)).error?.message).toMatch(
      /tomado/,
    );
  });
});

describe('a plan', () => {
  it('counts each declaration with its hand-over, stops at its limit with nothing sealed, and shows the price of each', async () => {
    await agree(2);
    expect((await send(ana)).result.header.ESTADO).toBe('TRANSMITIENDO');
    expect((await send(ana)).result.header.ESTADO).toBe('TRANSMITIENDO');
    const refused = await send(ana);
    expect(refused.error?.message).toMatch(/El plan «Pequeño» de su empresa permite 2 declaraciones al mes/);
    expect(await month(jefe)).toMatchObject({ MES: '2026-11', ENVIADAS: 2, ACEPTADAS: 0, TOTAL: '0.00' });
    await world.pump();
    expect(await month(jefe)).toMatchObject({
      ENVIADAS: 2,
      ACEPTADAS: 2,
      CARGOS: [{ DOCUMENTO: 'DUCA aceptada', CANTIDAD: 2, PRECIO: '1.50', IMPORTE: '3.00' }],
      TOTAL: '3.00',
    });
  });

  it('charges a declaration once, however often its acceptance is fetched anew', async () => {
    await agree(0);
    const { result } = await send(ana);
    await world.pump();
    const before = await month(jefe);
    const transmission = createTransmission(async () => world.services);
    const again = await world.call(transmission, 'recover', { ID: result.ID_TRANSMISION }, ana);
    expect(again.error).toBeUndefined();
    await world.pump();
    expect(await month(jefe)).toEqual(before);
  });

  it('has room for one alone of two that take the last place at once', async () => {
    const { ENVIADAS } = await month(jefe);
    await agree(ENVIADAS + 1);
    const [first, second] = [await formed(ana), await formed(ana)];
    // Both found room; the other one is written between the look and the write.
    const { services, happened } = interrupted(world.services, async () => {
      expect((await duca('transmit', second, ana)).error).toBeUndefined();
    });
    const late = createDuca(async () => services);
    const refused = await world.call(late, 'transmit', first, ana);
    expect(happened()).toBe(true);
    expect(refused.error?.message).toMatch(/El plan «Pequeño» de su empresa permite/);
    expect((await duca('open', { ID: first.ID }, ana)).result.header.ESTADO).toBe('BORRADOR');
    expect((await month(jefe)).ENVIADAS).toBe(ENVIADAS + 1);
    await world.pump();
  });

  it('gives the place back that a rejection took, and charges nothing for it', async () => {
    const before = await month(jefe);
    await agree(0);
    next = 1236077909;
    expect((await send(ana)).error).toBeUndefined();
    await world.pump();
    const after = await month(jefe);
    expect(after.RECHAZADAS).toBe(before.RECHAZADAS + 1);
    expect(after).toMatchObject({
      ENVIADAS: before.ENVIADAS,
      ACEPTADAS: before.ACEPTADAS,
      TOTAL: before.TOTAL,
    });
    next = 1236000450;
  });

  it('limits people and tokens, with a sentence that says what to do', async () => {
    await agree(0, { USUARIOS: 2, TOKENS: 1 });
    const person = {
      ...{ USUARIO: 'tercera', CLAVE: 'siete lunas de barro', NOMBRE: 'Tercera', CORREO: '', ID_PERFIL: '2' },
      ...{ SUPER: false, APLICACIONES: {}, PERMISOS: [], IMPORTADORES: [] },
    };
    expect((await asked('createUser', person, jefe)).error?.message).toMatch(/permite 2 usuarios activos/);
    const token = (NOMBRE: string) => ({ NOMBRE, DIAS: 10, PERMISOS: ['duca:read'] });
    expect((await asked('createToken', token('Uno'), jefe)).error).toBeUndefined();
    expect((await asked('createToken', token('Dos'), jefe)).error?.message).toMatch(/permite 1 tokens/);
    await agree(0);
  });

  it('begins on its day and is told in the logbook of the company', async () => {
    const past = { EMPRESA: 'uno', PLAN: 'AGENCIA', DESDE: '2026-11-19' };
    expect((await asked('setPlan', past, bea)).error?.message).toMatch(/ya pasó/);
    const set = await asked('setPlan', { ...past, DESDE: '2026-12-01' }, bea);
    expect(set.result.PLAN).toMatchObject({ PLAN: 'P' });
    const logbook = createLogbook(async () => world.services);
    const { LINEAS } = (await world.call(logbook, 'lines', { MODULO: 'users' }, jefe)).result;
    const line = LINEAS.find((each: { ACCION: string }) => /cambiar el plan/i.test(each.ACCION));
    expect(line).toMatchObject({ USUARIO: 'bea.operador' });
    expect(
      (await asked('setPlan', { ...past, EMPRESA: 'nadie', DESDE: '2026-12-01' }, bea)).error?.code,
    ).toBe('not-found');
    expect(
      (await asked('setPlan', { ...past, EMPRESA: PLATFORM, DESDE: '2026-12-01' }, bea)).error?.code,
    ).toBe('not-found');
  });
});

describe('a company that is suspended', () => {
  it('loses its sessions, sends nothing of what waits, keeps its data, and goes on when it is resumed', async () => {
    const sent = await send(ana);
    const { ID } = sent.result.header;
    expect((await asked('suspendCompany', { EMPRESA: 'uno', MOTIVO: ' ' }, bea)).error?.message).toMatch(
      /MOTIVO/,
    );
    const suspended = await asked('suspendCompany', { EMPRESA: 'uno', MOTIVO: 'Falta de pago' }, bea);
    expect(suspended.result).toMatchObject({ ESTADO: 'SUSPENDIDA', MOTIVO: 'Falta de pago' });
    expect((await duca('open', { ID }, ana)).error?.code).toBe('session.missing');
    const calls = JSON.stringify(world.authorities.sat.calls);
    await world.pump();
    expect(JSON.stringify(world.authorities.sat.calls)).toBe(calls);
    expect((await asked('suspendCompany', { EMPRESA: 'uno', MOTIVO: 'x' }, bea)).error?.message).toMatch(
      /ya está suspendida/,
    );

    expect((await asked('resumeCompany', { EMPRESA: 'uno', MOTIVO: 'Pagó' }, bea)).result.ESTADO).toBe(
      'ACTIVA',
    );
    // The sessions of before do not come back.
    expect((await duca('open', { ID }, ana)).error?.code).toBe('session.missing');
    const again = await world.person('uno', 'ana');
    const opened = await duca('open', { ID }, again);
    expect(opened.result.header.ESTADO).toBe('TRANSMITIENDO');
  });

  it('that leaves is kept for the years of the law, and may come back until then', async () => {
    const close = (MOTIVO: string) => asked('closeCompany', { EMPRESA: 'uno', MOTIVO }, bea);
    expect((await close('Cerró')).error?.message).toMatch(/Suspéndala primero/);
    await asked('suspendCompany', { EMPRESA: 'uno', MOTIVO: 'Cierra' }, bea);
    expect((await close(' ')).error?.message).toMatch(/falta/);
    const left = { ESTADO: 'DE_BAJA', SE_CONSERVA: '2032-11-20', MOTIVO: 'Cerró' };
    expect((await close('Cerró')).result).toMatchObject(left);
    expect((await close('Cerró')).error?.message).toMatch(/se conservan hasta el 20\/11\/2032/);
    const back = await asked('resumeCompany', { EMPRESA: 'uno', MOTIVO: 'Vuelve' }, bea);
    expect(back.result).toMatchObject({ ESTADO: 'ACTIVA', SE_CONSERVA: '' });
  });
});

it('prices are public, dated, and marked as a sample while they are one', async () => {
  const { result } = await asked('prices', { PAIS: 'GT' });
  expect(result).toMatchObject({ MUESTRA: '1' });
  expect(result.PRECIOS).toContainEqual(
    expect.objectContaining({ MODULO: 'duca', DESDE: '2026-01-01', PRECIO: '1.50' }),
  );
  expect(usageKey({ company: 'uno' }, '2026-11')).toEqual({ pk: 'C#uno#uso', sk: 'MES#2026-11' });
});
