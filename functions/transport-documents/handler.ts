import { ownCheckImplementations } from '../runtime/documents/ownCheckImplementations.ts';
import { ownCheckProcedures } from '../../shared/foundation/rules/own/procedures.ts';
import { transportDefinition } from '../../shared/transport-documents/definition.ts';
import { transportRecall } from '../../shared/transport-documents/recall.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { transportProcedures } from '../../shared/transport-documents/procedures.ts';
import { documentImplementations } from '../runtime/documents/implementations.ts';
import { createHandler, type Implementations } from '../runtime/executor.ts';
import type { Services } from '../runtime/services.ts';
import { lastValuesOf } from '../work-orders/lastValues.ts';
import { whileOpen } from '../work-orders/orders.ts';
import { copy } from './copy.ts';
import { prepare } from './documents.ts';
import { exists } from './exists.ts';
import { updateWeight } from './updateWeight.ts';

const implementations: Implementations<typeof transportProcedures> = {
  ...documentImplementations(transportDefinition, { prepare, inOrder: whileOpen }),
  lastValues: lastValuesOf(transportDefinition, transportRecall),
  exists,
  copy,
  updateWeight,
};

/** The group's handler; tests hand in services of their own. */
export const createTransportDocuments = (services?: () => Promise<Services>) =>
  createHandler({
    group: 'transport-documents',
    procedures: { ...transportProcedures, ...ownCheckProcedures(transportDefinition) },
    implementations: { ...implementations, ...ownCheckImplementations(transportDefinition) },
    catalogues: shippedCatalogues,
    ...(services ? { services } : {}),
  });

export const handler = createTransportDocuments();
