import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSarahAgency, type SarahAgency } from './duaWorld.ts';

// Two versions of a DUA compared by the message that SARAH takes (product 6).

let { world, call } = {} as SarahAgency;
beforeAll(async () => {
  ({ world, call } = await startSarahAgency());
});
afterAll(() => world.stop());

const open = async (ID: string) => (await call('open', { ID })).result;
async function act(procedure: string, ID: string, more = {}) {
  const { LOCK } = (await open(ID)).header;
  const { error, result } = await call(procedure, { ID, LOCK, ...more });
  expect(error).toBeUndefined();
  return result;
}
const set = (ID: string, path: string, value: string) =>
  act('patch', ID, { CAMBIOS: [{ op: 'set', path, value }] });

it('compares a modification with the bytes that were registered, and says that it is written now until it is sealed', async () => {
  const { ID } = (await call('derive', { ID_ORDEN: await world.seed('h', '1456000761') })).result.header;
  await set(ID, 'DECLARACION.ID_FORMA_PAGO', 'CR');
  await act('register', ID);
  await world.pump();
  const registered = (await open(ID)).header.VERSION;
  await act('amend', ID, { MOTIVO: 'Corrección de texto.' });
  const before = (await open(ID)).body.DECLARACION.OBSERVACIONES;
  await set(ID, 'DECLARACION.OBSERVACIONES', 'OTRA COSA');
  const changed = (await open(ID)).header.VERSION;
  const diff = async (DESDE: number, HASTA: number) =>
    (await call('messageDiff', { ID, DESDE, HASTA })).result;
  const open_ = await diff(registered, changed);
  expect([open_.DESDE.SELLADA > 0, open_.HASTA.SELLADA]).toEqual([true, 0]);
  expect(open_.DIFERENCIAS).toContainEqual({
    path: 'declaracion/caratula/operacion',
    before: '1',
    after: '2',
  });
  expect(open_.DIFERENCIAS).toContainEqual(
    expect.objectContaining({ path: 'declaracion/caratula/observaciones', after: 'OTRA COSA' }),
  );
  expect(open_.MAS).toBe(0);
  expect(before).not.toBe('OTRA COSA');

  await act('sendAmendment', ID);
  await world.pump();
  const sealed = await diff(registered, (await open(ID)).header.VERSION);
  expect(sealed.HASTA.SELLADA).toBeGreaterThan(sealed.DESDE.SELLADA);
  expect(sealed.DIFERENCIAS).toEqual(open_.DIFERENCIAS);
});
