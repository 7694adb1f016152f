import { printName, printOptions, type PrintOptions } from '../../shared/dva/print/options.ts';
import type { PrintedKind } from '../dossier/dossierOf.ts';
import { dvaPrint } from './print.ts';

/** A DVA as the dossier of its order shows it. */
export const dvaInDossier: PrintedKind<PrintOptions> = {
  kind: dvaPrint.kind,
  options: () => printOptions(0, false, {}),
  draft: printOptions(0, true, {}),
  name: printName,
  // With whatever options it was printed: that paper was signed.
  serves: (stored) => !stored.draft,
};
