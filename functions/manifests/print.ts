import type { ManifestBody } from '../../shared/manifests/dataSets.ts';
import { manifestDefinition } from '../../shared/manifests/definition.ts';
import {
  isMarkedVoid,
  manifestPrintOptions,
  printName,
  type ManifestPrintOptions,
} from '../../shared/manifests/print/options.ts';
import type { manifestProcedures } from '../../shared/manifests/procedures.ts';
import { isSettled } from '../../shared/transmission/printStanding.ts';
import type { Input } from '../../shared/foundation/contracts/procedure.ts';
import { documentPrint } from '../runtime/prints/documentPrint.ts';
import { printedVersion } from '../transmission/declarations/printedDeclaration.ts';
import { manifestDeclaration } from './declaration.ts';
import { derivedManifest } from './derivedManifest.ts';
import { PRINT_QUEUE } from './printQueue.ts';

/** Beyond so many titles, lines and containers the print is a job: the answer does not wait for it. */
const LONG = 2000;

/** The printed manifest: its procedures, and its kind for the worker. */
export const manifestPrint = documentPrint<
  ManifestBody,
  ManifestPrintOptions,
  Input<typeof manifestProcedures.print>
>({
  definition: manifestDefinition,
  queue: PRINT_QUEUE,
  title: 'El manifiesto',
  form: async () => (await import('../../shared/manifests/print/manifestForm.ts')).manifestForm,
  options: async (call, stored, version) => {
    const { of } = await printedVersion(manifestDeclaration, call, stored, version);
    return manifestPrintOptions(of, call.input.BORRADOR === true);
  },
  name: printName,
  fileName: ({ RESUMEN, ID }, version) =>
    `Manifiesto ${manifestDefinition.called(RESUMEN) || ID} v${version}.pdf`,
  isDraft: isMarkedVoid,
  isSettled: ({ standing }) => isSettled(standing),
  isLong: ({ TITULOS, TITULOS_LINEAS, TITULOS_CONTENEDORES }) =>
    TITULOS.length + TITULOS_LINEAS.length + TITULOS_CONTENEDORES.length > LONG,
  derived: derivedManifest,
});
