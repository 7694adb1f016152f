import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { partyDefinition } from '../../shared/parties/definition.ts';
import { partyProcedures } from '../../shared/parties/procedures.ts';
import { documentImplementations } from '../runtime/documents/implementations.ts';
import { importRows } from '../runtime/documents/importRows.ts';
import { createHandler, type Implementations } from '../runtime/executor.ts';
import type { Services } from '../runtime/services.ts';

const implementations: Implementations<typeof partyProcedures> = {
  ...documentImplementations(partyDefinition),
  importRows: importRows(partyDefinition, { dataSet: 'FICHA' }),
};

/** The group's handler; tests hand in services of their own. */
export const createParties = (services?: () => Promise<Services>) =>
  createHandler({
    group: 'parties',
    procedures: partyProcedures,
    implementations,
    catalogues: shippedCatalogues,
    ...(services ? { services } : {}),
  });

export const handler = createParties();
