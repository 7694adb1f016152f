import { ducaDefinition } from '../../shared/duca/definition.ts';
import {
  ducaPrintOptions,
  printName as ducaName,
  type DucaPrintOptions,
} from '../../shared/duca/print/options.ts';
import { printName as dvaName, printOptions, type PrintOptions } from '../../shared/dva/print/options.ts';
import type { DossierOf, PrintedKind } from '../dossier/dossierOf.ts';
import { dvaPrint } from '../dva/print.ts';
import { type DucaRow } from './ducas.ts';
import { clearancePapers, supportFiles } from './files/inDossier.ts';
import { ducaPrint, PRINT_QUEUE } from './print.ts';
import { sourceKinds } from './sources.ts';

const dva: PrintedKind<PrintOptions> = {
  kind: dvaPrint.kind,
  options: () => printOptions(0, false, {}),
  draft: printOptions(0, true, {}),
  name: dvaName,
  // With whatever options it was printed: that paper was signed.
  serves: (row) => !(row.OPCIONES as PrintOptions).draft,
};

const duca: PrintedKind<DucaPrintOptions> = {
  kind: ducaPrint.kind,
  options: (header) => {
    const { ESTADO, HUELLA = '', RESUMEN }: DucaRow = header;
    return ducaPrintOptions(ESTADO, (RESUMEN['NUMERO_DUCA'] ?? '') !== '', false, HUELLA);
  },
  draft: ducaPrintOptions('', false, true, ''),
  name: ducaName,
  serves: (row, options) => (row.OPCIONES as DucaPrintOptions).standing === options.standing,
};

const { invoices, transports, dvas } = sourceKinds;

/** The dossier of an order that ends in a DUCA. */
export const ducaDossier: DossierOf = {
  declaration: ducaDefinition,
  papers: [invoices, transports, dvas],
  queue: PRINT_QUEUE,
  prints: { dva, duca },
  attached: [supportFiles, clearancePapers],
};
