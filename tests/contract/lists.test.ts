import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { valueMark } from '../../functions/runtime/documents/headerIndex.ts';
import { documentImplementations } from '../../functions/runtime/documents/implementations.ts';
import { markPk } from '../../functions/runtime/documents/indexRows.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import type { HeaderRow } from '../../functions/runtime/documents/rows.ts';
import { readTotals } from '../../functions/runtime/documents/totals.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { defineDocument, type AnyDocument } from '../../shared/foundation/documents/definition.ts';
import { sampleDataSets } from '../../shared/foundation/documents/sampleDataSets.fixture.ts';
import { sampleKind } from '../../shared/foundation/documents/sampleKind.fixture.ts';
import { field } from '../../shared/foundation/fields/field.ts';
import { everyHeader } from './everyHeader.ts';
import { content as plain, definition, facts, reference, refusalOf } from './storedInvoices.ts';
import { startStoreWorld, type StoreWorld } from './storeWorld.ts';

let world: StoreWorld;
let companies = 0;
beforeAll(async () => {
  world = await startStoreWorld('2026-11-20T15:00:00Z');
});
afterAll(() => world.stop());

const { noun, states } = definition;
const paper = defineDocument({
  ...sampleKind,
  noun,
  idPrefix: 'FAC',
  states,
  dataSets: sampleDataSets,
  calculate: (body) => body,
  check: () => [],
  columns: { NUMERO: field.text('Número'), CLIENTE: field.text('Cliente'), FECHA: field.date('Fecha') },
  summary: ({ FACTURA }) => ({ NUMERO: FACTURA.NUMERO, CLIENTE: FACTURA.CONTRATO, FECHA: FACTURA.FECHA }),
  goods: ({ ITEMS }) => ITEMS.map((each) => each.MARCA),
  index: {
    words: ['NUMERO', 'CLIENTE'],
    values: ['CLIENTE'],
    open: ['CLIENTE'],
    days: ['FECHA'],
    totals: 'CLIENTE',
  },
});

const anyPaper: AnyDocument = paper as unknown as AnyDocument;

interface Answer {
  rows: HeaderRow[];
  total: number;
  orMore?: boolean;
  order: string;
  note?: string;
  next?: string;
  previous?: string;
}

/** Lists of a company of its own, and documents made one second after another. */
function desk(company = `co-l${(companies += 1)}`) {
  const { services } = world;
  const scope = jobScope(company, 'GT');
  const made = documentImplementations(anyPaper);
  const store = new DocumentStore(anyPaper, services, scope);
  const called = (input: object) => ({ input, services, scope, reference: async () => reference }) as never;
  const content = (NUMERO: string, CONTRATO = '', FECHA = '', ...goods: string[]) => {
    const { body } = plain(NUMERO, ...goods);
    return { body: { ...body, FACTURA: { ...body.FACTURA, CONTRATO, FECHA } } };
  };
  let at = 0;
  return {
    store,
    content,
    make: async (...of: Parameters<typeof content>) => {
      world.clock.now = new Date(Date.parse('2026-11-20T15:00:00Z') + (at += 1) * 1000);
      return (await store.create(content(...of), facts)).header;
    },
    list: (input: object) => made.list(called(input)) as Promise<Answer>,
    totals: async () =>
      Object.fromEntries(
        ((await made.totals(called({}))) as { ESTADO: string; CANTIDAD: number }[]).map((each) => [
          each.ESTADO,
          each.CANTIDAD,
        ]),
      ),
  };
}
const numbers = ({ rows }: Answer): string[] => rows.map((row) => row.RESUMEN['NUMERO']!);
/** Every page of a list, forwards. */
async function pages(list: (input: object) => Promise<Answer>, input: object): Promise<Answer[]> {
  const found = [await list(input)];
  while (found.at(-1)!.next) found.push(await list({ ...input, CURSOR: found.at(-1)!.next }));
  return found;
}

/** A thousand more documents, newer than any that is there, each like the newest. */
async function crowd(store: DocumentStore): Promise<void> {
  const model = (await everyHeader(store))[0]!;
  for (let at = 0; at < 1000; at += 25)
    await world.services.database.write(
      ...Array.from({ length: 25 }, (_, more) => {
        const ID = `FAC-z${String(at + more).padStart(4, '0')}`;
        return { kind: 'put' as const, table: 'invoices', item: { ...model, ...store.headerKey(ID), ID } };
      }),
    );
}

describe('a list of documents', () => {
  it('shows each once, newest first, forwards and back, with how many there are', async () => {
    const here = desk();
    for (let at = 0; at < 23; at += 1) await here.make(`N${at}`);
    const all = await pages(here.list, { TAMANO: 5 });
    const expected = Array.from({ length: 23 }, (_, at) => `N${22 - at}`);
    expect(all.flatMap(numbers)).toEqual(expected);
    expect(all.map((page) => page.total)).toEqual([23, 23, 23, 23, 23]);
    expect(all[0]!.previous).toBeUndefined();
    const before = await here.list({ TAMANO: 5, CURSOR: all[2]!.previous });
    expect(numbers(before)).toEqual(expected.slice(5, 10));
    const first = await here.list({ TAMANO: 5, CURSOR: before.previous });
    expect(numbers(first)).toEqual(expected.slice(0, 5));
    expect(first.previous).toBeUndefined();
    expect(numbers(await here.list({ TAMANO: 5, CURSOR: first.next }))).toEqual(expected.slice(5, 10));
  });

  it('of a state, of a client and of both shows those alone, page by page', async () => {
    const here = desk();
    for (let at = 0; at < 24; at += 1) {
      const { ID } = await here.make(`N${at}`, at % 3 === 0 ? 'Ñandú, S.A.' : 'Otro');
      if (at % 2 === 0) await here.store.transition(ID, 'cerrar', 1);
    }
    const wanted = (test: (at: number) => boolean): string[] =>
      Array.from({ length: 24 }, (_, at) => at)
        .filter(test)
        .map((at) => `N${at}`)
        .reverse();
    const shown = async (FILTROS: object) =>
      (await pages(here.list, { FILTROS, TAMANO: 4 })).flatMap(numbers);
    expect(await shown({ ESTADO: 'CERRADA' })).toEqual(wanted((at) => at % 2 === 0));
    expect(await shown({ CLIENTE: 'Ñandú, S.A.' })).toEqual(wanted((at) => at % 3 === 0));
    expect(await shown({ CLIENTE: 'Ñandú, S.A.', ESTADO: 'CERRADA' })).toEqual(wanted((at) => at % 6 === 0));
    expect(await shown({ NUMERO: 'N7' })).toEqual(['N7']);
    expect(await shown({ ESTADO: 'BORRADOR,CERRADA,ANULADA' })).toEqual(wanted(() => true));
    expect(await shown({ CLIENTE: 'Otro', ESTADO: 'BORRADOR,ANULADA' })).toEqual(
      wanted((at) => at % 3 !== 0 && at % 2 === 1),
    );
    expect((await here.list({ FILTROS: { ESTADO: 'BORRADOR,CERRADA' }, TAMANO: 2 })).total).toBe(24);
    expect(await shown({ ESTADO: 'ANULADA' })).toEqual([]);
    expect((await here.list({ FILTROS: { ESTADO: 'CERRADA' }, TAMANO: 2 })).total).toBe(12);
    expect((await here.list({ FILTROS: { CLIENTE: 'Otro' }, TAMANO: 2 })).total).toBe(16);
    const back = await here.list({ FILTROS: { ESTADO: 'CERRADA' }, TAMANO: 4 });
    const second = await here.list({ FILTROS: { ESTADO: 'CERRADA' }, TAMANO: 4, CURSOR: back.next });
    expect(
      numbers(await here.list({ FILTROS: { ESTADO: 'CERRADA' }, TAMANO: 4, CURSOR: second.previous })),
    ).toEqual(numbers(back));
  });

  it('follows a document to its next state and its next client at once', async () => {
    const here = desk();
    const header = await here.make('N1', 'Uno');
    const { header: saved } = await here.store.save(header, here.content('N1', 'Dos'), facts);
    expect(numbers(await here.list({ FILTROS: { CLIENTE: 'Uno' } }))).toEqual([]);
    expect(numbers(await here.list({ FILTROS: { CLIENTE: 'Dos' } }))).toEqual(['N1']);
    await here.store.transition(saved.ID, 'cerrar', saved.LOCK);
    expect(numbers(await here.list({ FILTROS: { ESTADO: 'BORRADOR' } }))).toEqual([]);
    expect(numbers(await here.list({ FILTROS: { ESTADO: 'CERRADA' } }))).toEqual(['N1']);
  });

  it('takes both ends of a range of days that the kind keeps', async () => {
    const here = desk();
    for (const day of ['10', '11', '12', '13']) await here.make(`N${day}`, '', `2026-11-${day}`);
    await here.make('sin');
    const days = async (from: string, to: string) =>
      numbers(await here.list({ FILTROS: { 'FECHA>=': from, 'FECHA<=': to } }));
    expect(await days('2026-11-11', '2026-11-12')).toEqual(['N12', 'N11']);
    expect(await days('2026-11-12', '')).toEqual(['N13', 'N12']);
    expect(await days('', '2026-11-10')).toEqual(['N10']);
    expect(await days('2027-01-01', '')).toEqual([]);
  });

  it('is sorted by any column while there are few, and otherwise by date with a sentence', async () => {
    const here = desk();
    for (const name of ['b', 'c', 'a']) await here.make(name);
    expect(numbers(await here.list({ ORDEN: 'NUMERO' }))).toEqual(['a', 'b', 'c']);
    await crowd(here.store);
    const many = await here.list({ ORDEN: 'NUMERO', TAMANO: 3 });
    expect(many).toMatchObject({ order: '-CREADO' });
    expect(many.note).toContain('Filtre por estado, cliente o texto');
    expect(many.rows).toHaveLength(3);
  });

  it('says that it stopped where it looked at so many as it may, goes on from there, and says nothing at the end', async () => {
    const here = desk();
    await here.make('wanted');
    await here.make('other');
    await crowd(here.store);
    const [first, second, ...more] = await pages(here.list, { FILTROS: { NUMERO: 'wanted' } });
    expect(first).toMatchObject({ rows: [], orMore: true });
    expect(first!.note).toContain('Pase a la página siguiente para seguir buscando');
    expect(numbers(second!)).toEqual(['wanted']);
    expect(second!.note).toBeUndefined();
    expect(more).toEqual([]);
  });
});

describe('a search', () => {
  it('finds documents by the beginnings of words of their numbers, parties and goods, all of them', async () => {
    const here = desk();
    await here.make('A-10', 'Importadora Ñandú García', '', 'Tornillos de acero');
    await here.make('A-9', 'Importadora Maya', '', 'Tuercas');
    const found = async (TERMINO: string, more: object = {}) =>
      numbers(await here.list({ TERMINO, ...more })).sort();
    expect(await found('importadora')).toEqual(['A-10', 'A-9']);
    expect(await found('GARCIA  ñandú')).toEqual(['A-10']);
    expect(await found('garcía maya')).toEqual([]);
    expect(await found('a10')).toEqual(['A-10']);
    expect(await found('a-1')).toEqual(['A-10']);
    expect(await found('torni import')).toEqual(['A-10']);
    expect(await found('importadora', { FILTROS: { CLIENTE: 'Importadora Maya' } })).toEqual(['A-9']);
    expect(await found('   ')).toEqual(['A-10', 'A-9']);
    expect(await found('ninguna')).toEqual([]);
  });

  it('passes over a row of the index whose document says something else by now', async () => {
    const here = desk();
    const { ID } = await here.make('N1', 'Uno');
    // As a save that was cut off, or a form of the index from before, left it.
    const mark = valueMark('CLIENTE', 'Dos')!;
    await world.services.database.write({
      kind: 'put',
      table: here.store.table,
      item: { pk: markPk(here.store.scope, mark), sk: `${mark}#${ID}`, ID },
    });
    expect(numbers(await here.list({ FILTROS: { CLIENTE: 'Dos' } }))).toEqual([]);
    expect(numbers(await here.list({ FILTROS: { CLIENTE: 'Uno' } }))).toEqual(['N1']);
  });

  it('no longer finds what a document said before, nor what another company says', async () => {
    const here = desk();
    const header = await here.make('A-1', 'Antes');
    await here.store.save(header, here.content('A-1', 'Ahora'), facts);
    expect((await here.list({ TERMINO: 'antes' })).total).toBe(0);
    expect((await here.list({ TERMINO: 'ahora' })).total).toBe(1);
    expect((await desk().list({ TERMINO: 'ahora' })).total).toBe(0);
  });
});

describe('totals', () => {
  it('are right after creation, saves, steps, and refusals', async () => {
    const here = desk();
    const one = await here.make('N1', 'Uno');
    const two = await here.make('N2', 'Uno');
    expect(await here.totals()).toEqual({ BORRADOR: 2, CERRADA: 0, ANULADA: 0 });
    await here.store.save(one, here.content('N1', 'Dos'), facts);
    await refusalOf(here.store.save(one, here.content('N1', 'Tres'), facts));
    expect(await here.totals()).toEqual({ BORRADOR: 2, CERRADA: 0, ANULADA: 0 });
    await here.store.transition(two.ID, 'cerrar', 1);
    await refusalOf(here.store.transition(two.ID, 'cerrar', 1));
    await here.store.transition(one.ID, 'anular', 2);
    expect(await here.totals()).toEqual({ BORRADOR: 0, CERRADA: 1, ANULADA: 1 });
  });

  it('name no state and no client of which there is none any more', async () => {
    const here = desk();
    const header = await here.make('N1', 'Uno');
    const { header: saved } = await here.store.save(header, here.content('N1', 'Dos'), facts);
    await here.store.transition(saved.ID, 'cerrar', saved.LOCK);
    const { store } = here;
    expect(await readTotals(world.services.database, store.table, store.scope)).toEqual([
      { ESTADO: 'CERRADA', VALOR: 'Dos', CANTIDAD: 1 },
    ]);
  });

  it('count a hundred that are made at once', async () => {
    const here = desk();
    await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        new DocumentStore(anyPaper, world.services, here.store.scope).create(here.content(`N${at}`), facts),
      ),
    );
    expect(await here.totals()).toEqual({ BORRADOR: 100, CERRADA: 0, ANULADA: 0 });
    expect((await here.list({ TAMANO: 1 })).total).toBe(100);
  });
});

describe('a cursor', () => {
  it('of another company, another filter or nobody is refused with the way on', async () => {
    const [here, there] = [desk(), desk()];
    for (const each of [here, there]) for (const name of ['1', '2']) await each.make(name);
    const { next } = await there.list({ TAMANO: 1 });
    for (const [CURSOR, input] of [
      [next, {}],
      [(await here.list({ TAMANO: 1 })).next, { FILTROS: { ESTADO: 'BORRADOR' } }],
      ['inventado', {}],
    ] as const) {
      const refused = await refusalOf(here.list({ TAMANO: 1, ...input, CURSOR }));
      expect(refused.code).toBe('params.invalid');
      expect(refused.message).toContain('pídala otra vez desde su primera página');
    }
  });
});
