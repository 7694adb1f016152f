import { duaDefinition } from '../../shared/dua/definition.ts';
import {
  DRAFT_PRINT,
  duaPrintOptions,
  printName,
  type DuaPrintOptions,
} from '../../shared/dua/print/options.ts';
import { dvaDefinition } from '../../shared/dva/definition.ts';
import { invoiceDefinition } from '../../shared/invoices/definition.ts';
import { transportDefinition } from '../../shared/transport-documents/definition.ts';
import type { DossierOf, PrintedKind } from '../dossier/dossierOf.ts';
import { dvaInDossier } from '../dva/inDossier.ts';
import { printedNow } from '../transmission/declarations/printedDeclaration.ts';
import { PRINT_QUEUE } from '../manifests/printQueue.ts';
import { duaPrint } from './print.ts';

const dua: PrintedKind<DuaPrintOptions> = {
  kind: duaPrint.kind,
  options: (header) => duaPrintOptions(printedNow(header, header.RESUMEN['ID_SARAH'] ?? '').of, false),
  draft: () => DRAFT_PRINT,
  name: printName,
  serves: (stored, options) => stored.standing === options.standing,
};

/** The dossier of an order that ends in a DUA. */
export const duaDossier: DossierOf = {
  declaration: duaDefinition,
  papers: [invoiceDefinition, transportDefinition, dvaDefinition],
  queue: PRINT_QUEUE,
  prints: { dva: dvaInDossier, dua },
  attached: [],
};
