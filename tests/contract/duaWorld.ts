import { workOrderDefinition } from '../../shared/work-orders/definition.ts';
import { createDua } from '../../functions/dua/handler.ts';
import { createWorker as createDuaWorker } from '../../functions/dua/worker.ts';
import { sourceKinds } from '../../functions/declarations/sources.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { systemKey } from '../../functions/runtime/keys.ts';
import { referenceFor } from '../../functions/runtime/reference.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { honduranSources } from '../../shared/dua/sampleDua.fixture.ts';
import type { SampleShape } from '../../shared/duca/sampleSources.fixture.ts';
import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import type { SourceVersions } from '../../shared/foundation/documents/sources.ts';
import type { AnyBody } from '../../shared/foundation/fields/dataSet.ts';
import { startPractice } from './practice.ts';
import { wholeSources } from './wholeSources.ts';
import { startWorld, type Answer, type World } from './world.ts';

export interface DuaWorld extends World {
  dua: ReturnType<typeof createDua>;
  /** Work order of a Honduran company with its invoices, transport document and value declarations. */
  seed: (company: string, number: string, shape?: Partial<SampleShape>) => Promise<string>;
}

/** The Honduran world with the practice SARAH behind it and the workers between. */
export async function startSarahWorld() {
  const world = await startDuaWorld();
  const { services } = world;
  const practice = await startPractice(
    services,
    'dua-events',
    createDuaWorker(async () => services),
  );
  return {
    ...world,
    ...practice,
    stop: async () => {
      await practice.stop();
      await world.stop();
    },
  };
}

/** The same with an agency, and Ana who makes its DUA. */
export async function startSarahAgency() {
  const world = await startSarahWorld();
  await world.company('h', 'HN', { Nit: '05019021000018', RazonSocial: 'Aduanas de Prueba, S. de R.L.' });
  const ana = await world.person('h', 'ana');
  const call = (procedure: string, params: unknown): Promise<Answer> =>
    world.call(world.dua, procedure, params, ana);
  return { world, ana, call };
}
export type SarahAgency = Awaited<ReturnType<typeof startSarahAgency>>;

/** The contract world as Honduras has it: its papers, its bank's rate, its declaration. */
export async function startDuaWorld(): Promise<DuaWorld> {
  const world = await startWorld();
  const { services } = world;
  const item = { pk: systemKey('exchange-rate', 'HN'), sk: '2026-11-20' };
  const rate = { ...item, rate: '26.2980', source: 'Banco Central de Honduras', fetched: '' };
  await services.database.write({ kind: 'put', table: 'catalogues', item: rate });
  return {
    ...world,
    dua: createDua(async () => services),
    seed: async (company, number, shape = {}) => {
      const scope = jobScope(company, 'HN');
      const reference = await referenceFor(services, 'HN', shippedCatalogues);
      const asked = { lines: 3, invoices: 1, suppliers: 1, containers: 1, ...shape };
      const whole = wholeSources(honduranSources(asked, reference), reference);
      const registered = { REGISTRO_IMPORTADOR: 'R-118' };
      const local = {
        ...whole,
        order: { ...whole.order, body: { ORDEN: { ...whole.order.body.ORDEN, ...registered } } },
        dvas: whole.dvas.map(({ id, body }) => ({
          id,
          body: { ...body, DVA: { ...body.DVA, ...registered } },
        })),
      };
      const papers = JSON.parse(
        JSON.stringify(local)
          .replace(/"(fac|dva|tra)-(\d+)"/g, `"$1-$2-${number}"`)
          .replace(/1[24][35]6000567/g, number)
          .replaceAll('"73581127"', '"08019021000018"')
          .replaceAll('"ST"', '"0004"'),
      ) as typeof local;
      const orderId = `ord-${number}`;
      const put = (kind: AnyDocument, id: string, body: unknown, order: string, taken?: SourceVersions) =>
        new DocumentStore(kind, services, scope).create(
          { body: body as AnyBody, ...(taken ? { derived: body as AnyBody } : {}) },
          { orderId: order, action: 'Creación', reference, id, ...(taken ? { sources: taken } : {}) },
        );
      await put(workOrderDefinition, orderId, papers.order.body, '');
      for (const each of papers.invoices) await put(sourceKinds.invoices, each.id, each.body, orderId);
      for (const each of papers.transports) await put(sourceKinds.transports, each.id, each.body, orderId);
      const first = (of: readonly { id: string }[]): Record<string, number> =>
        Object.fromEntries(of.map(({ id }) => [id, 1]));
      const taken: SourceVersions = {
        'work-orders': { [orderId]: 1 },
        invoices: first(papers.invoices),
        'transport-documents': first(papers.transports),
      };
      for (const each of papers.dvas) await put(sourceKinds.dvas, each.id, each.body, orderId, taken);
      return orderId;
    },
  };
}
