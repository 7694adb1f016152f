import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTransmission } from '../../functions/transmission/handler.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';

let { world, ana, call, derived } = {} as TwoAgencies;
beforeAll(async () => {
  ({ world, ana, call, derived } = await startTwoAgencies());
});
afterAll(() => world.stop());

it('a signature that is taken off leaves the declaration and its prints, and comes back to both when it is recovered', async () => {
  const transmission = createTransmission(async () => world.services);
  const ask = (procedure: string, params: object) => world.call(transmission, procedure, params, ana);
  const { id, lock } = await derived('1236000411');
  expect((await call('transmit', { ID: id, LOCK: lock })).error).toBeUndefined();
  await world.pump();
  const signed = async () => (await call('open', { ID: id })).result.body.DUCA as Record<string, string>;
  const { FIRMA_ELECTRONICA: signature, NUMERO_DUCA } = await signed();
  expect(signature).not.toBe('');
  const first = (await call('print', { ID: id })).result;
  const { ID_TRANSMISION: sent } = (await call('status', { ID: id })).result;

  const MOTIVO = 'La SAT la emitió sobre un sello que anuló.';
  expect((await ask('deleteSignature', { ID: sent, MOTIVO })).error).toBeUndefined();
  await world.pump();
  expect(await signed()).toMatchObject({ FIRMA_ELECTRONICA: '', NUMERO_DUCA });
  const without = (await call('print', { ID: id })).result;
  expect(without.SHA256).not.toBe(first.SHA256);
  expect((await call('open', { ID: id })).result.header.ESTADO).toBe('ACEPTADA');

  expect((await ask('recover', { ID: sent })).error).toBeUndefined();
  await world.pump();
  expect((await signed())['FIRMA_ELECTRONICA']).toBe(signature);
});
