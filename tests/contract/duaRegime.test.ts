import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceKinds } from '../../functions/declarations/sources.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { referenceFor } from '../../functions/runtime/reference.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import type { DuaBody } from '../../shared/dua/dataSets.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { workOrderDefinition } from '../../shared/work-orders/definition.ts';
import { startSarahAgency, type SarahAgency } from './duaWorld.ts';

let call: SarahAgency['call'];
let world: SarahAgency['world'];
beforeAll(async () => {
  ({ world, call } = await startSarahAgency());
});
afterAll(() => world.stop());

const open = async (ID: string) => (await call('open', { ID })).result;
const around = async (ID: string): Promise<Problem[]> => (await call('crossCheck', { ID })).result.problems;
const told = async (ID: string): Promise<string[]> => (await around(ID)).map(({ code }) => code);
async function set(ID: string, changes: Record<string, string>): Promise<void> {
  const CAMBIOS = Object.entries(changes).map(([path, value]) => ({ op: 'set', path, value }));
  const { LOCK } = (await open(ID)).header;
  expect((await call('patch', { ID, LOCK, CAMBIOS })).error).toBeUndefined();
}
const codes = ({ DETALLE_DOCUMENTO }: DuaBody) => DETALLE_DOCUMENTO.map((each) => each.CODIGO_DOCUMENTO);

/** A DUA of an order that foresees an import, set to another regime as its broker does it. */
async function setTo(regime: string, number: string) {
  const order = await world.seed('h', number);
  const { ID } = (await call('derive', { ID_ORDEN: order })).result.header;
  await set(ID, { 'DECLARACION.ID_FORMA_PAGO': 'CR', 'DECLARACION.CODIGO_REGIMEN': regime });
  return { ID, order };
}

describe('a DUA formed for another regime than it says', () => {
  it('is not registered with the title and the value declaration of the other, and is formed again without them', async () => {
    const { ID, order } = await setTo('1000', '1456000800');
    const { header, body } = await open(ID);
    expect(codes(body)).toContain('934');
    expect(await told(ID)).toContain('dua.other-regime');
    for (const procedure of ['ready', 'validate', 'register']) {
      const { error } = await call(procedure, { ID, LOCK: header.LOCK });
      expect(JSON.stringify(error?.problems), procedure).toContain('dua.other-regime');
    }
    const { result, error } = await call('derive', { ID_ORDEN: order, ID });
    expect(error).toBeUndefined();
    expect(codes(result.body)).not.toContain('934');
    expect(result.body.DECLARACION).toMatchObject({
      CODIGO_REGIMEN: '1000',
      TITULO_TRANSPORTE: '',
      INDICADOR_CANCELACION_GLOBAL: '',
    });
    expect(await told(ID)).not.toContain('dua.other-regime');
    expect(await told(ID)).not.toContain('sources.changed');
    const again = (await call('derive', { ID_ORDEN: order, ID })).result;
    expect(again.moves).toEqual([]);
    expect(again.body.DECLARACION.CODIGO_REGIMEN).toBe('1000');
  });
});

describe('a DUA of regime 1000', () => {
  /** Formed for it, of an order in which a value declaration lies. */
  async function exported(number: string) {
    const { ID, order } = await setTo('1000', number);
    await call('derive', { ID_ORDEN: order, ID });
    // What no paper of the sample says of what leaves.
    await set(ID, { 'DECLARACION.ID_PAIS_PROCEDENCIA_DESTINO': 'US', 'DECLARACION.ID_FORMA_PAGO': 'CR' });
    return { ID, order, dva: `dva-1-${number}` };
  }
  const valueOf = async (dva: string) => {
    const store = new DocumentStore(sourceKinds.dvas, world.services, jobScope('h', 'HN'));
    const { header, body } = await store.open(dva);
    return { store, header, DVA: body.DVA };
  };

  it('hears nothing of a value declaration that lies in its order', async () => {
    const { ID, dva } = await exported('1456000801');
    const ofDva = async () => (await around(ID)).filter(({ other }) => other?.module === 'dva');
    const { store, header } = await valueOf(dva);
    expect(await ofDva()).toEqual([]);
    const { body, ...content } = await store.open(dva);
    const DVA = { ...body.DVA, CASILLA_39: '1.00', ID_INCOTERM: 'DDP', NOMBRE_PROVEEDOR: '' };
    const reference = await referenceFor(world.services, 'HN', shippedCatalogues);
    await store.save(header, { ...content, body: { ...body, DVA } }, { action: 'Cambio', reference });
    expect(await ofDva()).toEqual([]);
  });

  it('is as fresh as it was when that value declaration is annulled', async () => {
    const { ID, dva } = await exported('1456000802');
    const { store, header } = await valueOf(dva);
    await store.transition(dva, 'cancel', header.LOCK);
    expect(await told(ID)).not.toContain('sources.changed');
  });

  it('is accepted; the DVA in its order keeps NUMERO_DECLARACION blank', async () => {
    const { ID, dva } = await exported('1456000803');
    const { LOCK } = (await open(ID)).header;
    expect((await call('register', { ID, LOCK })).error).toBeUndefined();
    await world.pump();
    expect((await open(ID)).body.DECLARACION.ID_SARAH).not.toBe('');
    const { header, DVA } = await valueOf(dva);
    expect([DVA.NUMERO_DECLARACION, DVA.FECHA_ACEPTACION, header.ESTADO]).toEqual(['', '', 'EN_PREPARACION']);
  });
});

describe('an order without a value declaration', () => {
  it('has its DUA formed of its invoices where the list excuses the regime, and not where it asks one', async () => {
    const number = '1456000809';
    const order = await world.seed('h', number);
    const scope = jobScope('h', 'HN');
    const dvas = new DocumentStore(sourceKinds.dvas, world.services, scope);
    const { header: dva } = await dvas.open(`dva-1-${number}`);
    await dvas.transition(dva.ID, 'cancel', dva.LOCK);
    const asked = await call('derive', { ID_ORDEN: order });
    expect(asked.error?.message).toMatch(/no tiene declaraciones de valor.*«Regímenes de DVA»/);
    const orders = new DocumentStore(workOrderDefinition, world.services, scope);
    const { header, body } = await orders.open(order);
    const ORDEN = { ...body.ORDEN, ID_REGIMEN: '6010' };
    const reference = await referenceFor(world.services, 'HN', shippedCatalogues);
    await orders.save(header, { body: { ...body, ORDEN } }, { action: 'Cambio', reference });
    const { result, error } = await call('derive', { ID_ORDEN: order });
    expect(error).toBeUndefined();
    expect(result.body.DECLARACION.CODIGO_REGIMEN).toBe('6010');
    expect(codes(result.body)).not.toContain('934');
    expect(codes(result.body)).toContain('380');
    expect((await around(result.header.ID)).filter(({ other }) => other?.module === 'dva')).toEqual([]);
  });
});
