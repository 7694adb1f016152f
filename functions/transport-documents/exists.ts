import { fold } from '../../shared/foundation/text/clean.ts';
import type { transportProcedures } from '../../shared/transport-documents/procedures.ts';
import { publicHeader } from '../runtime/documents/rows.ts';
import type { Implementation } from '../runtime/executor.ts';
import { transportsOf } from './documents.ts';

/** Living documents of the company with that number, in any order: the screen warns and links to them. */
export const exists: Implementation<typeof transportProcedures.exists> = async (call) => {
  const wanted = fold(call.input.NUMERO_DOCUMENTO);
  const rows = await transportsOf(call).headers();
  return rows
    .filter(
      (row) =>
        row.ID !== call.input.ID &&
        row.ESTADO !== 'ANULADO' &&
        fold(row.RESUMEN['NUMERO_DOCUMENTO'] ?? '') === wanted,
    )
    .map(publicHeader);
};
