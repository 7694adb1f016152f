import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTransmission } from '../../functions/transmission/handler.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';

let { world, ana, foreigner, call, derived } = {} as TwoAgencies;
beforeAll(async () => {
  ({ world, ana, foreigner, call, derived } = await startTwoAgencies());
});
afterAll(() => world.stop());

it('a code that the authority changed is fetched anew, told with who wanted it, and printed (spec 4)', async () => {
  const transmission = createTransmission(async () => world.services);
  const ask = (procedure: string, ID: string, as = ana) => world.call(transmission, procedure, { ID }, as);
  const { id, lock } = await derived('1236000412');
  expect((await call('transmit', { ID: id, LOCK: lock })).error).toBeUndefined();
  await world.pump();
  const code = async () => (await call('open', { ID: id })).result.body.DUCA.CODIGO_QR as string;
  const { NUMERO_DUCA } = (await call('open', { ID: id })).result.body.DUCA;
  expect(await code()).toContain(`DUCA ${NUMERO_DUCA}`);
  expect(await code()).toContain('CANAL SIN ASIGNAR');
  const { ID_TRANSMISION: sent } = (await call('status', { ID: id })).result;
  const first = (await call('print', { ID: id })).result;

  expect((await call('requestChannel', { ID: id })).error).toBeUndefined();
  await world.pump();
  const { CANAL_SELECTIVO } = (await call('open', { ID: id })).result.body.DUCA;
  expect(CANAL_SELECTIVO).not.toBe('');
  expect(await code()).toContain('CANAL SIN ASIGNAR');

  expect((await ask('updateQr', sent, foreigner)).error?.code).toBe('not-found');
  const { result } = await ask('updateQr', sent);
  expect(result.RESULTADO.FALTAN).toEqual(['QR']);
  expect(result.LINEA.at(-1).FRASE).toContain('pidió a SAT el código QR');
  // What is known stays until the new one comes, and one question at a time is enough.
  expect(result.RESULTADO.QR).toBe(await code());
  expect((await ask('updateQr', sent)).error?.code).toBe('document.state');
  await world.pump();
  expect(await code()).toContain(`CANAL ${CANAL_SELECTIVO}`);
  const opened = (await ask('open', sent)).result;
  expect(opened.RESULTADO.FALTAN).toEqual([]);
  expect(opened.LINEA.at(-1)).toMatchObject({ EVIDENCIA: true });
  expect((await call('print', { ID: id })).result.SHA256).not.toBe(first.SHA256);
  expect((await call('open', { ID: id })).result.header.ESTADO).toBe(CANAL_SELECTIVO);
  // Its lines are the authority's: nobody could change them.
  expect((await call('xml', [id, ''])).result.problems).toEqual([]);
});
