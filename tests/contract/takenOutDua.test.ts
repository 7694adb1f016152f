import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSarahAgency, type SarahAgency } from './duaWorld.ts';
import { administrator, twoWays } from './takingOut.ts';

let { world, call } = {} as SarahAgency;
beforeAll(async () => {
  ({ world, call } = await startSarahAgency());
});
afterAll(() => world.stop());

it('a DUA leaves the queue as any declaration, and one that waits for its validation is a draft again', async () => {
  const takeOut = await administrator(world, 'h');
  const { header } = (await call('derive', { ID_ORDEN: await world.seed('h', '1456000906') })).result;
  const { ID } = header;
  const CAMBIOS = [{ op: 'set', path: 'DECLARACION.ID_FORMA_PAGO', value: 'CR' }];
  const { LOCK } = (await call('patch', { ID, LOCK: header.LOCK, CAMBIOS })).result.header;
  const { ID_TRANSMISION } = (await call('validate', { ID, LOCK })).result;
  await takeOut(ID_TRANSMISION, 'RETIRADA');
  await world.pump();
  expect((await call('open', { ID })).result.header.ESTADO).toBe('BORRADOR');
  await twoWays(call, { takeOut, pump: world.pump, send: 'register' }, ID);
  expect(world.authorities.sarahLedger.acts('1456000906')).toEqual([]);
});
