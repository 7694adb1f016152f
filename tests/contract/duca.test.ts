import type { AnyBody } from '../../shared/foundation/fields/dataSet.ts';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceKinds } from '../../functions/declarations/sources.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import type { DucaBody } from '../../shared/duca/dataSets.ts';
import { changedByPerson } from '../../shared/foundation/documents/diff.ts';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import type { Answer, Person } from './world.ts';

let world: DucaWorld;
let ana: Person;
let beto: Person;
let clerk: Person;
const call = (procedure: string, params: unknown, as = ana): Promise<Answer> =>
  world.call(world.duca, procedure, params, as);

beforeAll(async () => {
  world = await startDucaWorld();
  await world.company('uno', 'GT', { Nit: '576937K', RazonSocial: 'Agencia Uno, S.A.', Direccion: 'Zona 9' });
  await world.company('dos');
  ana = await world.person('uno', 'ana');
  beto = await world.person('uno', 'beto');
  clerk = await world.person('uno', 'clara', ['escribir']);
});
afterAll(() => world.stop());

async function derived(
  number: string,
  as = ana,
): Promise<{ id: string; lock: number; body: DucaBody; orderId: string }> {
  const { orderId } = await world.seed('uno', number);
  const { result, error } = await call('derive', [orderId, '', ''], as);
  expect(error).toBeUndefined();
  return { id: result.header.ID, lock: result.header.LOCK, body: result.body, orderId };
}
const stateOf = async (kind: keyof typeof sourceKinds, id: string): Promise<string> =>
  (await new DocumentStore<AnyBody>(sourceKinds[kind], world.services, jobScope('uno', 'GT')).header(id))
    .ESTADO;

describe('derive', () => {
  it('forms a whole declaration from the order, with the rate of the day and the company as declarant', async () => {
    const { body, id } = await derived('1236000101');
    expect(body.DUCA).toMatchObject({
      NO_ORDEN: '1236000101',
      TIPO_CAMBIO: '7.85123',
      TOTAL_CIF_DOLARES: '63230.43',
    });
    expect(body.DECLARANTE).toMatchObject({ NOMBRE: 'Agencia Uno, S.A.', NUMERO_IDENTIFICACION: '576937K' });
    expect((await call('readiness', [id, ''])).result).toMatchObject({ LISTA: true, VERSION: 1 });
    expect((await call('open', [id, ''])).result.derived.DUCA.NO_ORDEN).toBe('1236000101');
  });

  it('forms it again and keeps what a person changed, told as moves', async () => {
    const { id, lock, orderId } = await derived('1236000102');
    const saved = await call('patch', {
      ID: id,
      LOCK: lock,
      CAMBIOS: [{ op: 'set', path: 'FRACCIONES[0].DESCRIPCION', value: 'A MANO' }],
    });
    const again = await call('derive', { ID_ORDEN: orderId, ID: id, LOCK: saved.result.header.LOCK });
    expect(again.result.body.FRACCIONES[0].DESCRIPCION).toBe('A MANO');
    expect(again.result.header.VERSION).toBe(3);
    expect((await call('derive', { ID_ORDEN: orderId, ID: id, LOCK: lock })).error?.code).toBe(
      'document.stale',
    );
  });

  it('refuses an order without value declarations, a second DUCA of the number, and a foreign order', async () => {
    const { orderId } = await derived('1236000103');
    expect((await call('derive', [orderId, '', ''])).error).toMatchObject({ code: 'document.duplicate' });
    const foreign = await world.person('dos', 'otro');
    const missing = await call('derive', ['ord-nunca', '', ''], foreign);
    const theirs = await call('derive', [orderId, '', ''], foreign);
    expect([theirs.status, theirs.error]).toEqual([missing.status, missing.error]);
  });
});

describe('xml and readiness', () => {
  it('shows the XML of a saved version, or the text of spec 8', async () => {
    const { id, lock } = await derived('1236000110');
    const { result } = await call('xml', [id, '']);
    expect(result).toMatchObject({ COMPLETO: true, problems: [] });
    expect(result.XML).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?><duca><control>/);
    await call('patch', {
      ID: id,
      LOCK: lock,
      CAMBIOS: [{ op: 'set', path: 'DUCA.MODALIDAD', value: '' }],
    });
    expect((await call('xml', [id, ''])).result).toMatchObject({
      XML: 'No hay registros en matriz de XML para el regimen y clase seleccionada',
      COMPLETO: false,
    });
    expect((await call('xml', [id, '1'])).result.COMPLETO).toBe(true);
  });

  it('refuses to transmit or to be ready while something blocks, with the whole list and its paths', async () => {
    const { id, lock } = await derived('1236000111');
    const { result } = await call('patch', {
      ID: id,
      LOCK: lock,
      CAMBIOS: [{ op: 'set', path: 'FRACCIONES[1].PESO_BRUTO', value: '' }],
    });
    for (const procedure of ['transmit', 'ready']) {
      const refused = await call(procedure, [id, String(result.header.LOCK)]);
      expect([refused.status, refused.error?.code]).toEqual([422, 'rejected']);
      expect(refused.error?.problems.map((each) => each.path)).toContain('FRACCIONES[1].PESO_BRUTO');
    }
    expect((await call('status', [id])).result.header.ESTADO).toBe('BORRADOR');
  });

  it('is made ready by who may not transmit, and taken back', async () => {
    const { id, lock } = await derived('1236000112');
    const ready = await call('ready', [id, String(lock)], clerk);
    expect(ready.result.ESTADO).toBe('LISTA');
    expect((await call('transmit', [id, String(ready.result.LOCK)], clerk)).error?.code).toBe(
      'permission.denied',
    );
    const back = await call('transition', [id, String(ready.result.LOCK), 'reopen'], clerk);
    expect(back.result.ESTADO).toBe('BORRADOR');
  });
});

describe('transmit', () => {
  it('seals once, locks what it declares, and ends with number, signature, date and channel', async () => {
    const { id, lock } = await derived('1236000120');
    const { XML } = (await call('xml', [id, ''])).result;
    const { result } = await call('transmit', [id, String(lock)]);
    expect(result.header.ESTADO).toBe('TRANSMITIENDO');
    expect(result.HUELLA).toBe(createHash('sha256').update(XML).digest('hex'));
    expect(await stateOf('dvas', 'dva-1-1236000120')).toBe('DECLARADA');
    expect(await stateOf('invoices', 'fac-1-1236000120')).toBe('USADA');
    expect(await stateOf('transports', 'tra-1-1236000120')).toBe('USADO');
    const edit = await call('patch', { ID: id, LOCK: result.header.LOCK, CAMBIOS: [] });
    expect(edit.error?.code).toBe('document.state');

    await world.pump();
    const status = (await call('status', [id])).result;
    expect(status).toMatchObject({
      VERSION_SELLADA: 1,
      HUELLA: result.HUELLA,
      ID_TRANSMISION: result.ID_TRANSMISION,
      problems: [],
    });
    expect(['ACEPTADA', 'VERDE', 'AMARILLO', 'ROJO']).toContain(status.header.ESTADO);
    const { DUCA } = (await call('open', [id, ''])).result.body;
    expect(DUCA.NUMERO_DUCA).not.toBe('');
    expect(DUCA.FIRMA_ELECTRONICA).not.toBe('');
    expect(DUCA.FECHA_ACEPTACION).toMatch(/^2026-11-20T/);
    const dva = await new DocumentStore(sourceKinds.dvas, world.services, jobScope('uno', 'GT')).open(
      'dva-1-1236000120',
    );
    expect(dva.body['DVA']).toMatchObject({
      NUMERO_DECLARACION: DUCA.NUMERO_DUCA,
      FECHA_ACEPTACION: '2026-11-20',
      DUCA_ID: id,
    });
    expect(changedByPerson(sourceKinds.dvas.dataSets, dva.derived!, dva.body)).toEqual([]);

    const asked = await call('requestChannel', [id]);
    expect(asked.result.header.ESTADO).toBe('CANAL_PEDIDO');
    expect((await call('requestChannel', [id])).result.ID_TRANSMISION).toBe(asked.result.ID_TRANSMISION);
    await world.pump();
    const final = (await call('open', [id, ''])).result;
    expect(['VERDE', 'AMARILLO', 'ROJO']).toContain(final.header.ESTADO);
    expect(final.body.DUCA.CANAL_SELECTIVO).toBe(final.header.ESTADO);
  });

  it('answers two tabs with one transmission and tells a second person who has it', async () => {
    const { id, lock } = await derived('1236000121');
    const tabs = await Promise.all([1, 2].map(() => call('transmit', [id, String(lock)])));
    expect(tabs.map((each) => each.status)).toEqual([200, 200]);
    expect(tabs[0]!.result.ID_TRANSMISION).toBe(tabs[1]!.result.ID_TRANSMISION);
    const other = await call('transmit', [id, String(lock)], beto);
    expect(other.error).toMatchObject({
      code: 'document.in-transmission',
      details: { id: tabs[0]!.result.ID_TRANSMISION },
    });
    expect(other.error?.message).toContain('Usuario ana');
    await world.pump();
    expect(world.authorities.ledger.acts('1236000121').filter((each) => each.operation === 'R')).toHaveLength(
      1,
    );
  });

  it('lets one of two people in when both send at once', async () => {
    const { id, lock } = await derived('1236000122');
    const both = await Promise.all([
      call('transmit', [id, String(lock)], ana),
      call('transmit', [id, String(lock)], beto),
    ]);
    expect(both.map((each) => each.status).sort()).toEqual([200, 409]);
    const lost = both.find((each) => each.status === 409)!;
    expect(lost.error?.code).toBe('document.in-transmission');
    await world.pump();
  });

  it('comes back editable from a rejection with the objections at their fields, and goes again as another version', async () => {
    const { id, lock } = await derived('1236000910');
    const first = (await call('transmit', [id, String(lock)])).result;
    await world.pump();
    const status = (await call('status', [id])).result;
    expect(status.header.ESTADO).toBe('RECHAZADA');
    expect(status.problems.length).toBeGreaterThan(0);
    const saysOf = async (): Promise<string | undefined> =>
      (await call('list', {})).result.rows.find((each: { ID: string }) => each.ID === id).RECHAZO;
    expect(await saysOf()).toMatch(/^10 · Declaración rechazada por inconsistencias: /);
    for (const { message } of status.problems) expect(await saysOf()).toContain(message);
    expect(await stateOf('dvas', 'dva-1-1236000910')).toBe('LISTA');
    expect(await stateOf('invoices', 'fac-1-1236000910')).toBe('BORRADOR');
    const again = await call('transmit', [id, String(status.header.LOCK)]);
    expect(again.error).toBeUndefined();
    expect(again.result.ID_TRANSMISION).not.toBe(first.ID_TRANSMISION);
    expect(await saysOf()).toBeUndefined();
    await world.pump();
  });

  it('says that it is confirming when the outcome is unknown, never that it failed', async () => {
    const { id, lock } = await derived('1236000940');
    await call('transmit', [id, String(lock)]);
    await world.pump();
    const { header } = (await call('status', [id])).result;
    expect(header.ESTADO).toBe('CONFIRMANDO');
    expect((await call('transmit', [id, String(header.LOCK)])).result.YA_TRANSMITE).toBe('Usuario ana');
  });

  it('does not seal when a document that it declares was taken meanwhile', async () => {
    const { id, lock } = await derived('1236000123');
    const dvas = new DocumentStore(sourceKinds.dvas, world.services, jobScope('uno', 'GT'));
    const dva = await dvas.header('dva-1-1236000123');
    await dvas.transition(dva.ID, 'declare', dva.LOCK);
    const refused = await call('transmit', [id, String(lock)]);
    expect(refused.error).toMatchObject({ code: 'document.state' });
    expect(refused.error?.message).toContain('Declarada');
    expect((await call('status', [id])).result.header.ESTADO).toBe('BORRADOR');
  });

  it('takes news that comes twice and late without changing what is settled', async () => {
    const before = new Map<string, unknown>();
    for (const body of world.handled) {
      const { documentId } = JSON.parse(body) as { documentId: string };
      before.set(documentId, (await call('status', [documentId])).result.header);
    }
    expect(before.size).toBeGreaterThan(3);
    for (const body of [...world.handled].reverse())
      expect((await world.deliver(body)).batchItemFailures).toEqual([]);
    for (const [id, header] of before) {
      expect((await call('status', [id])).result.header).toEqual(header);
    }
  });

  it('asks for the password anew after five minutes', async () => {
    const { id, lock } = await derived('1236000124');
    world.setClock('2026-11-20T15:06:00Z');
    expect((await call('transmit', [id, String(lock)])).error?.code).toBe('session.step-up');
    world.setClock('2026-11-20T15:00:00Z');
  });
});

describe('copy', () => {
  it('makes a draft at the rate of today, without order, number and the answers of the authority', async () => {
    const { id } = await derived('1236000130');
    const { result } = await call('copy', [id, '']);
    expect(result.header).toMatchObject({ ESTADO: 'BORRADOR', ID_ORDEN: '' });
    expect(result.body.DUCA).toMatchObject({
      NO_ORDEN: '',
      NUMERO_DUCA: '',
      TIPO_CAMBIO: '7.85123',
      FECHA_TIPO_CAMBIO: '2026-11-20',
      MODALIDAD: 'ID',
    });
    expect(result.body.DVAS).toEqual([]);
    expect(result.body.FRACCIONES).toHaveLength(3);
  });
});
