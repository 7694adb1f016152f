import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDva } from '../../functions/dva/handler.ts';
import { createInvoices } from '../../functions/invoices/handler.ts';
import { createTransportDocuments } from '../../functions/transport-documents/handler.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { startSarahAgency, type SarahAgency } from './duaWorld.ts';
import { act, copied, done, leaving, set, type Ask, type Papers } from './leavingCopies.ts';
import { messages } from './sourcesWorld.ts';

// What leaves is formed of its invoices alone; its copy takes those that were copied with it.

describe('the DUA of a copied export order', () => {
  let { world, ana, call }: SarahAgency = {} as SarahAgency;
  let source: Papers;
  const ask: Ask = async (kind, procedure, params) => {
    if (kind === 'dua') return call(procedure, params);
    const handlers = {
      dva: createDva,
      invoices: createInvoices,
      'transport-documents': createTransportDocuments,
      'work-orders': createWorkOrders,
    };
    const handler = handlers[kind as keyof typeof handlers](async () => world.services);
    return world.call(handler, procedure, params, ana);
  };
  beforeAll(async () => {
    ({ world, ana, call } = await startSarahAgency());
    await world.seed('h', '1456000771');
    source = await leaving(ask, 'dua', '1456000771', { 'ORDEN.ID_REGIMEN': '1000' });
  });
  afterAll(() => world.stop());

  it('follows its papers, and locks its invoice when it is registered', async () => {
    const copy = await copied(ask, 'dua', source);
    await set(ask, 'invoices', copy.invoice, {
      'FACTURA.NUMERO_FACTURA': 'F-772',
      'FACTURA.FECHA_FACTURA': '2026-11-02',
      'FACTURA.FECHA_EXPORTACION': '2026-11-03',
    });
    await set(ask, 'transport-documents', copy.transport, {
      'DOCUMENTO.NUMERO_DOCUMENTO': 'MEDUXY771772',
      'DOCUMENTO.FECHA_DOCUMENTO': '2026-11-03',
    });
    const early = await act(ask, 'dua', 'register', copy.declaration);
    expect(messages(early.error!.problems)).toHaveLength(2);
    await done(ask('dua', 'derive', { ID_ORDEN: copy.order, ID: copy.declaration }));
    await set(ask, 'dua', copy.declaration, { 'DECLARACION.ID_FORMA_PAGO': 'CR' });
    const registered = await act(ask, 'dua', 'register', copy.declaration);
    expect(registered.error).toBeUndefined();
    expect((await done(ask('invoices', 'open', { ID: copy.invoice }))).header.ESTADO).toBe('USADA');
  });

  it('is not registered before it follows what was copied with it', async () => {
    const copy = await copied(ask, 'dua', source, false);
    const { error } = await act(ask, 'dua', 'register', copy.declaration);
    expect(messages(error!.problems)).toHaveLength(1);
    expect((await done(ask('invoices', 'open', { ID: copy.invoice }))).header.ESTADO).toBe('BORRADOR');
  });
});
