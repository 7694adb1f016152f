import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInvoices } from '../../functions/invoices/handler.ts';
import { sourceKinds } from '../../functions/declarations/sources.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { referenceFor } from '../../functions/runtime/reference.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { createTransportDocuments } from '../../functions/transport-documents/handler.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import type { AnyBody } from '../../shared/foundation/fields/dataSet.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';

let { world, ana, call, derived } = {} as TwoAgencies;
const invoices = createInvoices(async () => world.services);
const transports = createTransportDocuments(async () => world.services);
beforeAll(async () => {
  ({ world, ana, call, derived } = await startTwoAgencies());
});
afterAll(() => world.stop());

const facts = async (id: string, orderId: string) => ({
  ...{ id, orderId, action: 'Creación' },
  reference: await referenceFor(world.services, 'GT', shippedCatalogues),
});
const storeOf = (kind: 'invoices' | 'transports'): DocumentStore => {
  const definition: AnyDocument = sourceKinds[kind];
  return new DocumentStore(definition, world.services, jobScope('uno', 'GT'));
};
const put = async (kind: 'invoices' | 'transports', id: string, orderId: string, body: AnyBody) =>
  storeOf(kind).create({ body }, await facts(id, orderId));

it('fifty transport documents of earlier years with a container in other orders and one of yesterday: readiness of today’s DUCA names yesterday’s', async () => {
  const { id } = await derived('1236000401');
  const container = (await call('open', { ID: id })).result.body.EQUIPO[0].NUMERO_CONTENEDOR as string;
  const carried = (paper: string, order: string, number: string, FECHA_DOCUMENTO: string) =>
    put('transports', paper, order, {
      DOCUMENTO: { NUMERO_DOCUMENTO: number, FECHA_DOCUMENTO },
      CONTENEDORES: [{ ID_CONTENEDOR: '1', NUMERO_CONTENEDOR: container }],
    });
  for (let at = 0; at < 50; at += 1) {
    const two = String(at).padStart(2, '0');
    await carried(`tra-0-${two}`, `ord-antes-${two}`, `ANTES-${two}`, '2023-03-01');
  }
  await carried('tra-2-ayer', 'ord-ayer', 'AYER-1', '2026-11-19');
  const { problems } = (await call('readiness', [id, ''])).result as { problems: Problem[] };
  const found = problems.filter(({ code }) => code === 'cross.duplicado-contenedor');
  expect(found.map(({ other }) => other?.id)).toEqual(['tra-2-ayer']);
});

const DATE = '2026-11-10';
it('the invoice of one’s supplier is found behind others of its number, newer and older ones', async () => {
  const bill = (id: string, NOMBRE_PROVEEDOR: string) =>
    put('invoices', id, '', {
      FACTURA: { NUMERO_FACTURA: '0001', NOMBRE_PROVEEDOR, FECHA_FACTURA: DATE },
      ITEMS: [],
    });
  for (let at = 0; at < 50; at += 1) await bill(`fac-0-${String(at).padStart(3, '0')}`, `ANTERIOR ${at}`);
  await bill('fac-0-propia', 'PROVEEDOR PROPIO');
  for (let at = 0; at < 120; at += 1) await bill(`fac-1-${String(at).padStart(3, '0')}`, `AJENO ${at}`);
  const asked = { NUMERO_FACTURA: '0001', NOMBRE_PROVEEDOR: 'Proveedor Propio' };
  const { result } = await world.call(invoices, 'numberExists', asked, ana);
  expect(result.map(({ ID }: { ID: string }) => ID)).toEqual(['fac-0-propia']);
  const newest = (await world.call(invoices, 'numberExists', { NUMERO_FACTURA: '0001' }, ana)).result;
  expect(newest).toHaveLength(50);
  expect(newest[0].ID).toBe('fac-1-119');
});

it('a transport document is found among a hundred and ten that were annulled, and the one that asks is not counted', async () => {
  const store = storeOf('transports');
  const made = (id: string) =>
    put('transports', id, '', { DOCUMENTO: { NUMERO_DOCUMENTO: 'BL-REPETIDO' }, CONTENEDORES: [] });
  for (const id of ['tra-0-uno', 'tra-0-vigente']) await made(id);
  for (const around of ['tra-0-antes', 'tra-3']) {
    for (let at = 0; at < 55; at += 1) {
      const { header } = await made(`${around}-${String(at).padStart(2, '0')}`);
      await store.transition(header.ID, 'annul', header.LOCK);
    }
  }
  const asked = { NUMERO_DOCUMENTO: 'BL-REPETIDO', ID: 'tra-0-uno' };
  const { result } = await world.call(transports, 'exists', asked, ana);
  expect(result.map(({ ID }: { ID: string }) => ID)).toEqual(['tra-0-vigente']);
});
