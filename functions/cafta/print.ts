import type { CertificationBody } from '../../shared/cafta/dataSets.ts';
import { caftaDefinition } from '../../shared/cafta/definition.ts';
import {
  caftaForm,
  caftaPrintOptions,
  printedCertificate,
  printName,
  type CaftaPrintOptions,
} from '../../shared/cafta/print/caftaForm.ts';
import type { caftaProcedures } from '../../shared/cafta/procedures.ts';
import type { Input } from '../../shared/foundation/contracts/procedure.ts';
import { documentPrint } from '../runtime/prints/documentPrint.ts';
import { certificatesOf } from './certify.ts';

/** What a certifier gave a version; nothing of one that was not certified. */
async function certifiedAs(
  call: Parameters<typeof certificatesOf>[0],
  id: string,
  version: number,
): Promise<CaftaPrintOptions['certificate']> {
  const found = (await certificatesOf(call, id)).find(
    (each) => each.VERSION === version && each.ESTADO === 'ACCEPTED',
  );
  return found && printedCertificate(found);
}

/** The printed certification; the most goods that it may have are laid out while the answer waits. */
export const caftaPrint = documentPrint<
  CertificationBody,
  CaftaPrintOptions,
  Input<typeof caftaProcedures.print>
>({
  definition: caftaDefinition,
  queue: '',
  title: 'La certificación',
  form: async () => caftaForm,
  options: async (call, { header }, version) => {
    const certificate = await certifiedAs(call, header.ID, version);
    const of = { state: header.ESTADO, newest: version === header.VERSION, certificate };
    return caftaPrintOptions(of, call.input.BORRADOR === true);
  },
  name: printName,
  fileName: (header, version) =>
    `Certificación de origen ${header.RESUMEN['NUMERO_CERTIFICACION'] || header.ID} v${version}.pdf`,
  isDraft: ({ standing }) => standing === 'BORRADOR' || standing === 'ANULADA',
  isLong: () => false,
});
