import { workOrderDefinition } from '../../shared/work-orders/definition.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceKinds } from '../../functions/declarations/sources.ts';
import { findMarked } from '../../functions/runtime/documents/findMarked.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import type { Item } from '../../functions/runtime/database.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import { referenceFor } from '../../functions/runtime/reference.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { markOf } from '../../shared/foundation/documents/mark.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';

let { world, foreigner, call, derived, patch } = {} as TwoAgencies;

beforeAll(async () => {
  ({ world, foreigner, call, derived, patch } = await startTwoAgencies());
});
afterAll(() => world.stop());

const errorsOf = (problems: Problem[]): string[] =>
  problems.filter((each) => each.severity !== 'warning').map((each) => each.code);
const ducaHeader = async (id: string, as = foreigner): Promise<{ LOCK: number }> =>
  (await call('open', { ID: id }, as)).result.header;
const codesOf = (problems: Problem[]): string[] => problems.map((each) => each.code);

describe('crossCheck', () => {
  it('says what the order’s papers contradict, with both places, and blocks what the list says blocks', async () => {
    const { id, lock } = await derived('1236000301');
    const first = (await call('crossCheck', [id, ''])).result;
    expect(first.VERSION).toBe(1);
    expect(errorsOf(first.problems)).toEqual([]);
    expect(codesOf(first.problems)).not.toContain('cross.peso-transporte');

    const store = new DocumentStore(sourceKinds.invoices, world.services, jobScope('uno', 'GT'));
    const invoice = await store.open('fac-1-1236000301');
    const reference = await referenceFor(world.services, 'GT', shippedCatalogues);
    const FACTURA = { ...invoice.body.FACTURA, FECHA_FACTURA: '2026-10-15' };
    await store.save(invoice.header, { body: { ...invoice.body, FACTURA } }, { action: 'Cambio', reference });

    const { problems } = (await call('crossCheck', [id, ''])).result as { problems: Problem[] };
    expect(problems.find((each) => each.code === 'cross.fecha-factura')).toMatchObject({
      severity: 'error',
      path: 'DVA_FACTURAS[0].FECHA_FACTURA',
      other: { module: 'invoices', id: 'fac-1-1236000301', path: 'FACTURA.FECHA_FACTURA' },
    });
    expect((await call('readiness', [id, ''])).result.LISTA).toBe(false);
    const refused = await call('ready', { ID: id, LOCK: lock });
    expect(refused.error).toMatchObject({ code: 'rejected' });
    expect(codesOf(refused.error!.problems)).toContain('cross.fecha-factura');
  });
});

describe('duplicates', () => {
  it('warns of the same invoice, transport document and container in another order, and links it', async () => {
    const { id } = await derived('1236000302');
    const { problems } = (await call('crossCheck', [id, ''])).result as { problems: Problem[] };
    const found = problems.filter((each) => each.code.startsWith('cross.duplicado'));
    expect(found.map(({ code, path, severity, other }) => [code, path, severity, other?.module])).toEqual([
      ['cross.duplicado-factura', 'DVA_FACTURAS[0].NUMERO_FACTURA', 'warning', 'invoices'],
      ['cross.duplicado-transporte', 'DOCUMENTOS[1].NUMERO_DOCUMENTO', 'warning', 'duca'],
      ['cross.duplicado-contenedor', 'EQUIPO[0].NUMERO_CONTENEDOR', 'warning', 'duca'],
    ]);
    expect(found[0]!.message, 'the same invoice is named once').toMatch(
      /^Factura \S+ también está en la orden \S+ \(\d\d\/\d\d\/\d{4}\)\. Confirme/,
    );
    expect(found[1]!.message).toMatch(
      /en la DUCA 123-6000301 de la orden \S+ \(20\/11\/2026, borrador\)\. Confirme/,
    );
    // The other place is the very field, in its line.
    expect(found.map(({ other }) => other?.path)).toEqual([
      'FACTURA.NUMERO_FACTURA',
      'DOCUMENTOS[1].NUMERO_DOCUMENTO',
      'EQUIPO[0].NUMERO_CONTENEDOR',
    ]);
    expect((await call('readiness', [id, ''])).result.LISTA).toBe(true);
  });

  it('says nothing of an order that was deleted with its papers', async () => {
    const gone = await derived('1236000311', 'dos', foreigner);
    const { id } = await derived('1236000312', 'dos', foreigner);
    const duplicates = async (): Promise<number> => {
      const { problems } = (await call('crossCheck', [id, ''], foreigner)).result as { problems: Problem[] };
      return codesOf(problems).filter((each) => each.startsWith('cross.duplicado')).length;
    };
    expect(await duplicates()).toBe(3);
    const orders = new DocumentStore(workOrderDefinition, world.services, jobScope('dos', 'GT'));
    const order = await orders.header('ord-1236000311');
    await orders.transition(order.ID, 'delete', order.LOCK);
    expect(await duplicates()).toBe(0);
    await call('transition', { ID: gone.id, LOCK: gone.lock, ACCION: 'annul' }, foreigner);
    await call(
      'transition',
      { ID: id, LOCK: (await ducaHeader(id, foreigner)).LOCK, ACCION: 'annul' },
      foreigner,
    );
    const second = await orders.header('ord-1236000312');
    await orders.transition(second.ID, 'delete', second.LOCK);
  });

  it('never looks into another company', async () => {
    const { id } = await derived('1236000303', 'dos', foreigner);
    const { problems } = (await call('crossCheck', [id, ''], foreigner)).result as { problems: Problem[] };
    expect(codesOf(problems).filter((each) => each.startsWith('cross.duplicado'))).toEqual([]);
  });

  it('forgets a number that was changed, and a paper that is void', async () => {
    const lone = await derived('1236000304', 'dos', foreigner);
    const duplicates = async (): Promise<string[]> => {
      const { problems } = (await call('crossCheck', [lone.id, ''], foreigner)).result as {
        problems: Problem[];
      };
      return problems.filter((each) => each.code.startsWith('cross.duplicado')).map((each) => each.other!.id);
    };
    expect(await duplicates()).toContain('fac-1-1236000303');
    const scope = jobScope('dos', 'GT');
    const reference = await referenceFor(world.services, 'GT', shippedCatalogues);
    const invoices = new DocumentStore(sourceKinds.invoices, world.services, scope);
    const invoice = await invoices.open('fac-1-1236000303');
    const FACTURA = { ...invoice.body.FACTURA, NUMERO_FACTURA: 'OTRA-77' };
    await invoices.save(
      invoice.header,
      { body: { ...invoice.body, FACTURA } },
      { action: 'Cambio', reference },
    );
    expect(await duplicates()).not.toContain('fac-1-1236000303');

    const other = (await call('list', { TERMINO: '123-6000303' }, foreigner)).result.rows[0];
    expect(await duplicates()).toContain(other.ID);
    await call('transition', { ID: other.ID, LOCK: other.LOCK, ACCION: 'annul' }, foreigner);
    expect(await duplicates()).not.toContain(other.ID);
    // The transport document of that order still stands.
    expect(await duplicates()).toContain('tra-1-1236000303');
    const { problems } = (await call('crossCheck', [lone.id, ''], foreigner)).result as {
      problems: Problem[];
    };
    expect(
      problems.find((each) => each.other?.id === 'tra-1-1236000303')!.message,
      'the same paper is named once',
    ).toMatch(/: el documento de transporte \S+ también está en la orden \S+ \(/);
  });

  it('finds a document by each of more numbers than a transaction holds', async () => {
    const scope = jobScope('dos', 'GT');
    const reference = await referenceFor(world.services, 'GT', shippedCatalogues);
    const store = new DocumentStore(sourceKinds.transports, world.services, scope);
    const numbers = Array.from({ length: 150 }, (_, index) => `TGHU${String(1_000_000 + index)}`);
    const CONTENEDORES = numbers.map((NUMERO_CONTENEDOR) => ({
      ID_CONTENEDOR: NUMERO_CONTENEDOR,
      NUMERO_CONTENEDOR,
    }));
    const body = { DOCUMENTO: { NUMERO_DOCUMENTO: 'MUCHOS' }, CONTENEDORES } as never;
    const stored = await store.create({ body }, { orderId: '', action: 'Creación', reference });
    const marks = [0, 77, 149].map((index) => markOf('contenedor', numbers[index]!)!);
    const found = async (): Promise<number[]> => {
      const hits = await findMarked(store, marks);
      return marks.map((mark) => (hits.get(mark) ?? []).length);
    };
    expect(await found()).toEqual([1, 1, 1]);
    const fewer = {
      DOCUMENTO: { NUMERO_DOCUMENTO: 'MUCHOS' },
      CONTENEDORES: CONTENEDORES.slice(0, 20),
    } as never;
    await store.save(stored.header, { body: fewer }, { action: 'Cambio', reference });
    expect(await found()).toEqual([1, 0, 0]);
  });

  it('finds papers that were saved before there was an index', async () => {
    await world.company('tres', 'GT', {});
    const person = await world.person('tres', 'tercera');
    const early = await derived('1236000321', 'tres', person);
    const { database } = world.services;
    const scope = jobScope('tres', 'GT');
    const papers = [
      ['duca', early.id],
      ['invoices', 'fac-1-1236000321'],
      ['transport-documents', 'tra-1-1236000321'],
    ] as const;
    for (const [table, id] of papers) {
      const rows = await database.query<Item>(table, {
        pk: companyKey(scope, 'mark'),
        few: 'what a test wrote itself',
      });
      for (const { sk } of rows)
        await database.write({ kind: 'delete', table, key: { pk: companyKey(scope, 'mark'), sk } });
      const key = { pk: companyKey(scope), sk: `H#${id}` };
      await database.write({ kind: 'update', table, key, set: { ANTERIOR: '1' }, remove: ['MARCAS'] });
    }
    const { id } = await derived('1236000322', 'tres', person);
    const { problems } = (await call('crossCheck', [id, ''], person)).result as { problems: Problem[] };
    expect(codesOf(problems).filter((each) => each.startsWith('cross.duplicado'))).toHaveLength(3);
    // An editor that has the earlier one open may still save it.
    const saved = await patch(early.id, early.lock, { 'DUCA.LUGAR_EMBARQUE': 'CNSHA' }, person);
    expect(saved.error).toBeUndefined();
  });

  it('blocks the number of another work order', async () => {
    const { id, lock } = await derived('1236000305');
    await world.seed('uno', '1236000306');
    expect((await patch(id, lock, { 'DUCA.NO_ORDEN': '1236000306' })).error).toBeUndefined();
    const { problems } = (await call('crossCheck', [id, ''])).result as { problems: Problem[] };
    expect(problems.find((each) => each.code === 'cross.duplicado-orden')).toMatchObject({
      path: 'DUCA.NO_ORDEN',
      severity: 'error',
      other: { module: 'work-orders', id: 'ord-1236000306', path: 'ORDEN.NUMERO_ORDEN' },
    });
  });
});
