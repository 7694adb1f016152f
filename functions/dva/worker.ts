import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { createPrintWorker } from '../runtime/prints/worker.ts';
import type { Services } from '../runtime/services.ts';
import { summaryKind } from './makeSummary.ts';
import { dvaPrint, PRINT_QUEUE } from './print.ts';
import { SUMMARY_PREFIX } from './summaryRow.ts';

/** Worker of the long prints: DVAs and their summaries. */
export const createDvaWorker = (make?: () => Promise<Services>) =>
  createPrintWorker(
    {
      queue: PRINT_QUEUE,
      catalogues: shippedCatalogues,
      kindOf: (print) => (print.startsWith(SUMMARY_PREFIX) ? summaryKind : dvaPrint.kind),
    },
    make,
  );

export const handler = createDvaWorker();
