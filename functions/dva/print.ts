import { dvaKind } from '../../shared/dva/kind.ts';
import { dvaDefinition } from '../../shared/dva/definition.ts';
import type { DvaBody } from '../../shared/dva/fields/dataSets.ts';
import {
  printName,
  printOptions,
  type PrintOptions,
  type PrintToggles,
} from '../../shared/dva/print/options.ts';
import type { dvaProcedures } from '../../shared/dva/procedures.ts';
import type { Input } from '../../shared/foundation/contracts/procedure.ts';
import { isVoid } from '../../shared/foundation/documents/states.ts';
import type { Call } from '../runtime/executor.ts';
import { documentPrint } from '../runtime/prints/documentPrint.ts';
import { loadConfiguration } from '../users/configuration.ts';
import { derivedDva } from './derivedDva.ts';

/** Queue of the long prints. */
export const PRINT_QUEUE = 'print-jobs';
/** How refusals speak of it. */
export const PRINT_TITLE = 'La DVA';
/** Beyond so many goods lines the print is a job: the answer does not wait for it. */
const LONG = 2000;
type PrintInput = Input<typeof dvaProcedures.print>;

async function toggles(call: Call<PrintInput>): Promise<PrintToggles> {
  const rows = await loadConfiguration({ ...call, input: { ID_MODULO: dvaKind.moduleId } });
  return { ...Object.fromEntries(rows.map((row) => [row.CLAVE, row.VALOR])), ...call.input.OPCIONES };
}

/** The printed DVA: its procedures, and its kind for the worker. */
export const dvaPrint = documentPrint<DvaBody, PrintOptions, PrintInput>({
  definition: dvaDefinition,
  queue: PRINT_QUEUE,
  title: PRINT_TITLE,
  form: async () => (await import('../../shared/dva/print/dvaForm.ts')).dvaForm,
  options: async (call, { header }) =>
    printOptions(
      call.input.MODO ?? 0,
      call.input.BORRADOR ?? false,
      await toggles(call),
      isVoid(header.ESTADO),
    ),
  name: printName,
  fileName: (header, version) => `DVA ${header.RESUMEN['ID_DVA'] || header.ID} v${version}.pdf`,
  isDraft: ({ draft, annulled }) => draft || annulled === true,
  isLong: (body) => body.MERCANCIAS.length > LONG,
  derived: derivedDva,
});
