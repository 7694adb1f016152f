import { workOrderDefinition } from '../../shared/work-orders/definition.ts';
import type { SQSBatchResponse } from 'aws-lambda';
import { createWorker as createDucaWorker } from '../../functions/duca/worker.ts';
import { createDuca } from '../../functions/duca/handler.ts';
import { sourceKinds } from '../../functions/declarations/sources.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { systemKey } from '../../functions/runtime/keys.ts';
import { referenceFor } from '../../functions/runtime/reference.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import type { PracticeAuthorities } from '../../infra/embedded/authorities/startAuthorities.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { sampleSources, type SampleShape } from '../../shared/duca/sampleSources.fixture.ts';
import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import type { SourceVersions } from '../../shared/foundation/documents/sources.ts';
import type { AnyBody } from '../../shared/foundation/fields/dataSet.ts';
import { startPractice } from './practice.ts';
import { wholeSources } from './wholeSources.ts';
import { startWorld, type World } from './world.ts';

export interface SeededOrder {
  orderId: string;
  number: string;
}

export interface DucaWorld extends World {
  duca: ReturnType<typeof createDuca>;
  authorities: PracticeAuthorities;
  /** Work order with its invoices, transport document and value declarations, as their modules leave them. */
  seed: (company: string, number: string, shape?: Partial<SampleShape>) => Promise<SeededOrder>;
  /** Lets both workers take what their queues hold, until both are empty. */
  pump: () => Promise<void>;
  /** Bodies of the events of DUCAs that were handled. */
  handled: string[];
  deliver: (body: string) => Promise<SQSBatchResponse>;
}

/** The contract world with the practice authority behind it and the workers between. */
export async function startDucaWorld(): Promise<DucaWorld> {
  const world = await startWorld();
  const { services } = world;
  const practice = await startPractice(
    services,
    'duca-events',
    createDucaWorker(async () => services),
  );
  const { authorities, handled, deliver, pump } = practice;

  return {
    ...world,
    duca: createDuca(async () => services),
    authorities,
    handled,
    deliver,
    pump,
    seed: async (company, number, shape = {}) => {
      const scope = jobScope(company, 'GT');
      const reference = await referenceFor(services, 'GT', shippedCatalogues);
      const asked = { lines: 3, invoices: 1, suppliers: 1, containers: 1, ...shape };
      const sources = wholeSources(sampleSources(asked, reference), reference);
      const orderId = `ord-${number}`;
      const put = async (
        kind: AnyDocument,
        id: string,
        body: unknown,
        order: string,
        taken?: SourceVersions,
      ): Promise<void> => {
        const made = { orderId: order, action: 'Creación', reference, id: `${id}-${number}` };
        const content = { body: body as AnyBody, ...(taken ? { derived: body as AnyBody } : {}) };
        const facts = { ...made, ...(taken ? { sources: taken } : {}) };
        await new DocumentStore(kind, services, scope).create(content, facts);
      };
      const renamed = JSON.parse(
        JSON.stringify(sources)
          .replace(/"(fac|dva|tra)-(\d+)"/g, `"$1-$2-${number}"`)
          .replaceAll('1236000567', number),
      ) as typeof sources;
      await put(workOrderDefinition, 'ord', renamed.order.body, '');
      for (const each of renamed.invoices)
        await put(sourceKinds.invoices, each.id.replace(`-${number}`, ''), each.body, orderId);
      for (const each of renamed.transports)
        await put(sourceKinds.transports, each.id.replace(`-${number}`, ''), each.body, orderId);
      const first = (papers: readonly { id: string }[]): Record<string, number> =>
        Object.fromEntries(papers.map((each) => [each.id, 1]));
      const taken: SourceVersions = {
        'work-orders': { [orderId]: 1 },
        invoices: first(renamed.invoices),
        'transport-documents': first(renamed.transports),
      };
      for (const each of renamed.dvas)
        await put(sourceKinds.dvas, each.id.replace(`-${number}`, ''), each.body, orderId, taken);
      await services.database.write({
        kind: 'put',
        table: 'catalogues',
        item: { ...rateKey, rate: '7.85123', source: 'Banco de Guatemala', fetched: '' },
      });
      return { orderId, number };
    },
    stop: async () => {
      await practice.stop();
      await world.stop();
    },
  };
}

const rateKey = { pk: systemKey('exchange-rate', 'GT'), sk: '2026-11-20' };
