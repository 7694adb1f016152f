import { dvaKind } from '../../shared/dva/kind.ts';
import { catalogue } from '../../shared/catalogues/names.ts';
import { printName, printOptions, type PrintOptions } from '../../shared/dva/print/options.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import type { PrintedKind } from '../dossier/dossierOf.ts';
import { dvaPrint } from './print.ts';

/** As the company prints it: a dossier is nobody's own, and is the same whoever packs it. */
const options = (draft: boolean, reference: Reference): PrintOptions =>
  printOptions(
    0,
    draft,
    Object.fromEntries(
      reference
        .rows(catalogue.userDefaults)
        .filter((row) => row['ID_MODULO'] === dvaKind.moduleId)
        .map(({ CLAVE, VALOR }) => [CLAVE, VALOR]),
    ),
  );

/** A DVA as the dossier of its order shows it. */
export const dvaInDossier: PrintedKind<PrintOptions> = {
  kind: dvaPrint.kind,
  options: (_header, reference) => options(false, reference),
  draft: (reference) => options(true, reference),
  name: printName,
  // With whatever options it was printed: that paper was signed.
  serves: (stored) => !stored.draft,
};
