import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { createPrintWorker } from '../runtime/prints/worker.ts';
import type { Services } from '../runtime/services.ts';
import { manifestPrint, PRINT_QUEUE } from './print.ts';

/** Worker of the long prints of manifests. */
export const createManifestPrintWorker = (make?: () => Promise<Services>) =>
  createPrintWorker(
    { queue: PRINT_QUEUE, catalogues: shippedCatalogues, kindOf: () => manifestPrint.kind },
    make,
  );

export const handler = createManifestPrintWorker();
