import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Log } from '../../functions/runtime/log.ts';
import type { TransmissionRow } from '../../functions/transmission/rows.ts';
import { noFacts } from '../../shared/transmission/facts.ts';
import { accepted, freeLane, news as told, NUMERO } from './declarationNews.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';

// What a declaration becomes by the news of its transmission, whatever order they come in.

const OTHER = 'GTPRQPQ2400123500016';
const logged: unknown[] = [];

let { world, call, derived, patch } = {} as TwoAgencies;
let next = 1236000950;
let ID = '';
let transmission = '';
beforeAll(async () => {
  ({ world, call, derived, patch } = await startTwoAgencies());
});
afterAll(() => world.stop());
beforeEach(async () => {
  logged.length = 0;
  const { id, lock } = await derived(String((next += 1)));
  ID = id;
  transmission = (await call('transmit', { ID, LOCK: lock })).result.ID_TRANSMISION;
});

const write = (name: string, values = {}) => void logged.push({ name, ...values });
const log: Log = { info: write, warn: write, error: write };
/** The transmission stands so by now, and its news come. */
const news = (set: Partial<TransmissionRow>, of = transmission): Promise<void> =>
  told(world, { ID, of, set, log });
const open = async () => (await call('open', { ID })).result;
const state = async () => (await open()).header.ESTADO as string;
const lock = async () => (await open()).header.LOCK as number;
const duca = async () => (await open()).body.DUCA as Record<string, string>;
/** The transmission that asks for the channel of what was accepted. */
const askChannel = async () => (await call('requestChannel', { ID })).result.ID_TRANSMISION as string;

describe('news that settle nothing', () => {
  it('say where the sealed message stands, and come twice for nothing', async () => {
    for (const [now, stands] of [
      ['UNKNOWN', 'CONFIRMANDO'],
      ['NOT_SENT', 'TRANSMITIENDO'],
      ['RECONCILING', 'CONFIRMANDO'],
      ['NEEDS_HUMAN', 'DECISION'],
      ['QUEUED', 'TRANSMITIENDO'],
      ['NEEDS_HUMAN', 'DECISION'],
      ['SENDING', 'TRANSMITIENDO'],
    ] as const) {
      await news({ state: now });
      expect(await state(), now).toBe(stands);
      const before = await lock();
      await news({ state: now });
      expect(await lock(), now).toBe(before);
    }
  });

  it('move nothing any more once it was accepted', async () => {
    await news({ state: 'ACCEPTED', facts: accepted() });
    const before = await lock();
    for (const now of ['UNKNOWN', 'NOT_SENT', 'NEEDS_HUMAN'] as const) await news({ state: now });
    expect([await state(), await lock()]).toEqual(['ACEPTADA', before]);
  });

  it('of another version, or of another act, are not of what was sealed', async () => {
    for (const other of [{ version: 9 }, { operation: 'M' }, { operation: 'D' }] as const)
      for (const now of ['ACCEPTED', 'REJECTED', 'UNKNOWN'] as const)
        await news({ state: now, facts: accepted(), version: 1, operation: 'R', ...other });
    expect([await state(), (await duca())['NUMERO_DUCA']]).toEqual(['TRANSMITIENDO', '']);
  });
});

describe('an acceptance', () => {
  it('brings number, signature and date, and stands in the history with what it lacks', async () => {
    await news({ state: 'ACCEPTED', facts: accepted({ FIRMA: '', FALTAN: ['FIRMA'] }) });
    expect(await state()).toBe('ACEPTADA');
    expect(await duca()).toMatchObject({
      NUMERO_DUCA: NUMERO,
      FIRMA_ELECTRONICA: '',
      FECHA_ACEPTACION: '2026-11-20T09:30:00',
      CANAL_SELECTIVO: '',
    });
    const [last] = (await call('history', { ID })).result;
    expect(last.ACCION).toBe('Aceptada por SAT, sin firma');
    expect((await open()).body.VERSIONES_ACEPTADAS).toMatchObject([
      { OPERACION: 'Registro', FECHA: '2026-11-20T09:30:00', MOTIVO: '', USUARIO: 'Usuario ana' },
    ]);
  });

  it('gets its signature when that comes, and says nothing twice', async () => {
    await news({ state: 'ACCEPTED', facts: accepted({ FIRMA: '', FALTAN: ['FIRMA'] }) });
    await news({ state: 'ACCEPTED', facts: accepted() });
    expect(await duca()).toMatchObject({ NUMERO_DUCA: NUMERO, FIRMA_ELECTRONICA: 'F-1' });
    const before = await lock();
    await news({ state: 'ACCEPTED', facts: accepted() });
    expect([await lock(), await state()]).toEqual([before, 'ACEPTADA']);
  });

  it('that brings its channel has it at once, and older news do not take it back', async () => {
    await news({ state: 'ACCEPTED', facts: accepted({ CANAL: 'ROJO' }) });
    expect([await state(), (await duca())['CANAL_SELECTIVO']]).toEqual(['ROJO', 'ROJO']);
    await news({ state: 'ACCEPTED', facts: accepted({ CANAL: '' }) });
    await news({ state: 'ACCEPTED', facts: accepted({ CANAL: 'VERDE' }) });
    expect([await state(), (await duca())['CANAL_SELECTIVO']]).toEqual(['ROJO', 'ROJO']);
    const [last] = (await call('history', { ID })).result;
    expect(last.ACCION).toBe('Canal rojo de SAT');
  });

  it('with the number of another is that one’s: it is told, and nothing of it attached', async () => {
    await news({ state: 'ACCEPTED', facts: accepted() });
    await news({ state: 'ACCEPTED', facts: accepted({ NUMERO: OTHER, FIRMA: 'F-2' }) });
    expect(await duca()).toMatchObject({ NUMERO_DUCA: NUMERO, FIRMA_ELECTRONICA: 'F-1' });
    expect(logged).toContainEqual({ name: 'transmission.quarantined', transmission });
  });

  it('of a change raises the version in the number, which later news of the version before do not take back', async () => {
    const RAISED = 'GTPRQPQ2400123400023';
    await news({ state: 'ACCEPTED', facts: accepted() });
    await freeLane(world, String(next));
    const MOTIVO = 'El flete que cobró la naviera es mayor.';
    const amended = (await call('amend', { ID, LOCK: await lock(), MOTIVO })).result;
    const saved = await patch(ID, amended.LOCK, { 'OBSERVACIONES.OBSERVACIONES': 'OTRA' });
    const sent = (await call('sendAmendment', { ID, LOCK: saved.result.header.LOCK })).result.ID_TRANSMISION;
    await news({ state: 'ACCEPTED', facts: accepted({ NUMERO: RAISED, FIRMA: 'F-2' }) }, sent);
    expect([await state(), await duca()]).toMatchObject(['ACEPTADA', { NUMERO_DUCA: RAISED }]);
    await news({ state: 'ACCEPTED', facts: accepted({ FIRMA: 'F-2' }) }, sent);
    expect(await duca()).toMatchObject({ NUMERO_DUCA: RAISED, FIRMA_ELECTRONICA: 'F-2' });
    // Who asks for the channel is told it under the first number too.
    await freeLane(world, String(next));
    await news({ state: 'CHANNEL', facts: { ...noFacts, NUMERO, CANAL: 'ROJO' } }, await askChannel());
    expect(await duca()).toMatchObject({ NUMERO_DUCA: RAISED, CANAL_SELECTIVO: 'ROJO' });
    expect(logged.filter((each) => JSON.stringify(each).includes('quarantined'))).toEqual([]);
  });
});

it('a rejection is another version with the authority’s words, and is corrected', async () => {
  const PROBLEMAS = [{ code: 'SAT.7', path: 'DUCA.NO_ORDEN', message: 'No es.', severity: 'error' as const }];
  await news({ state: 'REJECTED', facts: { ...noFacts, CODIGO: '10', MENSAJE: 'Mal', PROBLEMAS } });
  const { header } = await open();
  expect(header).toMatchObject({ ESTADO: 'RECHAZADA', VERSION: 2, RECHAZO: '10 · Mal: No es.' });
  expect((await call('status', { ID })).result).toMatchObject({
    VERSION_SELLADA: 1,
    problems: PROBLEMAS,
  });
  await news({ state: 'REJECTED', facts: { ...noFacts, CODIGO: '10' } });
  expect((await open()).header.VERSION).toBe(2);
});

describe('the request for a channel', () => {
  beforeEach(async () => {
    await news({ state: 'ACCEPTED', facts: accepted() });
    await freeLane(world, String(next));
  });

  it('answers for the channel alone', async () => {
    const asked = await askChannel();
    expect(await state()).toBe('CANAL_PEDIDO');
    await news({ state: 'ACCEPTED', facts: { ...noFacts, NUMERO, FALTAN: ['CANAL'] } }, asked);
    expect(await state()).toBe('CANAL_PEDIDO');
    const facts = { ...noFacts, NUMERO, CANAL: 'AMARILLO', FIRMA: 'F-9', FECHA: '2026-11-20T10:00:00' };
    await news({ state: 'CHANNEL', facts }, asked);
    expect(await state()).toBe('AMARILLO');
    expect(await duca()).toMatchObject({
      CANAL_SELECTIVO: 'AMARILLO',
      FIRMA_ELECTRONICA: 'F-1',
      FECHA_ACEPTACION: '2026-11-20T09:30:00',
    });
    expect((await open()).body.VERSIONES_ACEPTADAS).toHaveLength(1);
  });

  it('that is refused leaves it accepted, and it can be asked for again', async () => {
    const asked = await askChannel();
    await news({ state: 'REJECTED', facts: noFacts }, asked);
    expect(await state()).toBe('ACEPTADA');
    const [last] = (await call('history', { ID })).result;
    expect(last.ACCION).toBe('Solicitud de canal rechazada');
  });

  it('is one, whoever presses again', async () => {
    const asked = await askChannel();
    expect((await call('requestChannel', { ID })).result).toMatchObject({
      ID_TRANSMISION: asked,
      YA_TRANSMITE: 'Usuario ana',
    });
    expect((await call('requestChannel', { ID: 'duc-nadie' })).error?.code).toBe('not-found');
  });
});
