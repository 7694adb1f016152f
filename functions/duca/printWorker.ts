import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { createPrintWorker } from '../runtime/prints/worker.ts';
import type { Services } from '../runtime/services.ts';
import { ducaPrint, PRINT_QUEUE } from './print.ts';

/** Worker of the long prints of DUCAs. */
export const createDucaPrintWorker = (make?: () => Promise<Services>) =>
  createPrintWorker(
    { queue: PRINT_QUEUE, catalogues: shippedCatalogues, kindOf: () => ducaPrint.kind },
    make,
  );

export const handler = createDucaPrintWorker();
