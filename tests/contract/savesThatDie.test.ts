import { ducaDefinition } from '../../shared/duca/definition.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDuca } from '../../functions/duca/handler.ts';
import { findMarked } from '../../functions/runtime/documents/findMarked.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { awsClients } from '../../functions/runtime/clients.ts';
import { createServices } from '../../functions/runtime/services.ts';
import { markOf } from '../../shared/foundation/documents/mark.ts';
import type { AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import { Fuse, type Blow } from '../faults/fuse.ts';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import type { Answer, Person } from './world.ts';

let world: DucaWorld;
let ana: Person;
let id = '';

beforeAll(async () => {
  world = await startDucaWorld();
  await world.company('uno', 'GT', { Nit: '576937K', RazonSocial: 'Agencia Uno, S.A.' });
  ana = await world.person('uno', 'ana');
  const { orderId } = await world.seed('uno', '1236000651', { lines: 200, distinct: true });
  id = (await world.call(world.duca, 'derive', { ID_ORDEN: orderId }, ana)).result.header.ID;
});
afterAll(() => world.stop());

const store = () => new DocumentStore(ducaDefinition, world.services, jobScope('uno', 'GT'));
/** So many papers that their words do not fit into the transaction of the save. */
const papers = (turn: number): AnyRecord[] =>
  Array.from({ length: 150 }, (_, at) => ({ CODIGO_DOCUMENTO: '705', NUMERO_DOCUMENTO: `T${turn}-${at}` }));

/** A save of every line and every paper in a process that dies, or hears nothing, at one of its calls to the store. */
async function save(turn: number, fuse: Fuse): Promise<Answer | undefined> {
  const clients = awsClients();
  fuse.guard(clients.dynamo);
  const services = await createServices(clients, world.services.now);
  const { header, body } = await store().open(id);
  const CAMBIOS = [
    { op: 'set', path: 'DOCUMENTOS', value: papers(turn) },
    ...(body['FRACCIONES'] as AnyRecord[]).map((_, at) => ({
      op: 'set',
      path: `FRACCIONES[${at}].DESCRIPCION`,
      value: `VEZ ${turn}`,
    })),
  ];
  const handler = createDuca(async () => ({ ...services, log: world.services.log }));
  return world.call(handler, 'patch', { ID: id, LOCK: header.LOCK, CAMBIOS }, ana).catch(() => undefined);
}

/** What the document says now: of one save alone, and found by what it says and by nothing else. */
async function whole(): Promise<{ turn: string; version: number }> {
  const { header, body } = await store().open(id);
  const said = new Set((body['FRACCIONES'] as AnyRecord[]).map((line) => line['DESCRIPCION']!));
  expect(said.size === 1 || header.VERSION === 1).toBe(true);
  const turn = /^VEZ (\d+)$/.exec([...said][0]!)?.[1] ?? '';
  const numbers = (body['DOCUMENTOS'] as AnyRecord[]).map((line) => line['NUMERO_DOCUMENTO']!);
  if (turn !== '') expect(numbers).toEqual(papers(Number(turn)).map((line) => line['NUMERO_DOCUMENTO']));
  return { turn, version: header.VERSION };
}
async function found(turn: number): Promise<boolean> {
  const mark = markOf('transporte', `T${turn}-149`)!;
  return (await findMarked(store(), [mark])).has(mark);
}

it('a save that dies at any call leaves the old version or the new one, whole, and the next save goes through', async () => {
  // The first save says other words for the first time; each one after it changes as much as the one before.
  expect((await save(1, new Fuse()))?.error).toBeUndefined();
  const counted = new Fuse();
  expect((await save(2, counted))?.error).toBeUndefined();
  expect(counted.count).toBeGreaterThan(5);
  let turn = 2;
  for (const blow of ['before', 'after', 'lost'] satisfies Blow[]) {
    for (let at = 1; at <= counted.count; at += 1) {
      const before = await whole();
      const fuse = new Fuse(at, blow);
      turn += 1;
      await save(turn, fuse);
      // How many parts of a body a save writes depends on what it says.
      expect(fuse.struck || at > counted.count - 4, `${blow} ${at}`).toBe(true);
      const now = await whole();
      const taken = now.turn === String(turn);
      if (!taken) expect(now, `${blow} ${at}`).toEqual(before);
      // Words that were written ahead find nothing until a version says them.
      expect(await found(turn), `${blow} ${at}`).toBe(taken);
    }
  }
  turn += 1;
  expect((await save(turn, new Fuse()))?.error).toBeUndefined();
  expect((await whole()).turn).toBe(String(turn));
  expect(await found(turn)).toBe(true);
});
