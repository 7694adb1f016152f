import { comboProcedures } from '../../shared/catalogues/comboProcedures.ts';
import { catalogueProcedures } from '../../shared/catalogues/procedures.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { createHandler, type Implementations } from '../runtime/executor.ts';
import type { Services } from '../runtime/services.ts';
import { combos, documentTypes, issuers, locations } from './combos.ts';
import { editionChanges } from './editionChanges.ts';
import { importCsv } from './importCsv.ts';
import { list } from './list.ts';
import { load } from './load.ts';
import { previewCsv } from './previewCsv.ts';
import { timestamps } from './timestamps.ts';
import { undo } from './undo.ts';

const procedures = { ...catalogueProcedures, ...comboProcedures };

const implementations: Implementations<typeof procedures> = {
  list,
  combos,
  locations,
  documentTypes,
  issuers,
  timestamps,
  load,
  previewCsv,
  importCsv,
  editionChanges,
  undo,
};

/** The group's handler; tests hand in services of their own. */
export const createCatalogues = (services?: () => Promise<Services>) =>
  createHandler({
    group: 'catalogues',
    procedures,
    implementations,
    catalogues: shippedCatalogues,
    ...(services ? { services } : {}),
  });

export const handler = createCatalogues();
