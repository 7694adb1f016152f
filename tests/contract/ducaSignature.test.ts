import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTransmission } from '../../functions/transmission/handler.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';

let { world, ana, call, derived, patch } = {} as TwoAgencies;
beforeAll(async () => {
  ({ world, ana, call, derived, patch } = await startTwoAgencies());
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

it('a rectification accepted without its signature is given its own, never the registration’s', async () => {
  const number = '1236000412';
  const { id, lock } = await derived(number);
  expect((await call('transmit', { ID: id, LOCK: lock })).error).toBeUndefined();
  await world.pump();
  const opened = async () => (await call('open', { ID: id })).result;
  const { header, body } = await opened();
  const first = body.DUCA.FIRMA_ELECTRONICA as string;
  expect(first).not.toBe('');
  const MOTIVO = 'El flete que cobró la naviera es mayor.';
  const { result: amended } = await call('amend', { ID: id, LOCK: header.LOCK, MOTIVO });
  const more = (amount: string): string => (Number(amount) + 100).toFixed(2);
  const saved = await patch(id, amended.LOCK, {
    'FRACCIONES[0].VALOR_FLETE': more(body.FRACCIONES[0].VALOR_FLETE),
    'DUCA.TOTAL_FLETE_DOLARES': more(body.DUCA.TOTAL_FLETE_DOLARES),
    'DVAS[0].VALOR_FLETE': more(body.DUCA.TOTAL_FLETE_DOLARES),
  });
  world.authorities.sat.mood.queued.set(number, ['partial']);
  const sent = await call('sendAmendment', { ID: id, LOCK: saved.result.header.LOCK });
  expect(sent.error).toBeUndefined();
  await world.pump();
  const after = await opened();
  expect([after.header.ESTADO, after.body.DUCA.FIRMA_ELECTRONICA]).toEqual(['ACEPTADA', '']);

  world.setClock('2026-11-20T15:05:00.000Z');
  const message = { company: 'uno', country: 'GT', id: sent.result.ID_TRANSMISION };
  await world.services.outbox.nudge({ queue: 'transmission-jobs', message });
  await world.pump();
  const [registered, rectified] = world.authorities.ledger.acts(number);
  expect([first, rectified!.operation]).toEqual([registered!.signature, 'M']);
  expect((await opened()).body.DUCA.FIRMA_ELECTRONICA).toBe(rectified!.signature);
});
