import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { partyBulk } from '../parties/bulk.ts';
import { registerBulk } from '../registers/bulk.ts';
import { createBulkWorker } from '../runtime/documents/bulk/bulkWorker.ts';
import type { Services } from '../runtime/services.ts';
import { productBulk } from './bulk.ts';

/** Worker of the loads from files: parties, products and registers. */
export const createProductsWorker = (make?: () => Promise<Services>) =>
  createBulkWorker([partyBulk, productBulk, registerBulk], shippedCatalogues, make);

export const handler = createProductsWorker();
