import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProducts } from '../../functions/products/handler.ts';
import type { Key } from '../../functions/runtime/database.ts';
import { systemKey } from '../../functions/runtime/keys.ts';
import { packList, packRows } from '../../functions/runtime/packedList.ts';
import { catalogueKey, newRevision } from '../../functions/runtime/reference.ts';
import { awsClients } from '../../functions/runtime/clients.ts';
import { createServices } from '../../functions/runtime/services.ts';
import { buildTariffIndex } from '../../shared/tariff/search/buildTariffIndex.ts';
import { openIndexFile, writeIndexFile } from '../../shared/tariff/search/indexFile.ts';
import { startWorld, type Handler, type Person, type World } from './world.ts';

let world: World;
let ana: Person;

beforeAll(async () => {
  world = await startWorld();
  await world.company('uno');
  ana = await world.person('uno', 'ana');
});
afterAll(() => world.stop());

/** Another copy of the function, which has loaded nothing yet. */
const newCopy = async (): Promise<Handler> => {
  const services = await createServices(awsClients(), () => new Date('2026-11-20T15:00:00Z'));
  return createProducts(() => Promise.resolve(services));
};
const found = async (copy: Handler, TEXTO: string, CUANTOS?: number) => {
  const { result } = await world.call(copy, 'searchTariff', { TEXTO, ...(CUANTOS ? { CUANTOS } : {}) }, ana);
  return (result as { rows: { CLAVE: string }[] }).rows.map(({ CLAVE }) => CLAVE);
};

/** Loads an official tariff, whose rows no two copies share. */
async function load(stamp: string, rows: { CLAVE: string; VALOR: string; DAI?: string; TITULO?: string }[]) {
  const { kept, pieces } = packList('GT', 'cat_sac', stamp, packRows(rows));
  const facts = { source: 'SAC', validFrom: '2026-01-01', sample: false, ESTAMPA_TIEMPO: stamp };
  await world.services.database.write(
    { kind: 'put', table: 'catalogues', item: { pk: catalogueKey('GT'), sk: 'cat_sac', ...facts, ...kept } },
    ...pieces,
    ...newRevision(world.services, 'GT'),
  );
}
const key = { pk: systemKey('tariff-index', 'GT'), sk: 'NOW' };
const keptRow = async () =>
  (await world.services.database.get<Key & { of: string; packed: Uint8Array }>('products', key))!;
const put = (packed: Uint8Array, row: Key & { of: string }) =>
  world.services.database.aside({ kind: 'put', table: 'products', item: { ...row, packed } });

const camisetas = [
  { CLAVE: '6109', VALOR: 'Camisetas de punto', TITULO: '1' },
  { CLAVE: '6109100000', VALOR: 'De algodón', DAI: '15.00' },
  { CLAVE: '8471300000', VALOR: 'Portátiles', DAI: '0.00' },
];

it('answers codes as the page of the tariff does, with what they owe and the headings over them', async () => {
  await load('primera', camisetas);
  const answer = await world.call(await newCopy(), 'searchTariff', { TEXTO: 'algodones camiseta' }, ana);
  expect(answer.result).toEqual({
    rows: [{ CLAVE: '6109100000', VALOR: 'De algodón', DAI: '15.00', TITULOS: 'Camisetas de punto' }],
    read: [],
  });
  const slip = await world.call(await newCopy(), 'searchTariff', { TEXTO: 'camizetas ' }, ana);
  expect(slip.result.read).toEqual([{ typed: 'camizetas', meant: 'camisetas' }]);
  expect(await found(await newCopy(), '8471.3')).toEqual(['8471300000']);
  expect(await found(await newCopy(), 'laptop')).toEqual(['8471300000']);
  expect(
    (await world.call(await newCopy(), 'searchTariff', { TEXTO: 'x', CUANTOS: 51 }, ana)).error?.code,
  ).toBe('params.invalid');
});

it('is built by one copy, opened by every other, and built anew when what is kept is broken or of another edition', async () => {
  await load('primera', camisetas);
  await found(await newCopy(), 'camiseta');
  const row = await keptRow();
  expect(row.of).toContain('primera');
  // An index that says otherwise tells who opened it.
  const { index, places, of } = openIndexFile(zstdDecompressSync(row.packed))!;
  const entries = index.parts.codes.map((code) => ({
    code,
    text: code === '6109100000' ? 'zarabanda' : 'nada',
  }));
  await put(zstdCompressSync(writeIndexFile({ of, index: buildTariffIndex(entries), places })), row);
  expect(await found(await newCopy(), 'zarabanda')).toEqual(['6109100000']);

  for (const broken of [
    Buffer.from('no es'),
    zstdCompressSync(Buffer.alloc(400)),
    row.packed.subarray(0, 90),
  ]) {
    await put(broken, row);
    expect(await found(await newCopy(), 'camiseta')).toEqual(['6109100000']);
    expect((await keptRow()).packed).toEqual(row.packed);
  }

  await load('segunda', [...camisetas, { CLAVE: '6110200000', VALOR: 'Suéteres de algodón', DAI: '15.00' }]);
  expect(await found(await newCopy(), 'suéter')).toEqual(['6110200000']);
  expect((await keptRow()).of).toContain('segunda');
});
