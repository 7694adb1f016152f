import { markOf } from '../../shared/foundation/documents/mark.ts';
import { fold } from '../../shared/foundation/text/clean.ts';
import type { transportProcedures } from '../../shared/transport-documents/procedures.ts';
import { findMarked } from '../runtime/documents/findMarked.ts';
import { publicHeader } from '../runtime/documents/rows.ts';
import type { Implementation } from '../runtime/executor.ts';
import { transportsOf } from './documents.ts';

/** Living documents of the company with that number, in any order: the screen warns and links to them. */
export const exists: Implementation<typeof transportProcedures.exists> = async (call) => {
  const wanted = fold(call.input.NUMERO_DOCUMENTO);
  const mark = markOf('transporte', call.input.NUMERO_DOCUMENTO);
  const rows = mark ? ((await findMarked(transportsOf(call), [mark])).get(mark) ?? []) : [];
  return rows
    .filter(
      (row) =>
        row.ID !== call.input.ID &&
        row.ESTADO !== 'ANULADO' &&
        fold(row.RESUMEN['NUMERO_DOCUMENTO'] ?? '') === wanted,
    )
    .map(publicHeader);
};
