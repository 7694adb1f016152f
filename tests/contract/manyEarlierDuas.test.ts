import { afterAll, beforeAll, expect, it } from 'vitest';
import { itemsCancelled, MOST_LOCKED } from '../../functions/dua/discharge/cancelling.ts';
import { duasOf } from '../../functions/dua/duas.ts';
import { referenceFor } from '../../functions/runtime/reference.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import type { DuaBody } from '../../shared/dua/dataSets.ts';
import { startSarahAgency, type SarahAgency } from './duaWorld.ts';

// Goods of many temporary imports may leave by one declaration: each is locked as it is sealed, or it is not sealed.

const scope = jobScope('h', 'HN');
let { world, call } = {} as SarahAgency;
let body: DuaBody;

const numberOf = (at: number): string => `26001100${String(at).padStart(4, '0')}J`;

beforeAll(async () => {
  ({ world, call } = await startSarahAgency());
  ({ body } = (await call('derive', { ID_ORDEN: await world.seed('h', '1456000901') })).result);
  const { services } = world;
  const reference = await referenceFor(services, 'HN', shippedCatalogues);
  const store = duasOf({ services, scope });
  for (let at = 0; at <= MOST_LOCKED; at += 1) {
    const DECLARACION = {
      ...body.DECLARACION,
      ID_SARAH: numberOf(at),
      NO_ORDEN: `14560010${String(at).padStart(2, '0')}`,
    };
    const made = await store.create(
      { body: { ...body, DECLARACION } },
      { orderId: '', action: 'Creación', reference, id: `dua-${at}` },
    );
    const key = store.headerKey(made.header.ID);
    await services.database.write({ kind: 'update', table: 'dua', key, set: { ESTADO: 'ACEPTADA' } });
  }
});
afterAll(() => world.stop());

/** What is judged of a declaration whose items cancel so many others, one each. */
async function cancelling(many: number) {
  const { services } = world;
  const [item] = body.DETALLE_MERCANCIAS;
  const items = Array.from({ length: many }, (_, at) => ({
    ...item!,
    NUMERO_ITEM: String(at + 1),
    DECLARACION_CANCELAR: numberOf(at),
    NUMERO_ITEM_CANCELAR: '1',
  }));
  const { header } = await duasOf({ services, scope }).open('dua-0');
  const of = { header: { ...header, ID: 'dua-other' }, body: { ...body, DETALLE_MERCANCIAS: items } };
  const reference = await referenceFor(services, 'HN', shippedCatalogues);
  return itemsCancelled({ services, scope }, of, reference);
}

it('every earlier DUA that one cancels of is locked as it is sealed', async () => {
  for (const many of [9, MOST_LOCKED]) {
    const { problems, writes } = await cancelling(many);
    expect(problems).toEqual([]);
    expect(writes).toHaveLength(many);
  }
});

it('a DUA that cancels of more than are locked is told how many those are, and what to do', async () => {
  const { problems } = await cancelling(MOST_LOCKED + 1);
  expect(problems).toMatchObject([
    { code: 'dua.cancels-many', severity: 'error', path: 'DETALLE_MERCANCIAS[0].DECLARACION_CANCELAR' },
  ]);
  expect(problems[0]!.message).toContain('se sella con 40 a lo más. Reparta la mercancía');
});
