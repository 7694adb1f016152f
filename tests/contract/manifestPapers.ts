import { expect } from 'vitest';
import { createTransportDocuments } from '../../functions/transport-documents/handler.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { startManifestWorld } from './manifestWorld.ts';
import type { Answer, Handler } from './world.ts';

/** The world of manifests with somebody who forms them of transport documents, which change. */
export async function startManifestPapers() {
  const world = await startManifestWorld();
  await world.company('h', 'HN', { Nit: '05019021000018', RazonSocial: 'Aduanas de Prueba, S. de R.L.' });
  const ana = await world.person('h', 'ana');
  const transports = createTransportDocuments(async () => world.services);
  const orders = createWorkOrders(async () => world.services);

  const call = (procedure: string, params: unknown): Promise<Answer> =>
    world.manifest(procedure, params, ana);
  const lockOf = async (ID: string): Promise<number> => (await call('open', { ID })).result.header.LOCK;
  const set = (changes: Record<string, string>) =>
    Object.entries(changes).map(([path, value]) => ({ op: 'set', path, value }));
  const type = async (ID: string, changes: Record<string, string>): Promise<void> => {
    const saved = await call('patch', { ID, LOCK: await lockOf(ID), CAMBIOS: set(changes) });
    expect(saved.error).toBeUndefined();
  };
  const inPaper = async (handler: Handler, ID: string, changes: Record<string, string>): Promise<void> => {
    const { header } = (await world.call(handler, 'open', { ID }, ana)).result;
    const saved = await world.call(handler, 'patch', { ID, LOCK: header.LOCK, CAMBIOS: set(changes) }, ana);
    expect(saved.error).toBeUndefined();
  };
  const inOrder = (number: string, changes: Record<string, string>): Promise<void> =>
    inPaper(orders, `ord-${number}`, changes);
  const inTransport = (number: string, changes: Record<string, string>): Promise<void> =>
    inPaper(transports, `tra-1-${number}`, changes);
  const movedTo = async (number: string, ACCION: string): Promise<void> => {
    const ID = `tra-1-${number}`;
    const { header } = (await world.call(transports, 'open', { ID }, ana)).result;
    const moved = await world.call(transports, 'transition', { ID, LOCK: header.LOCK, ACCION }, ana);
    expect(moved.error).toBeUndefined();
  };

  /** A manifest with the titles of two orders, that lacks nothing. */
  async function formed(first: string, second: string): Promise<string> {
    const [one, two] = [await world.seed('h', first), await world.seed('h', second)];
    await inTransport(first, { 'DOCUMENTO.NUMERO_DOCUMENTO': `BL-${first}` });
    await inTransport(second, { 'DOCUMENTO.NUMERO_DOCUMENTO': `BL-${second}` });
    const { ID, LOCK } = (await call('fromOrder', { ID_ORDEN: one })).result.header;
    expect((await call('fromOrder', { ID_ORDEN: two, ID, LOCK })).error).toBeUndefined();
    await type(ID, {
      'MANIFIESTO.NUMERO_PREIMPRESO': `PRE-${first}`,
      'MANIFIESTO.IDENTIFICACION_TRANSPORTISTA': '08019021000018',
      'MANIFIESTO.NUMERO_VIAJE': 'V-118',
      'MANIFIESTO.FECHA_LLEGADA': '2026-11-20',
      'TITULOS[0].DESCRIPCION': 'Repuestos',
      'TITULOS[1].DESCRIPCION': 'Repuestos',
    });
    return ID;
  }
  return { world, ana, transports, call, lockOf, type, inTransport, inOrder, movedTo, formed };
}

export type ManifestPapers = Awaited<ReturnType<typeof startManifestPapers>>;
