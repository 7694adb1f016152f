import { ownCheckImplementations } from '../runtime/documents/ownCheckImplementations.ts';
import { ownCheckProcedures } from '../../shared/foundation/rules/own/procedures.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { productDefinition } from '../../shared/products/definition.ts';
import { productProcedures } from '../../shared/products/procedures.ts';
import { codesMoved } from '../../shared/tariff/tariffMoves.ts';
import { documentImplementations } from '../runtime/documents/implementations.ts';
import { bulkImplementations } from '../runtime/documents/bulk/bulkImplementations.ts';
import { createHandler, type Implementations } from '../runtime/executor.ts';
import type { Services } from '../runtime/services.ts';
import { productBulk } from './bulk.ts';
import { chapterPdf } from './chapterPdf.ts';
import { copy } from './copy.ts';
import { NO_DETAIL_FILE, productFiles, statedFiles } from './files.ts';
import { insertUpdate } from './insertUpdate.ts';
import { prepare } from './prepare.ts';
import { count, exists, search } from './search.ts';
import { searchTariff } from './searchTariff.ts';
import { suggest } from './suggest.ts';

const implementations: Implementations<typeof productProcedures> = {
  ...documentImplementations(productDefinition, {
    prepare,
    moved: codesMoved('PRODUCTO', 'PARTIDA'),
    stated: (call) => statedFiles(call, call.input.ID, NO_DETAIL_FILE),
  }),
  ...bulkImplementations(productDefinition, productBulk.bulk),
  search,
  count,
  exists,
  copy,
  suggest,
  insertUpdate,
  chapterPdf,
  searchTariff,
  ...productFiles,
};

/** The group's handler; tests hand in services of their own. */
export const createProducts = (services?: () => Promise<Services>) =>
  createHandler({
    group: 'products',
    procedures: { ...productProcedures, ...ownCheckProcedures(productDefinition) },
    implementations: { ...implementations, ...ownCheckImplementations(productDefinition) },
    catalogues: shippedCatalogues,
    ...(services ? { services } : {}),
  });

export const handler = createProducts();
