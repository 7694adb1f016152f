import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createInvoices } from '../../functions/invoices/handler.ts';
import { invoiceDefinition } from '../../shared/invoices/definition.ts';
import { standAlone } from '../../functions/runtime/documents/standAlone.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { Database } from '../../functions/runtime/database.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { awsClients } from '../../functions/runtime/clients.ts';
import { createServices, type Services } from '../../functions/runtime/services.ts';
import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import type { AnyBody, AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import { sampleInvoice, sampleItem } from '../../shared/invoices/sampleInvoice.fixture.ts';
import { Fuse, type Blow } from '../faults/fuse.ts';
import { meter, type Meter } from '../capacity.ts';
import { reference } from './storedInvoices.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';

let world: World;
let services: Services;
let spent: Meter;
let ana: Person;
let luis: Person;

beforeAll(async () => {
  world = await startWorld();
  const clients = awsClients();
  spent = meter(clients.dynamo);
  services = await createServices(clients, world.services.now);
  await world.company('uno');
  [ana, luis] = [await world.person('uno', 'ana'), await world.person('uno', 'luis')];
});
afterAll(() => world.stop());

const anyDocument: AnyDocument = invoiceDefinition;
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const store = () => new DocumentStore<AnyBody>(anyDocument, services, jobScope('uno', 'GT'));
const invoices = (own = services) => createInvoices(async () => ({ ...own, log: quiet }));

let numbers = 0;
/** An invoice whose lines differ, as a person's do. */
const invoice = (lines: number) =>
  sampleInvoice(
    { NUMERO_FACTURA: `V-${(numbers += 1)}` },
    ...Array.from({ length: lines }, (_, at) => ({
      ID_ITEM: `lin-${(at * 2_654_435_761).toString(36)}`,
      NOMBRE_COMERCIAL: `ARTÍCULO ${at % 97} MODELO ${at}`,
      CARACTERISTICAS: `Acero inoxidable, ${10 + (at % 40)} mm, juego de ${1 + (at % 12)}`,
      MARCA: ['FERRAL', 'HOGARIS', 'VOLTIX'][at % 3]!,
      CANTIDAD_UNIDADES: `${at + 1}.000`,
      VALOR_UNITARIO: `${(at % 90) + 1}.2500000000`,
    })),
  );
/** Put into the store past the call, which reads each line as a person's: the versions of large ones are looked at here. */
async function stored(lines: number): Promise<string> {
  const facts = { orderId: '', action: 'Creación', reference };
  return (await store().create({ body: invoiceDefinition.calculate(invoice(lines), reference) }, facts))
    .header.ID;
}
const lockOf = async (id: string): Promise<number> => (await store().header(id)).LOCK;
async function type(id: string, field: string, value: string, as = ana): Promise<Answer> {
  const CAMBIOS = [{ op: 'set', path: field, value }];
  return world.call(invoices(), 'patch', { ID: id, LOCK: await lockOf(id), CAMBIOS }, as);
}
const history = async (id: string): Promise<{ VERSION: number; USUARIO: string; ACCION: string }[]> =>
  (await world.call(invoices(), 'history', { ID: id }, ana)).result;
const entries = async (id: string) => (await history(id)).map((each) => each.VERSION);
const at = (time: string): void => world.setClock(`2026-11-20T${time}Z`);

describe('what a save costs', () => {
  it.each([
    [240, 20],
    [1000, 20],
    [5000, 40],
    [10_000, 60],
  ])(
    'one cell of %i lines takes %i write units at most, its own rows and the key of its call with it',
    async (lines, most) => {
      const id = await stored(lines);
      spent.take();
      const params = {
        ID: id,
        LOCK: 1,
        CAMBIOS: [{ op: 'set', path: `ITEMS[${lines / 2}].MARCA`, value: 'X' }],
      };
      const saved = await world.call(invoices(), 'patch', params, ana);
      expect(saved.error).toBeUndefined();
      const { write } = spent.take();
      expect(write).toBeGreaterThan(4);
      expect(write).toBeLessThanOrEqual(most);
      expect((await store().open(id)).body['ITEMS']).toHaveLength(lines);
    },
  );

  it('reads the version that it changes once', async () => {
    const id = await stored(3);
    const reads = vi.spyOn(Database.prototype, 'get');
    const params = { ID: id, LOCK: 1, CAMBIOS: [{ op: 'set', path: 'ITEMS[0].MARCA', value: 'X' }] };
    expect((await world.call(invoices(), 'patch', params, ana)).error).toBeUndefined();
    const versions = reads.mock.calls.filter(([, { sk }]) => sk.startsWith('B#'));
    reads.mockRestore();
    expect(versions.map(([, { sk }]) => sk)).toEqual(['B#00000001']);
  });

  it('a history of thirty saves takes five read units at most, however large the document is', async () => {
    const id = await stored(5000);
    let { header, body } = await store().open(id);
    for (let save = 0; save < 30; save += 1) {
      const ITEMS = (body['ITEMS'] as AnyRecord[]).with(
        save * 100,
        sampleItem({ ID_ITEM: `m${save}`, MARCA: `M${save}` }),
      );
      const facts = { action: `Cambio en ITEMS[${save * 100}].MARCA`, reference };
      ({ header, body } = await store().save(header, { body: { ...body, ITEMS } }, facts));
    }
    spent.take();
    expect(await store().versions(id)).toHaveLength(31);
    // One of them is the header's.
    expect(spent.take().read).toBeLessThanOrEqual(5);
  });
});

describe('the history', () => {
  const begun = async (): Promise<string> => stored(3);

  it('tells what one person saved within minutes as one version, and every save can be read', async () => {
    const id = await begun();
    at('15:00:00');
    for (const MARCA of ['A', 'B', 'C']) await type(id, 'ITEMS[1].MARCA', MARCA);
    expect(await history(id)).toMatchObject([
      { VERSION: 4, USUARIO: 'ana@uno', ACCION: '3 cambios' },
      { VERSION: 1, ACCION: 'Creación' },
    ]);
    const marca = async (version: number) =>
      ((await store().content(id, version)).body['ITEMS'] as AnyRecord[])[1]!['MARCA'];
    expect(await Promise.all([1, 2, 3, 4].map(marca))).toEqual(['VOLTIX', 'A', 'B', 'C'].with(0, 'HOGARIS'));
    const undone = await world.call(invoices(), 'diff', { ID: id, DESDE: 1, HASTA: 4 }, ana);
    expect(undone.result).toEqual([
      { kind: 'changed', path: 'ITEMS[1].MARCA', before: 'HOGARIS', after: 'C' },
    ]);
  });

  it('begins another for another person, after ten minutes, and for a line that is taken away', async () => {
    const id = await begun();
    at('15:00:00');
    await type(id, 'ITEMS[0].MARCA', 'A');
    await type(id, 'ITEMS[0].MARCA', 'B', luis);
    expect(await entries(id)).toEqual([3, 2, 1]);
    at('15:09:59');
    await type(id, 'ITEMS[0].MARCA', 'C', luis);
    expect(await entries(id)).toEqual([4, 2, 1]);
    at('15:10:00');
    await type(id, 'ITEMS[0].MARCA', 'D', luis);
    expect(await entries(id)).toEqual([5, 4, 2, 1]);
    const CAMBIOS = [{ op: 'remove', path: 'ITEMS[2]', count: 1 }];
    await world.call(invoices(), 'patch', { ID: id, LOCK: await lockOf(id), CAMBIOS }, luis);
    await type(id, 'ITEMS[0].MARCA', 'E', luis);
    expect(await entries(id)).toEqual([7, 6, 5, 4, 2, 1]);
  });

  it('keeps a version that was printed, or stood in another state, by itself', async () => {
    const id = await begun();
    at('15:00:00');
    await type(id, 'ITEMS[0].MARCA', 'A');
    await standAlone(store(), await store().header(id));
    await type(id, 'ITEMS[0].MARCA', 'B');
    expect(await entries(id)).toEqual([3, 2, 1]);
    const { LOCK } = await store().header(id);
    await store()
      .transition(id, 'use', LOCK)
      .catch(() => undefined);
    await store()
      .transition(id, 'release', LOCK + 1)
      .catch(() => undefined);
    await type(id, 'ITEMS[0].MARCA', 'C');
    expect(await entries(id)).toEqual([4, 3, 2, 1]);
  });
});

describe('two who save at once, and one who dies', () => {
  it('leave one version, whole, and the one who came second is told', async () => {
    const id = await stored(2000);
    at('15:00:00');
    await type(id, 'ITEMS[7].MARCA', 'antes');
    const LOCK = await lockOf(id);
    const save = (MARCA: string, as: Person) =>
      world.call(
        invoices(),
        'patch',
        { ID: id, LOCK, CAMBIOS: [{ op: 'set', path: 'ITEMS[7].MARCA', value: MARCA }] },
        as,
      );
    const both = await Promise.all([save('una', ana), save('otra', luis), save('una', ana)]);
    expect(both.filter((each) => each.error?.code === 'document.stale')).toHaveLength(2);
    const won = ['una', 'otra', 'una'][both.findIndex((each) => !each.error)];
    const { header, body } = await store().open(id);
    expect(header.VERSION).toBe(3);
    expect((body['ITEMS'] as AnyRecord[]).map((each) => each['MARCA'])[7]).toBe(won);
    expect(body['ITEMS']).toHaveLength(2000);
  });

  it('leave the version before or the next, whole, wherever the process died, and its history likewise', async () => {
    const id = await stored(2000);
    const dying = async (value: string, fuse: Fuse): Promise<void> => {
      const clients = awsClients();
      fuse.guard(clients.dynamo);
      const own = await createServices(clients, world.services.now);
      const CAMBIOS = [0, 900, 1999].map((line) => ({ op: 'set', path: `ITEMS[${line}].MARCA`, value }));
      const call = { ID: id, LOCK: await lockOf(id), CAMBIOS };
      await world.call(invoices(own), 'patch', call, ana).catch(() => undefined);
    };
    const said = async (): Promise<string> => {
      const { header, body } = await store().open(id);
      const items = body['ITEMS'] as AnyRecord[];
      expect(items).toHaveLength(2000);
      const words = new Set([0, 900, 1999].map((line) => items[line]!['MARCA']));
      expect(words.size === 1 || header.VERSION === 1).toBe(true);
      expect((await store().versions(id))[0]!.VERSION).toBe(header.VERSION);
      return [...words][0]!;
    };
    const counted = new Fuse();
    await dying('entera', counted);
    expect(await said()).toBe('entera');
    const seen = new Set<boolean>();
    for (const blow of ['before', 'after', 'lost'] satisfies Blow[]) {
      for (let call = 1; call <= counted.count; call += 1) {
        const before = await said();
        const word = `${blow} ${call}`;
        await dying(word, new Fuse(call, blow));
        const after = await said();
        expect([before, word]).toContain(after);
        seen.add(after === word);
      }
    }
    expect(seen).toEqual(new Set([true, false]));
  });
});

describe('what rests', () => {
  it('says nothing of what it holds, and opens at no other place', async () => {
    const id = await stored(2000);
    const pk = companyKey(jobScope('uno', 'GT'), id);
    const rows = await services.database.query<{ pk: string; sk: string; chunk: Uint8Array }>('invoices', {
      pk,
      prefix: 'C#',
      few: 'what a test wrote itself',
    });
    expect(rows.length).toBeGreaterThan(3);
    for (const { sk, chunk } of rows) {
      expect(sk).toMatch(/^C#\d{8}#[\w-]{12}#00$/);
      expect(Buffer.from(chunk).includes('FERRAL')).toBe(false);
    }
    const [first, second] = rows;
    const swapped = { ...first!, chunk: second!.chunk, pk };
    await services.database.write({ kind: 'put', table: 'invoices', item: swapped });
    await expect(store().content(id, 1)).rejects.toThrow();
    const bent = { ...first!, chunk: randomBytes(200), pk };
    await services.database.write({ kind: 'put', table: 'invoices', item: bent });
    await expect(store().content(id, 1)).rejects.toThrow();
  });
});
