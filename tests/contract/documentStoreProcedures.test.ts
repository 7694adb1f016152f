import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Hooks } from '../../functions/runtime/documents/hooks.ts';
import { documentImplementations } from '../../functions/runtime/documents/implementations.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { jobScope, type TenantScope } from '../../functions/runtime/scope.ts';
import type { Change } from '../../shared/foundation/documents/patch.ts';
import { everyHeader } from './everyHeader.ts';
import { definition, facts, content, reference, refusalOf } from './storedInvoices.ts';
import { startStoreWorld, type StoreWorld } from './storeWorld.ts';

let world: StoreWorld;
let companies = 0;
beforeAll(async () => {
  world = await startStoreWorld('2026-11-20T15:00:00Z');
});
afterAll(() => world.stop());

/** The general procedures for a company of its own, as the executor calls them. */
function procedures(hooks: Hooks = {}) {
  const scope: TenantScope = jobScope(`co-p${(companies += 1)}`, 'GT');
  const { services } = world;
  const made = documentImplementations(definition, hooks);
  const called = (input: object) => ({ input, services, scope, reference: async () => reference }) as never;
  return {
    store: new DocumentStore(definition, services, scope),
    create: (input: object) => made.create(called(input)),
    open: (input: object) => made.open(called(input)),
    patch: (ID: string, LOCK: number, ...CAMBIOS: Change[]) => made.patch(called({ ID, LOCK, CAMBIOS })),
    list: (input: object) => made.list(called(input)),
    diff: (input: object) => made.diff(called(input)),
    history: (input: object) => made.history(called(input)),
    transition: (input: object) => made.transition(called(input)),
  };
}
const number = (value: string): Change => ({ op: 'set', path: 'FACTURA.NUMERO', value });
const begun = async (...of: Parameters<typeof procedures>) => {
  const here = procedures(...of);
  const { header } = await here.create({ CUERPO: content('F-1', 'X').body });
  return { ...here, id: header.ID };
};

describe('a new document', () => {
  it('has every field and key of its lines, however little was sent, and tells what is owed', async () => {
    const here = procedures();
    const made = await here.create({
      CUERPO: { ITEMS: [{ VALOR: '1.00' }, { ID_ITEM: 'own' }, { ID_ITEM: 'own' }] },
    });
    const { ITEMS, FACTURA } = made.body as Record<string, Record<string, string>[] & Record<string, string>>;
    expect(FACTURA).toEqual({ NUMERO: '', FECHA: '', TOTAL: '', HAY_CONTRATO: '', CONTRATO: '' });
    const keys = ITEMS!.map((each) => each['ID_ITEM']!);
    expect(new Set(keys).size).toBe(3);
    expect(keys[1]).toBe('own');
    expect(keys[0]).toMatch(/^lin/);
    expect(ITEMS![0]).toMatchObject({ MARCA: '', VALOR: '1.00' });
    expect(made.problems.map((each) => each.path)).toEqual([
      'FACTURA.NUMERO',
      'ITEMS[1].VALOR',
      'ITEMS[2].VALOR',
    ]);
    expect(made.header).toMatchObject({ VERSION: 1, ID_ORDEN: '' });
    expect(made.header).not.toHaveProperty('pk');
    expect(await here.history({ ID: made.header.ID })).toMatchObject([{ ACCION: 'Creación' }]);
    expect(await here.open({ ID: made.header.ID })).toEqual(made);
  });

  it('that has not its shape is refused with the first reason and how many more there are', async () => {
    const here = procedures();
    const wrong = (...VALOR: string[]) =>
      refusalOf(here.create({ CUERPO: { ITEMS: VALOR.map((each) => ({ VALOR: each })) } }));
    const one = await wrong('x');
    expect(one.code).toBe('rejected');
    expect(one.message).toMatch(/^Casilla 38, línea 1, Valor: «x» no es un número [^(]+\.$/);
    const three = await wrong('x', 'y', 'z');
    expect(three.message).toMatch(/\. \(y 2 más\)$/);
    expect(three).toMatchObject({ problems: [{ path: 'ITEMS[0].VALOR' }, {}, {}] });
    const shaped = (CUERPO: object) => refusalOf(here.create({ CUERPO })).then((each) => each.message);
    expect(await shaped({ ITEMS: { VALOR: '' } })).toContain('El grupo de datos ITEMS no existe');
    expect(await shaped({ FACTURA: [] })).toContain('El grupo de datos FACTURA no existe');
    expect(await shaped({ OTRO: {} })).toContain('El grupo de datos OTRO no existe');
    expect(await everyHeader(here.store)).toEqual([]);
  });

  it('takes nothing that a calculation writes, named alone or not, and is prepared by its module', async () => {
    const prepare = vi.fn(async (_call: unknown, body: object) => ({ ...body, FACTURA: { NUMERO: 'P-1' } }));
    const here = procedures({ prepare } as unknown as Hooks);
    const made = await here.create({ CUERPO: { FACTURA: { TOTAL: '5.00' } }, ID_ORDEN: 'ord-1' });
    expect(prepare).toHaveBeenCalledWith(expect.anything(), expect.anything(), 'ord-1');
    expect(made.body['FACTURA']).toMatchObject({ NUMERO: 'P-1', TOTAL: '' });
    expect(made.header.ID_ORDEN).toBe('ord-1');
    expect((await here.list({ FILTROS: { ID_ORDEN: 'ord-1' } })).total).toBe(1);
    expect((await here.list({ FILTROS: { ID_ORDEN: 'ord-2' } })).total).toBe(0);
    expect((await here.list({})).total).toBe(1);
  });
});

describe('a change', () => {
  it('is one version more, told by its place or by how many there were', async () => {
    const { id, patch, history, diff } = await begun();
    expect((await patch(id, 1, number('F-2'))).header).toMatchObject({ VERSION: 2, LOCK: 2 });
    // So much later that the history does not tell them as one.
    world.clock.now = new Date('2026-11-20T15:10:00Z');
    await patch(id, 2, number('F-3'), { op: 'set', path: 'ITEMS[0].VALOR', value: '2.00' });
    world.clock.now = new Date('2026-11-20T15:20:00Z');
    await patch(id, 3);
    world.clock.now = new Date('2026-11-20T15:00:00Z');
    expect((await history({ ID: id })).map((each) => each.ACCION)).toEqual([
      'Guardado sin cambios',
      '2 cambios',
      'Cambio en «Casilla 1, Número»',
      'Creación',
    ]);
    expect(await diff({ ID: id, DESDE: 1, HASTA: 2 })).toMatchObject([{ path: 'FACTURA.NUMERO' }]);
    expect((await refusalOf(diff({ ID: 'never', DESDE: 1, HASTA: 1 }))).code).toBe('not-found');
  });

  it('answers what the save wrote by itself: keys of lines that were added', async () => {
    const { id, patch } = await begun();
    const { computed } = await patch(id, 1, { op: 'insert', path: 'ITEMS', lines: [{ VALOR: '3.00' }] });
    expect(computed).toEqual([{ op: 'set', path: 'ITEMS[1].ID_ITEM', value: expect.stringMatching(/^lin/) }]);
    expect((await patch(id, 2, number('F-2'))).computed).toEqual([]);
  });

  it('that cannot be done is refused as that, and one that fails is not called so', async () => {
    const { id, patch } = await begun();
    const refused = await refusalOf(patch(id, 1, { op: 'set', path: 'ITEMS[9].VALOR', value: '1.00' }));
    expect(refused.code).toBe('document.impossible-change');
    expect(refused.message).not.toBe('');
    const broken = { op: 'insert', path: 'ITEMS', lines: undefined } as unknown as Change;
    expect(await refusalOf(patch(id, 1, broken))).not.toHaveProperty('code', 'document.impossible-change');
  });

  it('of what another saved, or of a document that is closed, is refused as that', async () => {
    const { id, patch, transition } = await begun();
    await patch(id, 1, number('F-2'));
    const stale = await refusalOf(patch(id, 1, number('F-3')));
    expect(stale).toMatchObject({ code: 'document.stale', details: { seenLock: 1, header: { LOCK: 2 } } });
    await transition({ ID: id, ACCION: 'cerrar', LOCK: 2 });
    expect((await refusalOf(patch(id, 3, number('F-3')))).message).toBe(
      'La factura está en estado «Cerrada» y no admite modificarse.',
    );
  });
});

describe('a transition', () => {
  it('is asked of the module first, and is none that no person may ask for', async () => {
    const gate = vi.fn(async () => undefined);
    const { id, transition } = await begun({ gate });
    expect((await refusalOf(transition({ ID: id, ACCION: 'volar', LOCK: 1 }))).message).toContain(
      'no admite «volar».',
    );
    expect(gate).not.toHaveBeenCalled();
    const header = await transition({ ID: id, ACCION: 'cerrar', LOCK: 1 });
    expect(gate).toHaveBeenCalledWith(expect.anything(), 'cerrar');
    expect(header).toMatchObject({ ESTADO: 'CERRADA', LOCK: 2 });
    expect(header).not.toHaveProperty('pk');
    gate.mockRejectedValueOnce(new Error('not yet'));
    expect((await refusalOf(transition({ ID: id, ACCION: 'anular', LOCK: 2 }))).message).toBe('not yet');
  });
});

it('keeps a version that no transaction could hold', async () => {
  const { store } = procedures();
  const { body } = content('F-1');
  const CONTRATO = Array.from({ length: 400_000 }, Math.random).join('');
  const huge = { FACTURA: { ...body.FACTURA, CONTRATO }, ITEMS: [] };
  const { header } = await store.create({ body: huge }, facts);
  expect((await store.open(header.ID)).body).toEqual(huge);
});
