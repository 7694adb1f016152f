import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';

let agencies: TwoAgencies;
beforeAll(async () => {
  agencies = await startTwoAgencies();
});
afterAll(() => agencies.world.stop());

it('product 19 of a DUCA: offers what its earlier DUCA of the same client had, to nobody of another company', async () => {
  const { derived, patch, call: ask, foreigner: other } = agencies;
  const earlier = await derived('1236000911');
  const saved = await patch(earlier.id, earlier.lock, { 'OBSERVACIONES.OBSERVACIONES': 'BODEGA 3' });
  expect(saved.error).toBeUndefined();
  agencies.world.setClock('2026-11-20T15:01:00Z');
  const { id } = await derived('1236000912');
  const { VALORES } = (await ask('lastValues', { ID: id })).result;
  expect(VALORES).toContainEqual(
    expect.objectContaining({ CAMPO: 'OBSERVACIONES.OBSERVACIONES', VALOR: 'BODEGA 3', ID: earlier.id }),
  );
  expect((await ask('lastValues', { ID: id }, other)).error?.code).toBe('not-found');
});
