import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDva } from '../../functions/dva/handler.ts';
import { createInvoices } from '../../functions/invoices/handler.ts';
import { createTransportDocuments } from '../../functions/transport-documents/handler.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import type { AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import { startSarahAgency, type SarahAgency } from './duaWorld.ts';

let { world, ana, call } = {} as SarahAgency;
let dua = '';
let order = '';

beforeAll(async () => {
  ({ world, ana, call } = await startSarahAgency());
  order = await world.seed('h', '1456000961');
  const { header } = (await call('derive', { ID_ORDEN: order })).result;
  const CAMBIOS = [{ op: 'set', path: 'DECLARACION.ID_FORMA_PAGO', value: 'CR' }];
  const saved = (await call('patch', { ID: header.ID, LOCK: header.LOCK, CAMBIOS })).result.header;
  const sent = await call('register', { ID: saved.ID, LOCK: saved.LOCK });
  expect(sent.error).toBeUndefined();
  await world.pump();
  dua = saved.ID;
});
afterAll(() => world.stop());

describe('a copied DUA', () => {
  it('carries no number, channel, transmission, signature or seal of the one that SARAH registered', async () => {
    const before = (await call('open', { ID: dua })).result;
    const number = before.body.DECLARACION.ID_SARAH as string;
    expect(number).not.toBe('');
    const { result, error } = await call('copy', { ID: dua });
    expect(error).toBeUndefined();
    const { header, body } = (await call('open', { ID: result.header.ID })).result;
    expect(header).toMatchObject({ ESTADO: 'BORRADOR', VERSION: 1, ID_ORDEN: '' });
    const blank = [
      'NO_ORDEN',
      'ID_SARAH',
      'FECHA_ACEPTACION',
      'CANAL_SELECTIVO',
      'MANIFIESTO',
      'TITULO_TRANSPORTE',
    ];
    expect(blank.filter((name) => body.DECLARACION[name] !== '')).toEqual([]);
    expect([body.SARAH_TRIBUTOS, body.SARAH_ITEMS, body.VERSIONES_ACEPTADAS]).toEqual([[], [], []]);
    expect(body.SARAH_LIQUIDACION).toMatchObject({ ID_LIQUIDACION_EXTERNA: '', TOTAL_PAGAR: '' });
    expect(JSON.stringify([header, body])).not.toContain(number);
    const { row, sealed } = await rowOf(header.ID);
    expect(sealed).toEqual([]);
    expect(JSON.stringify(row)).not.toContain(number);
    expect((await call('status', { ID: header.ID })).result.ID_TRANSMISION ?? '').toBe('');
    expect((await call('open', { ID: dua })).result).toEqual(before);
  });

  it('is valued at the rate of its own day, and lists what is stale', async () => {
    const { result } = await call('copy', { ID: dua });
    expect(result.body.DECLARACION).toMatchObject({
      TIPO_CAMBIO: '26.2980',
      FECHA_TIPO_CAMBIO: '2026-11-20',
    });
    const told = result.problems.map(({ code, path }: AnyRecord) => `${code} ${path}`);
    expect(told).toEqual(
      expect.arrayContaining([
        'dua.stale.numero DECLARACION.NO_ORDEN',
        'dua.stale.saldo DECLARACION.TITULO_TRANSPORTE',
        'dua.stale.equipo DETALLE_TRANSPORTE[0].NUMERO_CONTENEDOR',
        'dua.stale.valor DECLARACION.TOTAL_FOB_DOLARES',
      ]),
    );
    expect(told.some((each: string) => each.startsWith('dua.stale.tasa'))).toBe(false);
  });

  it('goes from a closed order into a new one of the same importer, whole or in parts, and into no closed one', async () => {
    const orders = createWorkOrders(async () => world.services);
    const ask = (procedure: string, params: object) => world.call(orders, procedure, params, ana);
    const { LOCK } = (await ask('open', { ID: order })).result.header;
    expect((await ask('close', { ID: order, LOCK })).error).toBeUndefined();
    expect((await call('copy', { ID: dua, ID_ORDEN: order })).error!.message).toMatch(
      /está cerrada y no admite recibir una DUA\. Reábrala/,
    );
    const ID_ORDEN = (await ask('copy', { ID: order })).result.header.ID as string;
    const { header, body } = (await call('copy', { ID: dua, ID_ORDEN, PARTES: ['partes'] })).result;
    expect(header.ID_ORDEN).toBe(ID_ORDEN);
    expect(body.DECLARACION.NOMBRE_IMPORTADOR).not.toBe('');
    expect(body.DETALLE_MERCANCIAS).toEqual([]);
    expect(body.PENDIENTES.map(({ MOTIVO }: AnyRecord) => MOTIVO)).not.toContain('importador');
  });

  it('that is part of the copy of its order names the papers of that, and is formed again of them', async () => {
    const handlers = {
      'work-orders': createWorkOrders(async () => world.services),
      invoices: createInvoices(async () => world.services),
      'transport-documents': createTransportDocuments(async () => world.services),
      dva: createDva(async () => world.services),
      dua: world.dua,
    };
    const ask = (kind: keyof typeof handlers, procedure: string, params: object) =>
      world.call(handlers[kind], procedure, params, ana);
    const { documents } = (await ask('work-orders', 'file', { ID: order })).result;
    const ID_ORDEN = (await ask('work-orders', 'copy', { ID: order })).result.header.ID as string;
    const originals: string[] = [];
    for (const kind of ['invoices', 'transport-documents', 'dva'] as const)
      for (const { ID } of documents[kind]) {
        originals.push(ID);
        const made =
          kind === 'dva'
            ? await ask(kind, 'deriveLike', { ID, ID_ORDEN })
            : await ask(kind, 'copy', { ID, ID_ORDEN, UNA_VEZ: true });
        expect(made.error).toBeUndefined();
      }
    const { header } = (await call('copy', { ID: dua, ID_ORDEN, UNA_VEZ: true })).result;
    const again = await call('derive', { ID_ORDEN, ID: header.ID });
    expect(again.error).toBeUndefined();
    const { body } = again.result;
    for (const id of originals) expect(JSON.stringify(body)).not.toContain(`"${id}"`);
    const before = (await call('open', { ID: dua })).result.body;
    for (const list of ['DETALLE_PROVEEDORES', 'DETALLE_TRANSPORTE', 'DETALLE_MERCANCIAS'])
      expect([list, body[list].length]).toEqual([list, before[list].length]);
    expect((await call('copy', { ID: dua, ID_ORDEN, UNA_VEZ: true })).result.header.ID).toBe(header.ID);
  });

  it('is nobody’s of another company', async () => {
    await world.company('otra', 'HN');
    const stranger = await world.person('otra', 'luz');
    const foreign = await world.call(world.dua, 'copy', { ID: dua }, stranger);
    expect(foreign.status).toBe(404);
  });
});

/** The header as it is stored, and what of it only a seal writes. */
async function rowOf(id: string) {
  const { companyKey } = await import('../../functions/runtime/keys.ts');
  const row = await world.services.database.get<Record<string, never>>('dua', {
    pk: companyKey({ company: 'h' }),
    sk: `H#${id}`,
  });
  expect(row).toBeDefined();
  const sealed = Object.keys(row!).filter((name) => /SELLAD|TRANSMISION|FIRMA|ENMIENDA|EVIDENCIA/.test(name));
  return { row, sealed };
}
