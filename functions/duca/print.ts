import { ducaDefinition } from '../../shared/duca/definition.ts';
import type { DucaBody } from '../../shared/duca/dataSets.ts';
import {
  DRAFT_PRINT,
  ducaPrintOptions,
  printName,
  type DucaPrintOptions,
} from '../../shared/duca/print/options.ts';
import type { ducaProcedures } from '../../shared/duca/procedures.ts';
import { isSettled } from '../../shared/transmission/printStanding.ts';
import type { Input } from '../../shared/foundation/contracts/procedure.ts';
import { documentPrint } from '../runtime/prints/documentPrint.ts';
import { printedVersion } from '../transmission/declarations/printedDeclaration.ts';
import { ducaDeclaration } from './declaration.ts';
import { derivedDuca } from './derivedDuca.ts';

/** Queue of the long prints. */
export const PRINT_QUEUE = 'duca-print-jobs';
/** Beyond so many fractions and original lines the print is a job: the answer does not wait for it. */
const LONG = 4000;

/** The printed DUCA: its procedures, and its kind for the worker. */
export const ducaPrint = documentPrint<DucaBody, DucaPrintOptions, Input<typeof ducaProcedures.print>>({
  definition: ducaDefinition,
  queue: PRINT_QUEUE,
  title: 'La DUCA',
  form: async () => (await import('../../shared/duca/print/ducaForm.ts')).ducaForm,
  options: async (call, stored, version) => {
    if (call.input.BORRADOR) return DRAFT_PRINT;
    const { of, seal } = await printedVersion(ducaDeclaration, call, stored, version);
    return ducaPrintOptions(of, false, seal);
  },
  name: printName,
  fileName: (header, version) => `DUCA ${header.RESUMEN['NO_ORDEN'] || header.ID} v${version}.pdf`,
  isDraft: ({ standing }) => standing === 'BORRADOR',
  isSettled: ({ standing }) => isSettled(standing),
  isLong: ({ FRACCIONES, FRACCION_ITEMS }) => FRACCIONES.length + FRACCION_ITEMS.length > LONG,
  derived: derivedDuca,
});
