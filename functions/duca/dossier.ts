import { ducaDefinition } from '../../shared/duca/definition.ts';
import {
  DRAFT_PRINT,
  ducaPrintOptions,
  printName as ducaName,
  type DucaPrintOptions,
} from '../../shared/duca/print/options.ts';
import type { DossierOf, PrintedKind } from '../dossier/dossierOf.ts';
import { dvaInDossier } from '../dva/inDossier.ts';
import { printedNow } from '../transmission/declarations/printedDeclaration.ts';
import { clearancePapers, supportFiles } from './files/inDossier.ts';
import { ducaPrint, PRINT_QUEUE } from './print.ts';
import { sourceKinds } from '../declarations/sources.ts';

const duca: PrintedKind<DucaPrintOptions> = {
  kind: ducaPrint.kind,
  options: (header) => {
    const { of, seal } = printedNow(header, header.RESUMEN['NUMERO_DUCA'] ?? '');
    return ducaPrintOptions(of, false, seal);
  },
  draft: () => DRAFT_PRINT,
  name: ducaName,
  serves: (stored, options) => stored.standing === options.standing,
};

const { invoices, transports, dvas } = sourceKinds;

/** The dossier of an order that ends in a DUCA. */
export const ducaDossier: DossierOf = {
  declaration: ducaDefinition,
  papers: [invoices, transports, dvas],
  queue: PRINT_QUEUE,
  prints: { dva: dvaInDossier, duca },
  attached: [supportFiles, clearancePapers],
};
