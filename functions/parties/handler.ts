import { ownCheckImplementations } from '../runtime/documents/ownCheckImplementations.ts';
import { ownCheckProcedures } from '../../shared/foundation/rules/own/procedures.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { partyDefinition } from '../../shared/parties/definition.ts';
import { partyComboProcedures } from '../../shared/parties/comboProcedures.ts';
import { partyProcedures } from '../../shared/parties/procedures.ts';
import { documentImplementations } from '../runtime/documents/implementations.ts';
import { partyBulk } from './bulk.ts';
import { combo } from './combo.ts';
import { bulkImplementations } from '../runtime/documents/bulk/bulkImplementations.ts';
import { createHandler, type Implementations } from '../runtime/executor.ts';
import type { Services } from '../runtime/services.ts';

const procedures = { ...partyProcedures, ...partyComboProcedures };

const implementations: Implementations<typeof procedures> = {
  ...documentImplementations(partyDefinition),
  combo,
  ...bulkImplementations(partyDefinition, partyBulk.bulk),
};

/** The group's handler; tests hand in services of their own. */
export const createParties = (services?: () => Promise<Services>) =>
  createHandler({
    group: 'parties',
    procedures: { ...procedures, ...ownCheckProcedures(partyDefinition) },
    implementations: { ...implementations, ...ownCheckImplementations(partyDefinition) },
    catalogues: shippedCatalogues,
    ...(services ? { services } : {}),
  });

export const handler = createParties();
