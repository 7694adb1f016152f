import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { createPrintWorker } from '../runtime/prints/worker.ts';
import type { Services } from '../runtime/services.ts';
import { DOSSIER_PREFIX, dossierKind } from '../dossier/dossierKind.ts';
import { duaDossier } from './dossier.ts';
import { duaPrint, PRINT_QUEUE } from './print.ts';

/** Worker of the long prints of DUAs, and of the large dossiers of their orders. */
export const createDuaPrintWorker = (make?: () => Promise<Services>) =>
  createPrintWorker(
    {
      queue: PRINT_QUEUE,
      catalogues: shippedCatalogues,
      kindOf: (print) => (print.startsWith(DOSSIER_PREFIX) ? dossierKind(duaDossier) : duaPrint.kind),
    },
    make,
  );

export const handler = createDuaPrintWorker();
