import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { ownCheckProcedures } from '../../shared/foundation/rules/own/procedures.ts';
import { registerDefinition } from '../../shared/registers/definition.ts';
import { registerProcedures } from '../../shared/registers/procedures.ts';
import { bulkImplementations } from '../runtime/documents/bulk/bulkImplementations.ts';
import { documentImplementations } from '../runtime/documents/implementations.ts';
import { ownCheckImplementations } from '../runtime/documents/ownCheckImplementations.ts';
import { createHandler, type Implementations } from '../runtime/executor.ts';
import type { Services } from '../runtime/services.ts';
import { registerBulk } from './bulk.ts';
import { registerFiles } from './files.ts';

const implementations: Implementations<typeof registerProcedures> = {
  ...documentImplementations(registerDefinition),
  ...bulkImplementations(registerDefinition, registerBulk.bulk),
  ...registerFiles,
};

/** The group's handler; tests hand in services of their own. */
export const createRegisters = (services?: () => Promise<Services>) =>
  createHandler({
    group: 'registers',
    procedures: { ...registerProcedures, ...ownCheckProcedures(registerDefinition) },
    implementations: { ...implementations, ...ownCheckImplementations(registerDefinition) },
    catalogues: shippedCatalogues,
    ...(services ? { services } : {}),
  });

export const handler = createRegisters();
