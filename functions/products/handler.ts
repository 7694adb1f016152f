import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { productDefinition } from '../../shared/products/definition.ts';
import { productProcedures } from '../../shared/products/procedures.ts';
import { documentImplementations } from '../runtime/documents/implementations.ts';
import { importRows } from '../runtime/documents/importRows.ts';
import { createHandler, type Implementations } from '../runtime/executor.ts';
import type { Services } from '../runtime/services.ts';
import { copy } from './copy.ts';
import { productFiles } from './files.ts';
import { insertUpdate } from './insertUpdate.ts';
import { prepare } from './prepare.ts';
import { count, exists, search } from './search.ts';
import { suggest } from './suggest.ts';

const implementations: Implementations<typeof productProcedures> = {
  ...documentImplementations(productDefinition, { prepare }),
  importRows: importRows(productDefinition, { dataSet: 'PRODUCTO', prepare }),
  search,
  count,
  exists,
  copy,
  suggest,
  insertUpdate,
  ...productFiles,
};

/** The group's handler; tests hand in services of their own. */
export const createProducts = (services?: () => Promise<Services>) =>
  createHandler({
    group: 'products',
    procedures: productProcedures,
    implementations,
    catalogues: shippedCatalogues,
    ...(services ? { services } : {}),
  });

export const handler = createProducts();
