import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { createPrintWorker } from '../runtime/prints/worker.ts';
import type { Services } from '../runtime/services.ts';
import { DOSSIER_PREFIX, dossierKind } from '../dossier/dossierKind.ts';
import { ducaDossier } from './dossier.ts';
import { ducaPrint, PRINT_QUEUE } from './print.ts';

/** Worker of the long prints of DUCAs, and of the large dossiers of their orders. */
export const createDucaPrintWorker = (make?: () => Promise<Services>) =>
  createPrintWorker(
    {
      queue: PRINT_QUEUE,
      catalogues: shippedCatalogues,
      kindOf: (print) => (print.startsWith(DOSSIER_PREFIX) ? dossierKind(ducaDossier) : ducaPrint.kind),
    },
    make,
  );

export const handler = createDucaPrintWorker();
