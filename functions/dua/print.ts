import { duaDefinition } from '../../shared/dua/definition.ts';
import type { DuaBody } from '../../shared/dua/dataSets.ts';
import {
  DRAFT_PRINT,
  duaPrintOptions,
  printName,
  type DuaPrintOptions,
} from '../../shared/dua/print/options.ts';
import type { duaProcedures } from '../../shared/dua/procedures.ts';
import { isSettled } from '../../shared/transmission/printStanding.ts';
import type { Input } from '../../shared/foundation/contracts/procedure.ts';
import { PRINT_QUEUE } from '../manifests/printQueue.ts';
import { documentPrint } from '../runtime/prints/documentPrint.ts';
import { printedVersion } from '../transmission/declarations/printedDeclaration.ts';
import { duaDeclaration } from './declaration.ts';
import { derivedDua } from './derivedDua.ts';

/** Beyond so many items the print is a job: the answer does not wait for it. */
const LONG = 2000;

/** The printed DUA: its procedures, and its kind for the worker. */
export const duaPrint = documentPrint<DuaBody, DuaPrintOptions, Input<typeof duaProcedures.print>>({
  definition: duaDefinition,
  queue: PRINT_QUEUE,
  title: 'La DUA',
  form: async () => (await import('../../shared/dua/print/duaForm.ts')).duaForm,
  options: async (call, stored, version) => {
    if (call.input.BORRADOR) return DRAFT_PRINT;
    return duaPrintOptions((await printedVersion(duaDeclaration, call, stored, version)).of, false);
  },
  name: printName,
  fileName: (header, version) => `DUA ${header.RESUMEN['NO_ORDEN'] || header.ID} v${version}.pdf`,
  isDraft: ({ standing }) => standing === 'BORRADOR',
  isSettled: ({ standing }) => isSettled(standing),
  isLong: ({ DETALLE_MERCANCIAS }) => DETALLE_MERCANCIAS.length > LONG,
  derived: derivedDua,
});
