import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { AnyDocument } from '../../../../shared/foundation/documents/definition.ts';
import type { CatalogueList } from '../../../../shared/foundation/documents/makeReference.ts';
import type { ModuleName } from '../../../../shared/foundation/modules.ts';
import { withOwnChecks } from '../../../../shared/foundation/rules/own/ownProblems.ts';
import { workingFor } from '../../narrowed.ts';
import { companyReference } from '../../companyReference.ts';
import { consume, type Remaining, takeUpSoon } from '../../consume.ts';
import { doingOf, journalOf } from '../../journal.ts';
import { madeOnce } from '../../madeOnce.ts';
import { jobScope } from '../../scope.ts';
import { createServices, type Services } from '../../services.ts';
import { ownCheckRows } from '../ownChecks.ts';
import { HeldLoad, LoadLost } from './held.ts';
import type { Bulk, BulkCall } from './importRows.ts';
import {
  AT_WORK,
  BULK_QUEUE,
  bulkKey,
  bulkMessage,
  bulkNews,
  isHeld,
  type BulkMessage,
  type BulkRow,
} from './jobRow.ts';
import { load } from './load.ts';
import { review } from './review.ts';

/** A load that somebody has is looked at again after so many seconds, should they go silent. */
const LATER_SECONDS = 60;

/** A kind of document that is loaded from files. */
export interface BulkKind {
  definition: AnyDocument;
  bulk: Bulk;
}

/** Lists of the country as the company has them, with its own checks of the kind. */
async function referenceOf(call: BulkCall, module: ModuleName, catalogues: readonly CatalogueList[]) {
  const [reference, own] = await Promise.all([
    companyReference(call, catalogues),
    ownCheckRows(call.services, call.scope, module),
  ]);
  return withOwnChecks(reference, own);
}

/** Works on one load for a while; a message that comes twice, or late, finds nothing to do. */
async function work(
  services: Services,
  kinds: readonly BulkKind[],
  catalogues: readonly CatalogueList[],
  message: BulkMessage,
): Promise<void> {
  const { company, country, id } = message;
  const kind = kinds.find(({ definition }) => definition.module === message.module);
  if (!kind) return;
  const { module } = kind.definition;
  const row = await services.database.get<BulkRow>(module, bulkKey({ company }, id));
  if (!row || !AT_WORK.includes(row.ESTADO)) return;
  const { userId, userName, CREADO_POR: login } = row;
  // It writes what its asker could write one by one, and no more.
  const asker = { userId, userName, login, ...(row.importers ? { importers: new Set(row.importers) } : {}) };
  const scope = jobScope(company, country, asker);
  if (isHeld(row, services))
    return services.outbox.nudge({ ...bulkNews(scope, module, id), delaySeconds: LATER_SECONDS });
  // What is written is its asker's doing, and told of as theirs.
  const asked = { module, action: `cargar ${kind.definition.noun.plural} de un archivo`, changes: true };
  const doing = doingOf(scope, { address: '', device: 'Despacho' }, asked);
  const database = services.database.noting(journalOf(services, doing));
  const held = await HeldLoad.take({ services, scope }, module, row);
  if (!held) return;
  const call = { services: { ...services, database }, scope };
  const reference = await referenceOf(call, module, catalogues);
  await (row.ESTADO === 'REVISANDO' ? review : load)({ ...kind, call, reference, held });
}

/** Worker of the loads of some kinds; only messages that failed come again. */
export function createBulkWorker(
  kinds: readonly BulkKind[],
  catalogues: readonly CatalogueList[],
  make: () => Promise<Services> = createServices,
) {
  const services = madeOnce(make);
  return async (event: SQSEvent, remaining?: Remaining): Promise<SQSBatchResponse> => {
    const loaded = await services();
    await takeUpSoon(loaded, BULK_QUEUE, event, remaining);
    return consume(loaded.log, BULK_QUEUE, event, (body) => {
      const message = bulkMessage.parse(JSON.parse(body));
      const done = workingFor(message, () => work(loaded, kinds, catalogues, message));
      return done.catch((error: unknown) => {
        // Somebody paused it or took it over: nothing is lost.
        if (!(error instanceof LoadLost)) throw error;
      });
    });
  };
}
