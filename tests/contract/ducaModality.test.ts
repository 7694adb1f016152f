import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ducasOf } from '../../functions/duca/ducas.ts';
import { sourceKinds } from '../../functions/declarations/sources.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { referenceFor } from '../../functions/runtime/reference.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import type { DucaBody } from '../../shared/duca/dataSets.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';

let { world, call, derived, patch } = {} as TwoAgencies;
beforeAll(async () => {
  ({ world, call, derived, patch } = await startTwoAgencies());
});
afterAll(() => world.stop());

const WHY = 'La mercancía salió y no entró.';
const open = async (ID: string) => (await call('open', { ID })).result;
const around = async (ID: string): Promise<Problem[]> => (await call('crossCheck', { ID })).result.problems;
const told = async (ID: string): Promise<string[]> => (await around(ID)).map(({ code }) => code);
async function set(ID: string, changes: Record<string, string>): Promise<number> {
  const { result, error } = await patch(ID, (await open(ID)).header.LOCK, changes);
  expect(error).toBeUndefined();
  return result.header.LOCK;
}
const setTo = (ID: string, modality: string) => set(ID, { 'DUCA.MODALIDAD': modality });
async function formAgain(ID: string, order: string) {
  const { result, error } = await call('derive', { ID_ORDEN: order, ID });
  expect(error).toBeUndefined();
  return result as { body: DucaBody; moves: unknown[] };
}
const codes = ({ DOCUMENTOS }: DucaBody) => DOCUMENTOS.map((each) => each.CODIGO_DOCUMENTO);
/** The DUCA of an order that foresees an import, set to another modality as its broker does it. */
async function chosen(modality: string, number: string) {
  const { id: ID, orderId: order } = await derived(number);
  await setTo(ID, modality);
  return { ID, order, dva: `dva-1-${number}` };
}
/** The same, formed again, with what no paper of the sample says of what leaves. */
async function exported(number: string) {
  const of = await chosen('ED', number);
  await formAgain(of.ID, of.order);
  await set(of.ID, { 'DUCA.ID_PAIS_DESTINO': 'SV' });
  return of;
}
async function refused(ID: string, procedures: string[], code = 'duca.other-modality'): Promise<void> {
  const { LOCK } = (await open(ID)).header;
  for (const procedure of procedures) {
    const { error } = await call(procedure, { ID, LOCK });
    expect(JSON.stringify(error?.problems), procedure).toContain(code);
  }
}
const valueOf = async (dva: string) => {
  const store = new DocumentStore(sourceKinds.dvas, world.services, jobScope('uno', 'GT'));
  const { header, body } = await store.open(dva);
  return { store, header, DVA: body.DVA };
};

describe('a DUCA formed for another modality than it says', () => {
  it('is not sealed with the parties and the value declarations of the other, and is formed again as its own demands', async () => {
    const { ID, order } = await chosen('ED', '1236000901');
    const { body } = await open(ID);
    expect(codes(body)).toContain('934');
    expect(body.IMPORTADOR.ID_PAIS_EMISION).toBe('GT');
    expect(await around(ID)).toContainEqual(
      expect.objectContaining({
        code: 'duca.other-modality',
        message: expect.stringContaining('Actualícela con «Formar de nuevo»'),
      }),
    );
    await refused(ID, ['ready', 'transmit']);
    const first = await formAgain(ID, order);
    expect(codes(first.body)).not.toContain('934');
    expect(first.body).toMatchObject({ DVAS: [], DVA_FACTURAS: [], PROVEEDORES: [] });
    expect(first.body.EXPORTADOR).toEqual(body.IMPORTADOR);
    expect(first.body.DUCA).toMatchObject({
      MODALIDAD: 'ED',
      ID_PAIS_PROCEDENCIA: 'GT',
      ID_ADUANA_SALIDA: 'ST',
    });
    const codesNow = await told(ID);
    expect(codesNow).not.toContain('duca.other-modality');
    expect(codesNow).not.toContain('sources.changed');
    expect(await formAgain(ID, order)).toMatchObject({ body: first.body, moves: [] });
  });

  it('is formed as the order foresees once more where the person goes back to that', async () => {
    const { ID, order } = await chosen('ED', '1236000902');
    await formAgain(ID, order);
    await set(ID, { 'OBSERVACIONES.OBSERVACIONES': 'FRÁGIL', 'DUCA.MODALIDAD': 'ID' });
    expect(await told(ID)).toContain('duca.other-modality');
    const { body } = await formAgain(ID, order);
    expect(codes(body)).toContain('934');
    expect(body.DVAS).toHaveLength(1);
    expect(body.OBSERVACIONES.OBSERVACIONES).toBe('FRÁGIL');
    expect(await told(ID)).not.toContain('duca.other-modality');
  });

  it('hears nothing where the other asks the same of its papers', async () => {
    const { ID } = await chosen('DI', '1236000903');
    expect(await told(ID)).not.toContain('duca.other-modality');
  });

  it('of an order that foresees an export asks for the declarations of value that an import is formed of', async () => {
    const { ID, order, dva } = await exported('1236000904');
    const { store, header } = await valueOf(dva);
    await store.transition(dva, 'cancel', header.LOCK);
    await setTo(ID, 'ID');
    expect((await call('derive', { ID_ORDEN: order, ID })).error?.message).toContain(
      'no tiene declaraciones de valor',
    );
  });
});

describe('a DUCA set to an export of an order that foresees an import', () => {
  it('is as fresh as it was when the value declaration in its order is annulled', async () => {
    const { ID, dva } = await exported('1236000911');
    const { store, header } = await valueOf(dva);
    await store.transition(dva, 'cancel', header.LOCK);
    expect(await told(ID)).not.toContain('sources.changed');
    expect((await around(ID)).filter(({ other }) => other?.module === 'dva')).toEqual([]);
  });

  it('is accepted; the DVA in its order keeps NUMERO_DECLARACION blank', async () => {
    const { ID, dva } = await exported('1236000912');
    const { LOCK } = (await open(ID)).header;
    const sent = await call('transmit', { ID, LOCK });
    expect(sent.error).toBeUndefined();
    await world.pump();
    expect((await open(ID)).body.DUCA.NUMERO_DUCA).not.toBe('');
    const { header, DVA } = await valueOf(dva);
    expect([DVA.NUMERO_DECLARACION, DVA.FECHA_ACEPTACION, header.ESTADO]).toEqual(['', '', 'EN_PREPARACION']);
  });
});

describe('a DUCA that was accepted', () => {
  async function accepted(number: string, modality: string) {
    const of = modality === 'ID' ? await chosen('ID', number) : await exported(number);
    const { LOCK } = (await open(of.ID)).header;
    expect((await call('transmit', { ID: of.ID, LOCK })).error).toBeUndefined();
    await world.pump();
    return of;
  }
  const rectify = async (ID: string) =>
    expect(
      (await call('amend', { ID, LOCK: (await open(ID)).header.LOCK, MOTIVO: WHY })).error,
    ).toBeUndefined();

  it('with a modality that a person chose is rectified as any other', async () => {
    const { ID } = await accepted('1236000905', 'ED');
    await rectify(ID);
    const LOCK = await set(ID, { 'OBSERVACIONES.OBSERVACIONES': 'OTRA' });
    expect((await call('sendAmendment', { ID, LOCK })).error).toBeUndefined();
  });

  it('stands as it was accepted, whatever it was formed for, until its rectification says another modality', async () => {
    const { ID, order } = await accepted('1236000906', 'ID');
    // As one that was accepted before a modality that a person chose was followed.
    const store = ducasOf({ services: world.services, scope: jobScope('uno', 'GT') });
    const { header, ...content } = await store.open(ID);
    const DUCA = { ...content.body.DUCA, MODALIDAD: 'DR', MODALIDAD_FORMADA: '' };
    const reference = await referenceFor(world.services, 'GT', shippedCatalogues);
    await store.save(
      header,
      { ...content, body: { ...content.body, DUCA } },
      { action: 'Cambio', reference },
    );
    await rectify(ID);
    expect(await told(ID)).not.toContain('duca.other-modality');
    await setTo(ID, 'ED');
    expect(await told(ID)).toContain('duca.other-modality');
    await refused(ID, ['sendAmendment']);
    const { body } = await formAgain(ID, order);
    expect(body.DVAS).toEqual([]);
    expect(await told(ID)).not.toContain('duca.other-modality');
  });
});

describe('a complementary DUCA', () => {
  it('of one whose modality a person chose is formed again for that one', async () => {
    const { ID, order } = await exported('1236000907');
    const LOCK = await set(ID, { 'DUCA.CLASE': '3' });
    expect((await call('transmit', { ID, LOCK })).error).toBeUndefined();
    await world.pump();
    const { result, error } = await call('prepareComplementary', { ID });
    expect(error).toBeUndefined();
    await set(result.header.ID, { 'DUCA.NO_ORDEN': '1236000987' });
    const { body } = await formAgain(result.header.ID, order);
    expect(body.DUCA.MODALIDAD).toBe('ED');
    expect(body.DVAS).toEqual([]);
    expect(codes(body)).not.toContain('934');
    expect(await told(result.header.ID)).not.toContain('duca.other-modality');
  });
});
