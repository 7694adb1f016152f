import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import type { Answer, Person } from './world.ts';

/** A dossier that was packed for who could read all of it, asked for again by who no longer may. */
let world: DucaWorld;
let ana: Person;
let order: string;
let facts: { APLICACIONES: Record<string, object> };
const GONE = /trae partes que usted ya no puede ver\. Fórmelo de nuevo/;
const duca = (procedure: string, more: object = {}): Promise<Answer> =>
  world.call(world.duca, procedure, { ID_ORDEN: order, ...more }, ana);
const set = (values: Record<string, unknown>): Promise<void> =>
  world.services.database.write({
    kind: 'update',
    table: 'users',
    key: userRowKey('a', ana.id),
    set: values,
  });
const without = (module: string): Promise<void> => {
  const { [module]: _lost, ...APLICACIONES } = facts.APLICACIONES;
  return set({ APLICACIONES });
};
const foldersOf = async (url: string): Promise<string[]> => [
  ...new Set(
    Object.keys(unzipSync(new Uint8Array(await (await fetch(url)).arrayBuffer()))).map(
      (name) => name.split('/')[0]!,
    ),
  ),
];

beforeAll(async () => {
  world = await startDucaWorld();
  await world.company('a', 'GT', { REGISTRO_DECLARANTE: '123', Nit: '576937K' });
  ana = await world.person('a', 'ana');
  order = (await world.seed('a', '1236000567')).orderId;
  const { header } = (await world.call(world.duca, 'derive', { ID_ORDEN: order }, ana)).result;
  const sent = await world.call(world.duca, 'transmit', { ID: header.ID, LOCK: header.LOCK }, ana);
  expect(sent.error).toBeUndefined();
  await world.pump();
  facts = (await world.services.database.get('users', userRowKey('a', ana.id))) as unknown as typeof facts;
});
afterAll(() => world.stop());
beforeEach(() => set({ APLICACIONES: facts.APLICACIONES }));

const packed = async (): Promise<string> => {
  const { result, error } = await duca('dossierZip');
  expect(error).toBeUndefined();
  const { IMPRESION } = result as { IMPRESION: string };
  expect((await duca('dossierStatus', { IMPRESION })).result).toMatchObject({ ESTADO: 'LISTA' });
  return IMPRESION;
};

it.each([
  ['dva', '04-dva'],
  ['invoices', '02-facturas'],
  ['transmission', '06-transmision'],
])('gives no packed dossier to who may no longer read a part of it: %s', async (module, folder) => {
  const IMPRESION = await packed();
  expect(await foldersOf((await duca('dossierStatus', { IMPRESION })).result.ENLACE)).toContain(folder);
  await without(module);
  const refused = await duca('dossierStatus', { IMPRESION });
  expect(refused.result).toBeUndefined();
  expect(refused.error?.message).toMatch(GONE);
  // Packed again it is without that part, and is theirs.
  const again = (await duca('dossierZip')).result;
  const { result } = await duca('dossierStatus', { IMPRESION: again.IMPRESION });
  expect(result.ESTADO).toBe('LISTA');
  expect(await foldersOf(result.ENLACE)).not.toContain(folder);
});
