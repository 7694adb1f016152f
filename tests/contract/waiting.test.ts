import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCafta } from '../../functions/cafta/handler.ts';
import { createDuca } from '../../functions/duca/handler.ts';
import { createDva } from '../../functions/dva/handler.ts';
import { createInvoices } from '../../functions/invoices/handler.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { valueMark } from '../../functions/runtime/documents/headerIndex.ts';
import { HeaderStore } from '../../functions/runtime/documents/headerStore.ts';
import { markPk } from '../../functions/runtime/documents/indexRows.ts';
import { inStates } from '../../functions/runtime/documents/inStates.ts';
import { publicHeader } from '../../functions/runtime/documents/rows.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { jobScope, type TenantScope } from '../../functions/runtime/scope.ts';
import { createTransportDocuments } from '../../functions/transport-documents/handler.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { caftaDefinition } from '../../shared/cafta/definition.ts';
import { documentKinds, type KindName } from '../../shared/documentKinds.ts';
import { duaDefinition } from '../../shared/dua/definition.ts';
import { ducaDefinition } from '../../shared/duca/definition.ts';
import { dvaDefinition } from '../../shared/dva/definition.ts';
import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import type { DocumentDefinition } from '../../shared/foundation/documents/definition.ts';
import { blankBody } from '../../shared/foundation/fields/dataSet.ts';
import { APPLICATIONS } from '../../shared/foundation/modules.ts';
import { invoiceDefinition } from '../../shared/invoices/definition.ts';
import { manifestDefinition } from '../../shared/manifests/definition.ts';
import { transportDefinition } from '../../shared/transport-documents/definition.ts';
import { workOrderDefinition } from '../../shared/work-orders/definition.ts';
import { workOrderKind } from '../../shared/work-orders/kind.ts';
import type { waitingProcedures } from '../../shared/work-orders/waitingProcedures.ts';
import { openReadBook } from '../readBook.ts';
import { reference } from './storedInvoices.ts';
import { startWorld, type Answer, type Handler, type Person, type World } from './world.ts';

type Waiting = Result<typeof waitingProcedures.waiting>;

let world: World;
let orders: Handler;
let ana: Person;
let seconds = 0;

const ask = (MUESTRA: number, as = ana): Promise<Answer<Waiting>> =>
  world.call(orders, 'waiting', { MUESTRA }, as);
const named = ({ result }: Answer<Waiting>): string[] =>
  result.map(({ MODULO, ESTADO, CANTIDAD }) => `${MODULO} ${ESTADO} ${CANTIDAD}`);
/** Names of a kind's alone, without how many. */
const statesOf = (answer: Answer<Waiting>, module: KindName): string[] =>
  answer.result.filter(({ MODULO }) => MODULO === module).map(({ ESTADO }) => ESTADO);

/** Documents that came to stand in a state, each a second after the one before; their ids, newest first. */
async function put<B>(
  definition: DocumentDefinition<B>,
  state: string,
  { company = 'a', many = 1, body = {} }: { company?: string; many?: number; body?: object } = {},
): Promise<string[]> {
  const states = { ...definition.states, initial: state };
  const store = new DocumentStore({ ...definition, states }, world.services, jobScope(company, 'GT'));
  const content = { body: { ...blankBody(definition.dataSets), ...body } as B };
  const ids: string[] = [];
  for (let at = 0; at < many; at += 1) {
    world.setClock(new Date(Date.parse('2026-11-20T15:00:00Z') + (seconds += 1) * 1000).toISOString());
    const { header } = await store.create(content, { orderId: '', action: 'prueba', reference });
    ids.unshift(header.ID);
  }
  return ids;
}

/** A person without one application, or of another profile. */
async function changed(person: Person, set: object): Promise<Person> {
  await world.services.database.write({
    kind: 'update',
    table: 'users',
    key: userRowKey(person.company, person.id),
    set: { ...set },
    when: { exists: true },
  });
  return person;
}

beforeAll(async () => {
  world = await startWorld();
  for (const company of ['a', 'b', 'quieta']) await world.company(company);
  await world.company('h', 'HN');
  orders = createWorkOrders(async () => world.services);
  ana = await world.person('a', 'ana');
  await put(invoiceDefinition, 'BORRADOR', { many: 7 });
  await put(invoiceDefinition, 'USADA', { many: 2 });
  await put(transportDefinition, 'BORRADOR');
  await put(dvaDefinition, 'EN_PREPARACION', { many: 3 });
  for (const state of ['BORRADOR', 'LISTA', 'TRANSMITIENDO', 'RECHAZADA', 'ROJO', 'ROJO'])
    await put(ducaDefinition, state);
  await put(caftaDefinition, 'BORRADOR');
  for (const company of ['a', 'h']) {
    await put(duaDefinition, 'DECISION', { company });
    await put(manifestDefinition, 'VALIDADA', { company });
  }
});
afterAll(() => world.stop());

describe('what waits for a person', () => {
  it('is told in the order of the kinds and of their states, without those in which nothing stands', async () => {
    expect(named(await ask(0))).toEqual([
      'invoices BORRADOR 7',
      'transport-documents BORRADOR 1',
      'dva EN_PREPARACION 3',
      'duca RECHAZADA 1',
      'duca ROJO 2',
      'duca LISTA 1',
      'duca BORRADOR 1',
      // Of what the authority is asked for, how many there are.
      'duca TRANSMITIENDO 1',
      'cafta BORRADOR 1',
    ]);
    expect((await ask(5, await world.person('quieta', 'sola'))).result).toEqual([]);
  });

  it('has the counts and the documents that totals and the list of that state answer', async () => {
    const services = async () => world.services;
    const groups: Partial<Record<KindName, Handler>> = {
      invoices: createInvoices(services),
      'transport-documents': createTransportDocuments(services),
      dva: createDva(services),
      duca: createDuca(services),
      cafta: createCafta(services),
    };
    const expected: Waiting = [];
    for (const { module, waits = [], inFlight = [] } of documentKinds) {
      const group = groups[module];
      if (!group) continue;
      const totals: { ESTADO: string; CANTIDAD: number }[] = (await world.call(group, 'totals', {}, ana))
        .result;
      for (const { state } of waits) {
        const CANTIDAD = totals.find(({ ESTADO }) => ESTADO === state)?.CANTIDAD ?? 0;
        if (CANTIDAD === 0) continue;
        const listed = await world.call(group, 'list', { FILTROS: { ESTADO: state }, TAMANO: 5 }, ana);
        expected.push({ MODULO: module, ESTADO: state, CANTIDAD, DOCUMENTOS: listed.result.rows });
      }
      for (const { ESTADO, CANTIDAD } of totals)
        if (CANTIDAD > 0 && inFlight.includes(ESTADO) && !waits.some(({ state }) => state === ESTADO))
          expected.push({ MODULO: module, ESTADO, CANTIDAD, DOCUMENTOS: [] });
    }
    expect(expected.length).toBeGreaterThan(5);
    expect((await ask(5)).result).toEqual(expected);
  });

  it('comes with the newest five of seven, newest first, and with fewer where fewer are asked for', async () => {
    const seven = await put(dvaDefinition, 'EN_PREPARACION', { company: 'b', many: 7 });
    const bruno = await world.person('b', 'bruno');
    const [five] = (await ask(5, bruno)).result;
    expect(five!.CANTIDAD).toBe(7);
    expect(five!.DOCUMENTOS.map(({ ID }) => ID)).toEqual(seven.slice(0, 5));
    const [two] = (await ask(2, bruno)).result;
    expect(two!.CANTIDAD).toBe(7);
    expect(two!.DOCUMENTOS.map(({ ID }) => ID)).toEqual(seven.slice(0, 2));
  });

  it('is counted alone where no document is asked for, from the totals of each kind and what was refused', async () => {
    await ask(0);
    const book = openReadBook();
    const { result } = await ask(0);
    const read = [...book.take().places.keys()];
    await ask(5);
    const shown = [...book.take().places].filter(([place]) => place.includes('byState'));
    book.close();
    expect(result.every(({ DOCUMENTOS }) => DOCUMENTOS.length === 0)).toBe(true);
    expect(read).toHaveLength(6);
    for (const place of read) expect(place).toMatch(/ {2}C#a#(count|refused)$/);
    // Four partitions of each of the eight states in which something stands, none of them asked for more than a page.
    expect(shown).toHaveLength(4 * 8);
    for (const [, { limit }] of shown) expect(limit).toBeLessThanOrEqual(6);
  });

  it('is asked for with five documents of a state at most', async () => {
    const refused = await ask(6);
    expect(refused.status).toBe(400);
    expect(refused.error!.message).toContain('Parámetro MUESTRA: debe ser 5 o menos');
  });
});

describe('what waits for somebody else', () => {
  it('is not told: kinds that the person does not read', async () => {
    const APLICACIONES = Object.fromEntries(
      APPLICATIONS.filter((module) => module !== 'duca').map((module) => [
        module,
        { ACTIVO_USUARIO: '1', APLICACION_PERMITIDA: '1' },
      ]),
    );
    const person = await changed(await world.person('a', 'facturas'), { APLICACIONES });
    const answer = await ask(5, person);
    expect(statesOf(answer, 'duca')).toEqual([]);
    expect(statesOf(answer, 'invoices')).toEqual(['BORRADOR']);
  });

  it('is not told: states that need a right which the person has not', async () => {
    const writer = await world.person('a', 'digita', ['escribir']);
    expect(statesOf(await ask(5, writer), 'duca')).toEqual(['ROJO', 'BORRADOR', 'TRANSMITIENDO']);
    const sender = await world.person('a', 'envia', ['transmitir']);
    expect(named(await ask(0, sender))).toEqual(['duca RECHAZADA 1', 'duca LISTA 1', 'duca TRANSMITIENDO 1']);
    expect((await ask(5, await world.person('a', 'lee', []))).result).toEqual([]);
  });

  it('is not told: documents of another company', async () => {
    const foreign = await put(transportDefinition, 'BORRADOR', { company: 'b', many: 2 });
    const { result } = await ask(5);
    expect(foreign.filter((ID) => JSON.stringify(result).includes(ID))).toEqual([]);
    expect(named(await ask(0))).toContain('transport-documents BORRADOR 1');
  });

  it('is not told: kinds of another country, whatever the company was given', async () => {
    expect(named(await ask(5)).filter((each) => /^(dua|manifests) /.test(each))).toEqual([]);
    const hilda = await world.person('h', 'hilda');
    expect(named(await ask(5, hilda))).toEqual(['dua DECISION 1', 'manifests VALIDADA 1']);
  });
});

describe('a person of a client company', () => {
  const [VOLCAN, TEXTILES] = ['81237642', '576937K'];
  const importers = [VOLCAN];
  const orderOf = (NIT_IMPORTADOR: string) => ({
    ORDEN: {
      ...(blankBody(workOrderDefinition.dataSets)['ORDEN'] as object),
      NIT_IMPORTADOR,
      NUMERO_ORDEN: String(seconds),
    },
  });
  /** Orders that stand in a state, by their kind alone, as somebody who knows some importers sees them. */
  const seen = (...own: string[]) => {
    const scope: TenantScope = { ...jobScope('a', 'GT'), importers: new Set(own) };
    return inStates(
      new HeaderStore(workOrderKind, world.services, scope),
      new Map([
        ['ABIERTA', 5],
        ['CERRADA', 5],
      ]),
    );
  };

  it('has nothing of the kinds that the broker works on', async () => {
    const marta = await changed(await world.person('a', 'marta'), {
      IdPerfil: '4',
      IMPORTADORES: importers,
    });
    expect(await ask(5, marta)).toMatchObject({ status: 200, result: [] });
  });

  it('is counted and shown the documents of their importers alone, as the list has them', async () => {
    const own: string[] = [];
    for (let at = 0; at < 6; at += 1) {
      own.unshift(...(await put(workOrderDefinition, 'ABIERTA', { body: orderOf(VOLCAN) })));
      await put(workOrderDefinition, 'ABIERTA', { body: orderOf(TEXTILES) });
    }
    const luisa = await changed(await world.person('a', 'luisa'), {
      IdPerfil: '4',
      IMPORTADORES: importers,
    });
    const list = { FILTROS: { ESTADO: 'ABIERTA' }, TAMANO: 5 };
    const { rows } = (await world.call(orders, 'list', list, luisa)).result;
    const [open, ...others] = await seen(VOLCAN);
    expect(others).toEqual([]);
    expect(open).toMatchObject({ ESTADO: 'ABIERTA', CANTIDAD: 6 });
    expect(open!.newest.map(publicHeader)).toEqual(rows);
    expect(open!.newest.map(({ ID }) => ID)).toEqual(own.slice(0, 5));
    expect(await seen()).toEqual([]);
  });

  it('is counted once a document that passed from one of their importers to the other', async () => {
    const [ID] = await put(workOrderDefinition, 'CERRADA', { body: orderOf(TEXTILES) });
    // What the index still says a moment after it passed.
    const mark = valueMark('NIT_IMPORTADOR', VOLCAN)!;
    const item = { pk: markPk(jobScope('a', 'GT'), mark), sk: `${mark}#${ID}`, ID };
    await world.services.database.write({ kind: 'put', table: 'work-orders', item });
    const closed = (await seen(VOLCAN, TEXTILES)).find(({ ESTADO }) => ESTADO === 'CERRADA');
    expect(closed).toMatchObject({ CANTIDAD: 1, newest: [{ ID }] });
    expect((await seen(VOLCAN)).map(({ ESTADO }) => ESTADO)).toEqual(['ABIERTA']);
  });
});
