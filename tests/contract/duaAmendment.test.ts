import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSarahAgency, type SarahAgency } from './duaWorld.ts';

const NUMBER = '1456000715';
let world: SarahAgency['world'];
let call: SarahAgency['call'];

beforeAll(async () => {
  ({ world, call } = await startSarahAgency());
});
afterAll(() => world.stop());

const write = async (ID: string, LOCK: number, path: string, value: string): Promise<number> =>
  (await call('patch', { ID, LOCK, CAMBIOS: [{ op: 'set', path, value }] })).result.header.LOCK;
const open = async (ID: string) => (await call('open', { ID })).result;
const print = async (ID: string, VERSION?: number): Promise<string> => {
  const { result, error } = await call('print', { ID, ...(VERSION === undefined ? {} : { VERSION }) });
  expect(error).toBeUndefined();
  return result.IMPRESION;
};
const status = async (ID: string) => (await call('status', { ID })).result;

it('what SARAH registered stands with its liquidation, under its own seal, when a refused modification is given up', async () => {
  const { ID, LOCK } = (await call('derive', { ID_ORDEN: await world.seed('h', NUMBER) })).result.header;
  await call('register', { ID, LOCK: await write(ID, LOCK, 'DECLARACION.ID_FORMA_PAGO', 'CR') });
  await world.pump();
  const before = await open(ID);
  expect(before.body.SARAH_ITEMS.length).toBeGreaterThan(0);
  const { ID_TRANSMISION, HUELLA, VERSION_SELLADA } = await status(ID);

  const MOTIVO = 'Corrección de texto.';
  const amended = (await call('amend', { ID, LOCK: before.header.LOCK, MOTIVO })).result;
  const changed = await write(ID, amended.LOCK, 'DECLARACION.OBSERVACIONES', 'OTRA COSA');
  world.authorities.sarah.mood.queued.set(NUMBER, ['reject']);
  expect((await call('sendAmendment', { ID, LOCK: changed })).error).toBeUndefined();
  await world.pump();
  const refused = await open(ID);
  expect(refused.header.ESTADO).toBe('CORRECCION');
  expect((await status(ID)).problems).not.toEqual([]);

  const { VERSION: accepted } = before.header;
  const { VERSION: draft } = refused.header;
  expect([await print(ID), await print(ID, accepted)]).toEqual([`v${draft}-m`, `v${accepted}-a`]);

  await call('dropAmendment', { ID, LOCK: refused.header.LOCK });
  const after = await open(ID);
  expect([after.header.ESTADO, after.body]).toEqual(['ACEPTADA', before.body]);
  expect(await status(ID)).toMatchObject({ ID_TRANSMISION, HUELLA, VERSION_SELLADA });
  // What nobody accepted does not become the accepted paper by being given up.
  expect([await print(ID), await print(ID, draft)]).toEqual([`v${after.header.VERSION}-a`, `v${draft}-m`]);

  await call('withdraw', { ID, LOCK: after.header.LOCK, MOTIVO: 'Se declaró otro embarque.' });
  expect(await print(ID)).toBe(`v${after.header.VERSION}-d`);
  await world.pump();
  expect(await print(ID)).toBe(`v${after.header.VERSION + 1}-x`);
});
