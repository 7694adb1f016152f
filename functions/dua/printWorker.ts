import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { manifestKind } from '../../shared/manifests/kind.ts';
import { manifestPrint } from '../manifests/print.ts';
import { PRINT_QUEUE } from '../manifests/printQueue.ts';
import type { PrintKind } from '../runtime/prints/kind.ts';
import type { PrintRow } from '../runtime/prints/row.ts';
import { createPrintWorker } from '../runtime/prints/worker.ts';
import type { Services } from '../runtime/services.ts';
import { DOSSIER_PREFIX, dossierKind } from '../dossier/dossierKind.ts';
import { duaDossier } from './dossier.ts';
import { duaPrint } from './print.ts';

function kindOf(print: string, id: string): PrintKind<PrintRow> {
  if (print.startsWith(DOSSIER_PREFIX)) return dossierKind(duaDossier);
  return id.startsWith(`${manifestKind.idPrefix}-`) ? manifestPrint.kind : duaPrint.kind;
}

/** Worker of the long prints of DUAs and manifests, and of the large dossiers of the orders of DUAs. */
export const createDuaPrintWorker = (make?: () => Promise<Services>) =>
  createPrintWorker({ queue: PRINT_QUEUE, catalogues: shippedCatalogues, kindOf }, make);

export const handler = createDuaPrintWorker();
