import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { createPrintWorker } from '../runtime/prints/worker.ts';
import type { Services } from '../runtime/services.ts';
import { duaPrint, PRINT_QUEUE } from './print.ts';

/** Worker of the long prints of DUAs. */
export const createDuaPrintWorker = (make?: () => Promise<Services>) =>
  createPrintWorker({ queue: PRINT_QUEUE, catalogues: shippedCatalogues, kindOf: () => duaPrint.kind }, make);

export const handler = createDuaPrintWorker();
