import { ownCheckImplementations } from '../runtime/documents/ownCheckImplementations.ts';
import { ownCheckProcedures } from '../../shared/foundation/rules/own/procedures.ts';
import { releaseImplementations } from '../transmission/declarations/release.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { manifestDefinition } from '../../shared/manifests/definition.ts';
import { manifestRecall } from '../../shared/manifests/recall.ts';
import { manifestProcedures } from '../../shared/manifests/procedures.ts';
import { documentImplementations } from '../runtime/documents/implementations.ts';
import { sourceImplementations } from '../runtime/documents/sources/implementations.ts';
import { createHandler, type Implementations } from '../runtime/executor.ts';
import type { Services } from '../runtime/services.ts';
import { lastValuesOf } from '../work-orders/lastValues.ts';
import { declarationHeader, statusOf } from '../transmission/declarations/status.ts';
import { balance } from './balance.ts';
import { copy, numberExists } from './copy.ts';
import { manifestDeclaration } from './declaration.ts';
import { derivedManifest } from './derivedManifest.ts';
import { follow } from './follow.ts';
import { fromOrder } from './fromOrder.ts';
import { manifestsOf } from './manifests.ts';
import { message, xmlMatrix } from './message.ts';
import { present, readiness, validate } from './present.ts';
import { manifestPrint } from './print.ts';
import { unclaimed } from './titleClaims.ts';
import { transmissionSummary } from './transmissionSummary.ts';

const implementations: Implementations<typeof manifestProcedures> = {
  ...releaseImplementations(manifestDeclaration),
  ...documentImplementations(manifestDefinition, {
    store: manifestsOf,
    held: async (call, transition) => (transition === 'annul' ? unclaimed(call, call.input.ID) : []),
  }),
  ...sourceImplementations(derivedManifest),
  lastValues: lastValuesOf(manifestDefinition, manifestRecall),
  fromOrder,
  follow,
  copy,
  numberExists,
  xmlMatrix,
  message,
  readiness,
  validate,
  present,
  print: manifestPrint.print,
  printStatus: manifestPrint.printStatus,
  status: async (call) => statusOf(call, await declarationHeader(manifestDeclaration, call)),
  balance,
  transmissionSummary,
};

/** The group's handler; tests hand in services of their own. */
export const createManifests = (services?: () => Promise<Services>) =>
  createHandler({
    group: 'manifests',
    procedures: { ...manifestProcedures, ...ownCheckProcedures(manifestDefinition) },
    implementations: { ...implementations, ...ownCheckImplementations(manifestDefinition) },
    catalogues: shippedCatalogues,
    ...(services ? { services } : {}),
  });

export const handler = createManifests();
