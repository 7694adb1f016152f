import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProducts } from '../../functions/products/handler.ts';
import type { DucaBody } from '../../shared/duca/dataSets.ts';
import type { Suggestion } from '../../shared/products/rankSuggestions.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';

// What is proposed of how a declaration classified goods: as it stands before SAT, with its channel, and nothing of what fell.

let { world, ana, call, derived, patch } = {} as TwoAgencies;
let products: ReturnType<typeof createProducts>;
beforeAll(async () => {
  ({ world, ana, call, derived, patch } = await startTwoAgencies());
  products = createProducts(async () => world.services);
});
afterAll(() => world.stop());

const WHY = 'La partida era otra.';
let next = 1236000660;
let ID = '';
/** A line of goods of the declaration. */
let NOMBRE = '';
let fraction = 0;
let PARTIDA = '';

const open = async () =>
  (await call('open', { ID })).result as { header: { LOCK: number; ESTADO: string }; body: DucaBody };
async function act(procedure: string, more = {}): Promise<void> {
  const { error } = await call(procedure, { ID, LOCK: (await open()).header.LOCK, ...more });
  expect(error).toBeUndefined();
}
async function declare(): Promise<void> {
  const { id } = await derived(String((next += 1)));
  ID = id;
  const { FRACCION_ITEMS, FRACCIONES } = (await open()).body;
  const [item] = FRACCION_ITEMS;
  NOMBRE = item!.NOMBRE_COMERCIAL;
  fraction = FRACCIONES.findIndex(({ ID_FRACCION }) => ID_FRACCION === item!.ID_FRACCION);
  PARTIDA = FRACCIONES[fraction]!.CLASIFICACION_ARANCELARIA;
  await act('transmit');
  await world.pump();
}
/** What is proposed for such goods of declarations: code, declaration and channel of each. */
const proposed = async (): Promise<[code: string, id: string, channel: string][]> => {
  const LINEAS = [{ CODIGO: '', PROVEEDOR: '', TEXTO: NOMBRE }];
  const { result } = await world.call(products, 'suggest', { LINEAS }, ana);
  return (result as Suggestion[][])[0]!
    .filter(({ MODULO }) => MODULO === 'duca')
    .map((each) => [each.PARTIDA, each.ID, each.CANAL]);
};
const withdraw = async (): Promise<void> => {
  await act('withdraw', { MOTIVO: WHY });
  await world.pump();
  expect((await open()).header.ESTADO).toBe('DESISTIDA');
};

/** Another code for the goods, as SAT accepts it. */
const OTHER = '8471410000';
async function reclassified({ refused = false } = {}): Promise<void> {
  await act('amend', { MOTIVO: WHY });
  const { LOCK } = (await open()).header;
  const saved = await patch(ID, LOCK, { [`FRACCIONES[${fraction}].CLASIFICACION_ARANCELARIA`]: OTHER });
  expect(saved.error).toBeUndefined();
  if (refused) world.authorities.sat.mood.queued.set(String(next), ['reject']);
  await act('sendAmendment');
  await world.pump();
}

beforeEach(declare);

describe('how a declaration classified goods', () => {
  it('is proposed with the channel that it was given, once that is known', async () => {
    expect(await proposed()).toEqual([[PARTIDA, ID, '']]);
    await call('requestChannel', { ID });
    await world.pump();
    const { CANAL_SELECTIVO } = (await open()).body.DUCA;
    expect(CANAL_SELECTIVO).not.toBe('');
    expect(await proposed()).toEqual([[PARTIDA, ID, CANAL_SELECTIVO]]);
    await withdraw();
  });

  it('is proposed no more where a rectification says another code, which is', async () => {
    await reclassified();
    for (const body of world.handled) await world.deliver(body);
    expect(await proposed()).toEqual([[OTHER, ID, '']]);
    await withdraw();
    expect(await proposed()).toEqual([]);
  });

  it('stays as it was where that is refused', async () => {
    await reclassified({ refused: true });
    expect(await proposed()).toEqual([[PARTIDA, ID, '']]);
  });

  it('is taken back when it is annulled, and what an earlier declaration said of them is proposed again', async () => {
    const first = ID;
    await declare();
    expect(await proposed()).toEqual([[PARTIDA, ID, '']]);
    await withdraw();
    expect(await proposed()).toEqual([[PARTIDA, first, '']]);
    ID = first;
    await withdraw();
  });
});
