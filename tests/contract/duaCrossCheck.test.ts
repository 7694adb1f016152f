import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceKinds } from '../../functions/declarations/sources.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { referenceFor } from '../../functions/runtime/reference.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { createUsers } from '../../functions/users/handler.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { writeOptions } from '../../shared/users/options/optionText.ts';
import { startDuaWorld, type DuaWorld } from './duaWorld.ts';
import type { Answer, Person } from './world.ts';

let world: DuaWorld;
let ana: Person;
let beto: Person;

beforeAll(async () => {
  world = await startDuaWorld();
  await world.company('h', 'HN', { Nit: '05019021000018', RazonSocial: 'Aduanas de Prueba, S. de R.L.' });
  await world.company('i', 'HN');
  ana = await world.person('h', 'ana');
  beto = await world.person('i', 'beto');
  const key = userRowKey(ana.company, ana.id);
  await world.services.database.aside({ kind: 'update', table: 'users', key, set: { SUPER: '1' } });
});
afterAll(() => world.stop());

const call = (procedure: string, params: unknown, as = ana): Promise<Answer> =>
  world.call(world.dua, procedure, params, as);

/** The DUA of a new order, whole but for what a test changes. */
async function formed(number: string, changes: Record<string, string> = {}, company = 'h', as = ana) {
  const ID_ORDEN = await world.seed(company, number);
  const { header } = (await call('derive', { ID_ORDEN }, as)).result;
  const whole = { 'DECLARACION.ID_FORMA_PAGO': 'CR', ...changes };
  const CAMBIOS = Object.entries(whole).map(([path, value]) => ({ op: 'set', path, value }));
  const saved = await call('patch', { ID: header.ID, LOCK: header.LOCK, CAMBIOS }, as);
  expect(saved.error).toBeUndefined();
  return { ID: header.ID as string, LOCK: saved.result.header.LOCK as number };
}
const around = async (ID: string, as = ana): Promise<Problem[]> =>
  (await call('crossCheck', { ID }, as)).result.problems;
const duplicates = async (ID: string, as = ana): Promise<Problem[]> =>
  (await around(ID, as)).filter(({ code }) => code.startsWith('cross.duplicado'));

/** What the company has for a check between documents. */
async function judge(CLAVE: string, VALOR: string): Promise<void> {
  const OPCION = 'cat_sys_revisiones_cruzadas.SEVERIDAD';
  const CONFIGURACION = writeOptions([{ OPCION, CLAVE, VALOR }]);
  const users = createUsers(async () => world.services);
  const { error } = await world.call(users, 'saveGlobalConfiguration', { CONFIGURACION }, ana);
  expect(error).toBeUndefined();
}

/** Another weight on the invoice of an order than the bill says. */
async function reweigh(number: string): Promise<void> {
  const store = new DocumentStore(sourceKinds.invoices, world.services, jobScope('h', 'HN'));
  const { header, body } = await store.open(`fac-1-${number}`);
  const reference = await referenceFor(world.services, 'HN', shippedCatalogues);
  const ITEMS = body.ITEMS.map((each) => ({ ...each, PESO_BRUTO: '1.00', PESO_NETO: '0.50' }));
  await store.save(header, { body: { ...body, ITEMS } }, { action: 'Cambio', reference });
}

describe('a DUA against the papers of its order', () => {
  it('is neither ready nor validated nor registered while it contradicts them in what the company calls an error', async () => {
    const { ID, LOCK } = await formed('1456000701');
    await reweigh('1456000701');
    const found = async () =>
      (await around(ID)).find(({ code }) => code === 'cross.peso-facturas') as Problem | undefined;
    expect(await found()).toMatchObject({
      severity: 'warning',
      path: 'DECLARACION.PESO_BRUTO_BULTOS',
      other: { module: 'invoices', id: 'fac-1-1456000701', path: 'ITEMS[0].PESO_BRUTO' },
    });
    await judge('PESO_FACTURAS', 'ERROR');
    const { LISTA, problems } = (await call('readiness', { ID })).result;
    expect(LISTA).toBe(false);
    expect(problems.find(({ code }: Problem) => code === 'cross.peso-facturas')?.severity).toBe('error');
    for (const procedure of ['ready', 'validate', 'register']) {
      const { error } = await call(procedure, { ID, LOCK });
      expect(error?.code, procedure).toBe('rejected');
      expect(JSON.stringify(error!.problems), procedure).toContain('cross.peso-facturas');
    }
    await judge('PESO_FACTURAS', 'NINGUNA');
    expect(await found()).toBeUndefined();
    await judge('PESO_FACTURAS', 'ADVERTENCIA');
  });

  it('is held by a value that its value declaration does not say, as it comes or by an adjustment', async () => {
    const { ID, LOCK } = await formed('1456000702', {
      'DECLARACION.TOTAL_FOB_DOLARES': '1.00',
      'DETALLE_MERCANCIAS[0].AJUSTE_DEDUCIR': '500.00',
    });
    expect(await around(ID)).toContainEqual(
      expect.objectContaining({
        code: 'cross.valor-dva',
        severity: 'error',
        path: 'DECLARACION.TOTAL_VALOR_ADUANA_DOLARES',
        other: expect.objectContaining({ module: 'dva', path: 'DVA.CASILLA_46' }),
      }),
    );
    const { error } = await call('register', { ID, LOCK });
    expect(JSON.stringify(error?.problems)).toContain('cross.valor-dva');
    expect(await around(ID)).toContainEqual(
      expect.objectContaining({
        code: 'cross.fob-dva',
        severity: 'error',
        path: 'DECLARACION.TOTAL_FOB_DOLARES',
        other: expect.objectContaining({ module: 'dva', id: 'dva-1-1456000702' }),
      }),
    );
  });
});

describe('the numbers of a DUA', () => {
  it('are told of where another order has the same invoice, transport document or container', async () => {
    const { ID, LOCK } = await formed('1456000703');
    const found = await duplicates(ID);
    expect(found.map(({ code, severity, other }) => [code, severity, other?.module])).toEqual([
      ['cross.duplicado-factura', 'warning', 'invoices'],
      ['cross.duplicado-factura', 'warning', 'invoices'],
      ['cross.duplicado-transporte', 'warning', 'dua'],
      ['cross.duplicado-transporte', 'warning', 'dua'],
      ['cross.duplicado-contenedor', 'warning', 'dua'],
      ['cross.duplicado-contenedor', 'warning', 'dua'],
    ]);
    expect(found.map(({ other }) => other?.path)).toEqual([
      'FACTURA.NUMERO_FACTURA',
      'FACTURA.NUMERO_FACTURA',
      expect.stringMatching(/^DETALLE_DOCUMENTO\[\d\]\.REFERENCIA$/),
      expect.stringMatching(/^DETALLE_DOCUMENTO\[\d\]\.REFERENCIA$/),
      'DETALLE_TRANSPORTE[0].NUMERO_CONTENEDOR',
      'DETALLE_TRANSPORTE[0].NUMERO_CONTENEDOR',
    ]);
    expect(found[2]!.message).toMatch(
      /también está en la DUA 145-600070[12] de la orden \S+ \(20\/11\/2026, borrador\)/,
    );
    await judge('DUPLICADO_TRANSPORTE', 'ERROR');
    const { error } = await call('register', { ID, LOCK });
    expect(JSON.stringify(error?.problems)).toContain('cross.duplicado-transporte');
    await judge('DUPLICADO_TRANSPORTE', 'ADVERTENCIA');
  });

  it('may not be the order number of another work order', async () => {
    await world.seed('h', '1456000705');
    const { ID } = await formed('1456000704', { 'DECLARACION.NO_ORDEN': '1456000705' });
    expect(await duplicates(ID)).toContainEqual(
      expect.objectContaining({
        code: 'cross.duplicado-orden',
        severity: 'error',
        path: 'DECLARACION.NO_ORDEN',
        message: expect.stringMatching(/a la que esta DUA no pertenece/),
        other: expect.objectContaining({ module: 'work-orders', id: 'ord-1456000705' }),
      }),
    );
  });

  it('are never looked for in another company', async () => {
    const { ID } = await formed('1456000706', {}, 'i', beto);
    expect(await duplicates(ID, beto)).toEqual([]);
  });
});
