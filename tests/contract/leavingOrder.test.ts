import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DucaBody } from '../../shared/duca/dataSets.ts';
import { messages, startSourcesWorld, type SourcesWorld } from './sourcesWorld.ts';

let { world, call, lockOf, patch, ofDuca }: SourcesWorld = {} as SourcesWorld;

beforeAll(async () => {
  ({ world, call, lockOf, patch, ofDuca } = await startSourcesWorld());
});
afterAll(() => world.stop());

/** An order with invoice and transport document and without a value declaration. */
async function unvalued(number: string): Promise<{ order: string; invoice: string }> {
  const { orderId: order } = await world.seed('uno', number);
  const drafts = (await call('dva', 'list', { FILTROS: { ID_ORDEN: order } })).result.rows;
  for (const { ID, LOCK } of drafts) await call('dva', 'transition', { ID, LOCK, ACCION: 'cancel' });
  return { order, invoice: `fac-1-${number}` };
}
const form = (order: string, ID?: string) =>
  call('duca', 'derive', { ID_ORDEN: order, ...(ID ? { ID } : {}) });

describe('an order whose goods leave', () => {
  it('has its DUCA formed of its invoices, which an import does not', async () => {
    const { order } = await unvalued('1236000451');
    expect((await form(order)).error?.message).toContain('no tiene declaraciones de valor');
    await patch('work-orders', order, { 'ORDEN.ID_MODALIDAD': 'ED', 'ORDEN.ID_PAIS_PROCEDENCIA': 'SV' });
    const { result, error } = await form(order);
    expect(error).toBeUndefined();
    const body = result.body as DucaBody;
    expect(body).toMatchObject({ DVAS: [], DVA_FACTURAS: [] });
    expect(body.FRACCIONES.length).toBeGreaterThan(0);
    expect(body.DOCUMENTOS.map((each) => each.CODIGO_DOCUMENTO)).not.toContain('934');
    expect(body.EXPORTADOR).toMatchObject({ ID_PAIS_EMISION: 'GT' });
    expect(body.DUCA).toMatchObject({ MODALIDAD: 'ED', ID_PAIS_DESTINO: 'SV', TOTAL_SEGURO_DOLARES: '0.00' });
  });

  it('hears in its DUCA that an invoice changed, and follows it', async () => {
    const { order, invoice } = await unvalued('1236000452');
    await patch('work-orders', order, { 'ORDEN.ID_MODALIDAD': 'ED' });
    const duca = (await form(order)).result.header.ID as string;
    const chain = { order, invoice, transport: '', dva: '', duca };
    expect(messages(await ofDuca(chain))).toEqual([]);
    await patch('invoices', invoice, { 'ITEMS[0].CLASIFICACION_ARANCELARIA': '8471410000' });
    expect(messages(await ofDuca(chain))).toEqual([
      expect.stringMatching(/^La factura EXP-2026-04417 cambió: 1 línea\. Actualice la DUCA/),
    ]);
    const { result } = await form(order, duca);
    expect((result.body as DucaBody).FRACCIONES[0]!.CLASIFICACION_ARANCELARIA).toBe('8471410000');
    expect(messages(await ofDuca(chain))).toEqual([]);
  });

  it('hears nothing of a value declaration that lies in it all the same, right or wrong', async () => {
    const { order, invoice } = await unvalued('1236000454');
    const [{ header }] = (await call('dva', 'derive', { ID_ORDEN: order })).result.DOCUMENTOS;
    await patch('work-orders', order, { 'ORDEN.ID_MODALIDAD': 'ED' });
    const { PROBLEMAS } = (await call('dva', 'propose', { ID_ORDEN: order })).result;
    expect(PROBLEMAS).toContainEqual(expect.objectContaining({ code: 'dva.order-without-value' }));
    const { result } = await form(order);
    expect((result.body as DucaBody).DVAS).toEqual([]);
    const chain = {
      order,
      invoice,
      transport: '',
      dva: header.ID as string,
      duca: result.header.ID as string,
    };
    await patch('invoices', invoice, { 'ITEMS[0].CLASIFICACION_ARANCELARIA': '8471410000' });
    await form(order, chain.duca);
    await patch('dva', chain.dva, { 'DVA.NOMBRE_PROVEEDOR': '' });
    await form(order, chain.duca);
    const told = (await ofDuca(chain)).filter(({ other }) => other?.module === 'dva');
    expect(told).toEqual([]);
  });

  it('without an invoice is told that it lacks one, and not a value declaration', async () => {
    const { order, invoice } = await unvalued('1236000453');
    await patch('work-orders', order, { 'ORDEN.ID_MODALIDAD': 'TR' });
    const gone = { ID: invoice, LOCK: await lockOf('invoices', invoice), ACCION: 'annul' };
    expect((await call('invoices', 'transition', gone)).error).toBeUndefined();
    expect((await form(order)).error?.message).toContain('La orden no tiene facturas');
  });
});
