import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ducasOf } from '../../functions/duca/ducas.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import type { TransmissionRow } from '../../functions/transmission/rows.ts';
import { noFacts } from '../../shared/transmission/facts.ts';
import { accepted, freeLane, news as told, NUMERO } from './declarationNews.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';

// A channel that was asked for is never asked for again, whatever change or withdrawal was answered in between.

const MOTIVO = 'El flete que cobró la naviera es mayor.';

let { world, call, derived, patch } = {} as TwoAgencies;
let next = 1236001020;
let ID = '';
let asked = '';
beforeAll(async () => {
  ({ world, call, derived, patch } = await startTwoAgencies());
});
afterAll(() => world.stop());
beforeEach(async () => {
  const made = await derived(String((next += 1)));
  ID = made.id;
  await news('ACCEPTED', (await call('transmit', { ID, LOCK: made.lock })).result.ID_TRANSMISION);
  asked = (await call('requestChannel', { ID })).result.ID_TRANSMISION;
  await news('ACCEPTED', asked, { ...noFacts, NUMERO, FALTAN: ['CANAL'] });
  expect(await state()).toBe('CANAL_PEDIDO');
});

async function news(now: TransmissionRow['state'], of: string, facts = accepted()): Promise<void> {
  await told(world, { ID, of, set: { state: now, facts: now === 'REJECTED' ? noFacts : facts } });
  await freeLane(world, String(next));
}
const header = async () => (await call('open', { ID })).result.header;
const state = async () => (await header()).ESTADO as string;
const lock = async () => (await header()).LOCK as number;
const withdraw = async () =>
  (await call('withdraw', { ID, LOCK: await lock(), MOTIVO })).result.ID_TRANSMISION as string;
const amend = async () => call('amend', { ID, LOCK: await lock(), MOTIVO });

/** Who presses is told of the first request, and the channel comes by that. */
async function waitsForIt(): Promise<void> {
  const again = await call('requestChannel', { ID });
  expect(again.result).toMatchObject({ ID_TRANSMISION: asked, YA_TRANSMITE: 'Usuario ana' });
  await news('CHANNEL', asked, { ...noFacts, NUMERO, CANAL: 'ROJO' });
  expect(await state()).toBe('ROJO');
  expect((await call('requestChannel', { ID })).error?.code).toBe('document.state');
}

it('once a withdrawal was refused, it is still waited for', async () => {
  await news('REJECTED', await withdraw());
  expect(await state()).toBe('CANAL_PEDIDO');
  await waitsForIt();
});

it('once a change was given up, it is still waited for', async () => {
  await amend();
  expect((await call('dropAmendment', { ID, LOCK: await lock() })).result.ESTADO).toBe('CANAL_PEDIDO');
  await waitsForIt();
});

it('once a change was accepted, it is still waited for', async () => {
  await amend();
  await patch(ID, await lock(), { 'OBSERVACIONES.OBSERVACIONES': 'OTRA' });
  const sent = (await call('sendAmendment', { ID, LOCK: await lock() })).result.ID_TRANSMISION;
  await news('ACCEPTED', sent, accepted({ FIRMA: 'F-2' }));
  expect(await state()).toBe('CANAL_PEDIDO');
  await waitsForIt();
});

it('a declaration that an earlier version of the product left without that state is not asked about again either', async () => {
  await news('REJECTED', await withdraw());
  const store = ducasOf({ services: world.services, scope: jobScope('uno', 'GT') });
  const { table } = store;
  const set = { ESTADO: 'ACEPTADA' };
  await world.services.database.write({ kind: 'update', table, key: store.headerKey(ID), set });
  await waitsForIt();
});

it('a request that was refused is no request: another may be made', async () => {
  await news('REJECTED', asked);
  await news('REJECTED', await withdraw());
  expect(await state()).toBe('ACEPTADA');
  const { result } = await call('requestChannel', { ID });
  expect(result).toMatchObject({ YA_TRANSMITE: '', header: { ESTADO: 'CANAL_PEDIDO' } });
  expect(result.ID_TRANSMISION).not.toBe(asked);
});
