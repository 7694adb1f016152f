import { ducaDefinition } from '../../shared/duca/definition.ts';
import {
  ducaPrintOptions,
  printName as ducaName,
  type DucaPrintOptions,
} from '../../shared/duca/print/options.ts';
import type { DossierOf, PrintedKind } from '../dossier/dossierOf.ts';
import { dvaInDossier } from '../dva/inDossier.ts';
import { type DucaRow } from './ducas.ts';
import { clearancePapers, supportFiles } from './files/inDossier.ts';
import { ducaPrint, PRINT_QUEUE } from './print.ts';
import { sourceKinds } from './sources.ts';

const duca: PrintedKind<DucaPrintOptions> = {
  kind: ducaPrint.kind,
  options: (header) => {
    const { ESTADO, HUELLA = '', RESUMEN }: DucaRow = header;
    return ducaPrintOptions(ESTADO, (RESUMEN['NUMERO_DUCA'] ?? '') !== '', false, HUELLA);
  },
  draft: () => ducaPrintOptions('', false, true, ''),
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
