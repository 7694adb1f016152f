import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { createInvoices } from '../../functions/invoices/handler.ts';
import { sampleInvoice } from '../../shared/invoices/sampleInvoice.fixture.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';

let world: World;
let invoices: ReturnType<typeof createInvoices>;
let ana: Person;
let call: (procedure: string, params: unknown, as?: Person) => Promise<Answer>;

beforeAll(async () => {
  world = await startWorld();
  await world.company('a');
  await world.company('b');
  ana = await world.person('a', 'ana');
  invoices = createInvoices(async () => world.services);
  call = (procedure, params, as = ana) => world.call(invoices, procedure, params, as);
});
afterAll(() => world.stop());

/** Lines as the supplier's code and the tariff code that each has. */
const invoiceOf = async (
  NUMERO_FACTURA: string,
  lines: readonly (readonly [product: string, code: string])[],
  NOMBRE_PROVEEDOR = 'Bright Co.',
  as = ana,
) => {
  const items = lines.map(([ID_PRODUCTO, CLASIFICACION_ARANCELARIA]) => ({
    ID_PRODUCTO,
    NOMBRE_COMERCIAL: 'Bomba',
    CLASIFICACION_ARANCELARIA,
  }));
  const made = await call(
    'create',
    { CUERPO: sampleInvoice({ NUMERO_FACTURA, NOMBRE_PROVEEDOR }, ...items) },
    as,
  );
  expect(made.error).toBeUndefined();
  return made.result.header as { ID: string; LOCK: number };
};
const goods = {
  CODIGO: 'bp-7',
  DESCRIPCION: 'Bomba',
  NOMBRE_PROVEEDOR: 'BRIGHT CO.',
  PARTIDA: '8413700000',
};
const found = async (params: object = goods, as = ana) => {
  const { error, result } = await call('classifiedOtherwise', params, as);
  expect(error).toBeUndefined();
  return (result.rows as { header: { ID: string }; lines: unknown }[]).map(
    ({ header, lines }) => [header.ID, lines] as const,
  );
};

describe('open invoices that classify goods otherwise than their product', () => {
  it('are told with their lines, whatever the case of the code, and follow by an ordinary change', async () => {
    const first = await invoiceOf('F-1', [
      ['BP-7', '8413910000'],
      ['BP-8', '8413910000'],
      ['bp-7', '8413700000'],
      ['BP-7', ''],
    ]);
    const second = await invoiceOf('F-2', [['BP-7', '8413600000']]);
    expect(new Map(await found())).toEqual(
      new Map([
        [first.ID, [{ line: 0, code: '8413910000' }]],
        [second.ID, [{ line: 0, code: '8413600000' }]],
      ]),
    );
    const CAMBIOS = [{ op: 'set', path: 'ITEMS[0].CLASIFICACION_ARANCELARIA', value: '8413700000' }];
    const { error } = await call('patch', { ID: second.ID, LOCK: second.LOCK, CAMBIOS });
    expect(error).toBeUndefined();
    expect((await found()).map(([id]) => id)).toEqual([first.ID]);
  });

  it('are not those of another supplier, nor annulled ones, nor of a product without a code by its code', async () => {
    const product = { ...goods, CODIGO: 'ONLY-1' };
    await invoiceOf('F-3', [['ONLY-1', '8413910000']], 'Otro proveedor');
    const annulled = await invoiceOf('F-4', [['ONLY-1', '8413910000']]);
    await call('transition', { ID: annulled.ID, LOCK: annulled.LOCK, ACCION: 'annul' });
    expect(await found(product)).toEqual([]);
    const { NOMBRE_PROVEEDOR: _any, ...ofAnybody } = product;
    expect(await found(ofAnybody)).toHaveLength(1);
    const { CODIGO: _none, ...named } = { ...goods, DESCRIPCION: 'bómba' };
    const byName = await found(named);
    expect(byName.length).toBeGreaterThan(0);
  });

  it('stay within the company, and are not for nobody, nor for a client', async () => {
    const stranger = await world.person('b', 'otro');
    const theirs = await invoiceOf('F-5', [['BP-7', '8413910000']], 'Bright Co.', stranger);
    expect((await found(goods, stranger)).map(([id]) => id)).toEqual([theirs.ID]);
    expect((await found()).map(([id]) => id)).not.toContain(theirs.ID);
    const client = await world.person('a', 'cliente', []);
    await world.services.database.write({
      kind: 'update',
      table: 'users',
      key: userRowKey('a', 'cliente'),
      set: { IdPerfil: '4', IMPORTADORES: ['81237642'] },
      when: { exists: true },
    });
    expect((await call('classifiedOtherwise', goods, client)).error?.code).toBe('permission.denied');
    const nobody = await world.call(invoices, 'classifiedOtherwise', goods);
    expect(nobody.status).toBe(401);
  });

  it('are looked for in as many invoices as may be read, and it says when more may be', async () => {
    const many = { ...goods, CODIGO: 'MANY', NOMBRE_PROVEEDOR: 'Proveedor de muchos' };
    for (let each = 0; each < 101; each += 1)
      await invoiceOf(`M-${each}`, [['MANY', '8413910000']], many.NOMBRE_PROVEEDOR);
    const { result } = await call('classifiedOtherwise', many);
    expect(result.rows).toHaveLength(100);
    expect(result.orMore).toBe(true);
    expect((await call('classifiedOtherwise', goods)).result.orMore).toBe(false);
  });
});
