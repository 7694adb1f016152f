import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { heardDuca } from '../../functions/duca/heardDuca.ts';
import { ducasOf } from '../../functions/duca/ducas.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import type { TransmissionRow } from '../../functions/transmission/rows.ts';
import type { DucaBody } from '../../shared/duca/dataSets.ts';
import { noFacts } from '../../shared/transmission/facts.ts';
import { accepted, completedBy, freeLane, news as told, NUMERO } from './declarationNews.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';

// What the authority says of what it accepted while a change or a withdrawal of it is written, on its way or refused.

const WHY = 'El flete que cobró la naviera es mayor.';
const WORDS = 'OBSERVACIONES.OBSERVACIONES';
const COMPLEMENT = 'GTPRQPQ2400123400023';
const scope = jobScope('uno', 'GT');
const unsigned = accepted({ FIRMA: '', FALTAN: ['FIRMA'] });

let { world, call, derived, patch } = {} as TwoAgencies;
let next = 1236000980;
let ID = '';
let registration = '';
let seal = '';
/** Bodies that others were told of, and that were charged, since the last test began. */
const declared: DucaBody[] = [];
const kind = {
  ...heardDuca,
  tellOthers: async (_of: unknown, body: DucaBody) => void declared.push(body),
  charged: (body: DucaBody) => {
    declared.push(body);
    return heardDuca.charged!(body);
  },
};
beforeAll(async () => {
  ({ world, call, derived, patch } = await startTwoAgencies());
});
afterAll(() => world.stop());
beforeEach(async () => {
  const { id, lock } = await derived(String((next += 1)));
  ID = id;
  ({ ID_TRANSMISION: registration, HUELLA: seal } = (await call('transmit', { ID, LOCK: lock })).result);
});

const news = async (set: Partial<TransmissionRow>, of = registration): Promise<void> => {
  await told(world, { ID, of, set }, kind);
  await freeLane(world, String(next));
};
const open = async () => (await call('open', { ID })).result;
const state = async () => (await open()).header.ESTADO as string;
const duca = async () => (await open()).body.DUCA as Record<string, string>;
const words = async () => (await open()).body.OBSERVACIONES.OBSERVACIONES as string;
const lock = async () => (await open()).header.LOCK as number;
const status = async () => (await call('status', { ID })).result;

/** The channel was asked for, and is not decided yet. */
async function channelPending(): Promise<string> {
  const { ID_TRANSMISION } = (await call('requestChannel', { ID })).result;
  await news({ state: 'ACCEPTED', facts: { ...noFacts, NUMERO, FALTAN: ['CANAL'] } }, ID_TRANSMISION);
  expect(await state()).toBe('CANAL_PEDIDO');
  return ID_TRANSMISION;
}
const channel = (of: string) => news({ state: 'CHANNEL', facts: { ...noFacts, NUMERO, CANAL: 'ROJO' } }, of);
const amend = async () => (await call('amend', { ID, LOCK: await lock(), MOTIVO: WHY })).result;
const write = async (text: string) =>
  expect((await patch(ID, await lock(), { [WORDS]: text })).error).toBeUndefined();
async function sendChange(text: string): Promise<string> {
  await write(text);
  const sent = await call('sendAmendment', { ID, LOCK: await lock() });
  expect(sent.error).toBeUndefined();
  return sent.result.ID_TRANSMISION;
}
async function withdraw(): Promise<string> {
  const sent = await call('withdraw', { ID, LOCK: await lock(), MOTIVO: WHY });
  expect(sent.error).toBeUndefined();
  return sent.result.ID_TRANSMISION;
}
const drop = async () => (await call('dropAmendment', { ID, LOCK: await lock() })).result;
const headerOf = () => {
  const store = ducasOf({ services: world.services, scope });
  return { table: store.table, key: store.headerKey(ID) };
};
const completed = () => completedBy(world, ID, COMPLEMENT);

describe('a channel that comes while something else is with the authority', () => {
  let asked = '';
  beforeEach(async () => {
    await news({ state: 'ACCEPTED', facts: accepted() });
    asked = await channelPending();
  });

  it('does not take a withdrawal off its way, which then annuls it', async () => {
    const sent = await withdraw();
    await channel(asked);
    expect([await state(), (await duca())['CANAL_SELECTIVO']]).toEqual(['TRANSMITIENDO', 'ROJO']);
    await news({ state: 'ACCEPTED', facts: accepted() }, sent);
    expect(await state()).toBe('DESISTIDA');
  });

  it('is the declaration’s when the withdrawal is refused', async () => {
    const sent = await withdraw();
    await channel(asked);
    await news({ state: 'REJECTED', facts: noFacts }, sent);
    expect(await state()).toBe('ROJO');
  });

  it('does not take a change off its way, and is the declaration’s once that is accepted', async () => {
    await amend();
    const sent = await sendChange('OTRA');
    await news({ state: 'UNKNOWN' }, sent);
    await channel(asked);
    expect([await state(), (await duca())['CANAL_SELECTIVO']]).toEqual(['CONFIRMANDO', 'ROJO']);
    await news({ state: 'ACCEPTED', facts: accepted({ FIRMA: 'F-2' }) }, sent);
    expect([await state(), await words()]).toEqual(['ROJO', 'OTRA']);
  });

  it('leaves a refused change to be corrected; given up, the declaration has its channel and says what was accepted', async () => {
    const before = await words();
    await amend();
    const sent = await sendChange('OTRA');
    await channel(asked);
    await news({ state: 'REJECTED', facts: noFacts }, sent);
    expect(await state()).toBe('CORRECCION');
    await drop();
    expect([await state(), await words()]).toEqual(['ROJO', before]);
  });
});

describe('a part of the registration that comes while a change is written', () => {
  beforeEach(async () => {
    await news({ state: 'ACCEPTED', facts: unsigned });
    await channel(await channelPending());
    await amend();
    await write('OTRA');
    declared.length = 0;
  });

  it('is added to what the authority and others said, and takes none of it away', async () => {
    await completed();
    await news({ state: 'ACCEPTED', facts: accepted() });
    expect(await duca()).toMatchObject({ FIRMA_ELECTRONICA: 'F-1', CANAL_SELECTIVO: 'ROJO' });
    expect((await open()).body.COMPLEMENTO.NUMERO_DUCA_COMPLEMENTARIA).toBe(COMPLEMENT);
    expect([await state(), await words()]).toEqual(['CORRECCION', 'OTRA']);
  });

  it('tells others of what was accepted, and charges that: nothing of a change that nobody sent', async () => {
    await news({ state: 'ACCEPTED', facts: accepted() });
    expect(declared.length).toBeGreaterThan(0);
    for (const { OBSERVACIONES, DUCA } of declared) {
      expect(OBSERVACIONES.OBSERVACIONES).not.toBe('OTRA');
      expect(DUCA.NUMERO_DUCA).toBe(NUMERO);
    }
  });

  it('is no change of a person’s: alone it is not sent', async () => {
    await drop();
    await amend();
    await news({ state: 'ACCEPTED', facts: accepted() });
    expect((await call('amendment', { ID })).result.CAMBIOS).toEqual([]);
    const none = await call('sendAmendment', { ID, LOCK: await lock() });
    expect(none.error!.message).toContain('no cambia nada');
  });
});

it('a part of an accepted change that comes in the next one charges nothing of that', async () => {
  await news({ state: 'ACCEPTED', facts: accepted() });
  await amend();
  const sent = await sendChange('PRIMERA');
  await news({ state: 'ACCEPTED', facts: unsigned }, sent);
  await amend();
  await write('SEGUNDA');
  declared.length = 0;
  await news({ state: 'ACCEPTED', facts: accepted({ FIRMA: 'F-2' }) }, sent);
  expect((await duca())['FIRMA_ELECTRONICA']).toBe('F-2');
  // Told and charged is the accepted change, beside the registration that it replaced.
  expect(new Set(declared.map((each) => each.OBSERVACIONES.OBSERVACIONES))).toEqual(new Set(['PRIMERA', '']));
});

it('a change that is given up keeps what the authority and others said while it was open', async () => {
  await news({ state: 'ACCEPTED', facts: unsigned });
  const asked = await channelPending();
  const before = await words();
  await amend();
  await write('LO QUE NO SERÁ');
  await channel(asked);
  await news({ state: 'ACCEPTED', facts: accepted({ QR: 'https://sat.gob.gt/qr' }) });
  await completed();
  expect((await drop()).ESTADO).toBe('ROJO');
  expect(await duca()).toMatchObject({
    NUMERO_DUCA: NUMERO,
    CANAL_SELECTIVO: 'ROJO',
    FIRMA_ELECTRONICA: 'F-1',
    CODIGO_QR: 'https://sat.gob.gt/qr',
  });
  const { body } = await open();
  expect(body.COMPLEMENTO.NUMERO_DUCA_COMPLEMENTARIA).toBe(COMPLEMENT);
  expect(body.VERSIONES_ACEPTADAS).toHaveLength(1);
  expect(await words()).toBe(before);
});

it('a signature that is taken off while a change is open does not come back when that is given up', async () => {
  await news({ state: 'ACCEPTED', facts: accepted() });
  await amend();
  await news({ state: 'ACCEPTED', facts: unsigned });
  await drop();
  expect((await duca())['FIRMA_ELECTRONICA']).toBe('');
});

describe('what was accepted, once a change or a withdrawal of it was refused', () => {
  let registered = '';
  beforeEach(async () => {
    await news({ state: 'ACCEPTED', facts: unsigned });
    registered = (await call('xml', { ID })).result.XML;
  });
  const standsUnderItsSeal = async (): Promise<void> => {
    expect(await status()).toMatchObject({
      VERSION_SELLADA: 1,
      HUELLA: seal,
      ID_TRANSMISION: registration,
      RESULTADO: { NUMERO },
    });
    expect((await call('xml', { ID })).result.XML).toBe(registered);
    const printed = (await call('print', { ID })).result;
    expect(printed.IMPRESION).toBe(`v${printed.VERSION}-a-${seal.slice(0, 16)}`);
    // What is still to come of the registration comes.
    await news({ state: 'ACCEPTED', facts: accepted() });
    expect([await state(), (await duca())['FIRMA_ELECTRONICA']]).toEqual(['ACEPTADA', 'F-1']);
  };

  it('stands under its own seal again when the change is given up', async () => {
    await amend();
    const sent = await sendChange('LO QUE NO SERÁ');
    expect((await status()).ID_TRANSMISION).toBe(sent);
    const PROBLEMAS = [{ code: 'SAT.7', path: WORDS, message: 'No es.', severity: 'error' as const }];
    await news({ state: 'REJECTED', facts: { ...noFacts, CODIGO: '10', PROBLEMAS } }, sent);
    // While it is corrected it is told what was objected to, and the message is what would go now.
    expect(await status()).toMatchObject({ HUELLA: seal, problems: PROBLEMAS });
    expect((await call('xml', { ID })).result.XML).toContain('LO QUE NO SERÁ');
    expect((await call('xml', { ID, FORMATO: 'SOAP' })).result.XML).toContain('<operacion>2</operacion>');
    await news({ state: 'REJECTED', facts: { ...noFacts, CODIGO: '10', PROBLEMAS } }, sent);
    await drop();
    await standsUnderItsSeal();
  });

  it('stands under its own seal again when the withdrawal is refused', async () => {
    const sent = await withdraw();
    expect((await status()).ID_TRANSMISION).toBe(sent);
    await news({ state: 'REJECTED', facts: noFacts }, sent);
    await standsUnderItsSeal();
  });

  it('is refused as before where its seal was not kept apart: one that was sent by an earlier version of the product', async () => {
    const sent = await withdraw();
    const { table, ...store } = headerOf();
    await world.services.database.write({
      kind: 'update',
      table,
      ...store,
      set: { RECHAZO: '' },
      remove: ['SELLO_ACEPTADO'],
    });
    await news({ state: 'REJECTED', facts: noFacts }, sent);
    expect(await state()).toBe('ACEPTADA');
    expect((await status()).ID_TRANSMISION).toBe(sent);
  });

  it('gets its parts while either is on its way, and neither is moved by them', async () => {
    const sent = await withdraw();
    await news({ state: 'ACCEPTED', facts: accepted({ CANAL: 'VERDE' }) });
    expect([await state(), await duca()]).toMatchObject([
      'TRANSMITIENDO',
      { FIRMA_ELECTRONICA: 'F-1', CANAL_SELECTIVO: 'VERDE' },
    ]);
    await news({ state: 'REJECTED', facts: noFacts }, sent);
    expect(await state()).toBe('VERDE');
    await amend();
    const change = await sendChange('OTRA');
    await news({ state: 'ACCEPTED', facts: accepted({ QR: 'https://sat.gob.gt/qr' }) });
    expect([await state(), await duca()]).toMatchObject([
      'TRANSMITIENDO',
      { CODIGO_QR: 'https://sat.gob.gt/qr' },
    ]);
    await news({ state: 'ACCEPTED', facts: accepted({ FIRMA: 'F-2' }) }, change);
    expect([await state(), await words(), (await duca())['FIRMA_ELECTRONICA']]).toEqual([
      'VERDE',
      'OTRA',
      'F-2',
    ]);
    // An old part of what was changed since is nobody's any more.
    await news({ state: 'ACCEPTED', facts: accepted({ FIRMA: 'F-OLD' }) });
    expect((await duca())['FIRMA_ELECTRONICA']).toBe('F-2');
  });
});
