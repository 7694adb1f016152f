import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keep, keptRow } from '../../functions/transmission/lookups/keep.ts';
import type { DossierEntry } from '../../shared/dossier/procedures.ts';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import type { Person } from './world.ts';

let world: DucaWorld;
let ana: Person;
let eva: Person;
let order: string;
let id: string;
const duca = (procedure: string, params: unknown, as = ana) => world.call(world.duca, procedure, params, as);

beforeAll(async () => {
  world = await startDucaWorld();
  await world.company('a', 'GT', { REGISTRO_DECLARANTE: '123', Nit: '576937K' });
  await world.company('b', 'GT', { REGISTRO_DECLARANTE: '124' });
  ana = await world.person('a', 'ana');
  eva = await world.person('b', 'eva');
  order = (await world.seed('a', '1236000567')).orderId;
  id = (await duca('derive', { ID_ORDEN: order })).result.header.ID;
});
afterAll(() => world.stop());

/** What the tax office said of the importer, kept with the declaration. */
const said = (NOMBRE: string, company = 'a') =>
  keep(
    world.services,
    keptRow(world.services, { company, country: 'GT', kind: 'duca', id }, 'nit', '576937K', {
      state: 'VERIFICADA',
      said: { NOMBRE },
      at: world.services.now().getTime(),
    }),
  );
const listed = async (as = ana): Promise<DossierEntry[]> =>
  (await duca('dossier', { ID_ORDEN: order }, as)).result.ENTRADAS;
const consulted = async (): Promise<DossierEntry[]> =>
  (await listed()).filter((each) => each.GRUPO === 'consultas');
const packed = async (): Promise<{ print: string; files: Record<string, Uint8Array> }> => {
  const { result } = await duca('dossierZip', { ID_ORDEN: order });
  expect(result.ESTADO).toBe('LISTA');
  const zip = Buffer.from(await (await fetch(result.ENLACE)).arrayBuffer());
  return { print: result.IMPRESION, files: unzipSync(new Uint8Array(zip)) };
};

it('a document of which services said nothing has no page of it', async () => {
  expect(await consulted()).toEqual([]);
});

it('what services said of a declaration is a page of the dossier, told by its hash, and never another company’s', async () => {
  await said('LA CASA DE «ANA» & <HIJOS>');
  await said('SECRETO DE OTRA EMPRESA', 'b');
  const [entry, ...more] = await consulted();
  expect(more).toEqual([]);
  expect(entry).toMatchObject({
    ARCHIVO: expect.stringMatching(/^09-consultas\/consultas_.*\.html$/),
    RUTA: expect.stringContaining(id),
    GUARDADO: false,
  });
  const { files } = await packed();
  const page = files[entry!.ARCHIVO]!;
  expect(createHash('sha256').update(page).digest('hex')).toBe(entry!.SHA256);
  const text = strFromU8(page);
  expect(text).toContain('LA CASA DE «ANA» &amp; &lt;HIJOS&gt;');
  expect(text).toContain('<td>576937K</td><td>Verificada</td>');
  expect(text).not.toContain('SECRETO');
  expect(strFromU8(files['sha256.txt']!)).toContain(entry!.SHA256);
  expect((await duca('dossier', { ID_ORDEN: order }, eva)).error?.code).toBe('not-found');
});

it('what is said later is another page, in another ZIP', async () => {
  await said('PRIMERO');
  const first = await packed();
  await said('DESPUÉS');
  const second = await packed();
  expect(second.print).not.toBe(first.print);
  const [entry] = await consulted();
  expect(strFromU8(second.files[entry!.ARCHIVO]!)).toContain('DESPUÉS');
});
