import { markOf } from '../../shared/foundation/documents/mark.ts';
import { fold } from '../../shared/foundation/text/clean.ts';
import type { transportProcedures } from '../../shared/transport-documents/procedures.ts';
import { findMarked, SLICES_OF_ONE } from '../runtime/documents/findMarked.ts';
import { publicHeader, type HeaderRow } from '../runtime/documents/rows.ts';
import type { Implementation } from '../runtime/executor.ts';
import { transportsOf } from './documents.ts';

/** Living documents of the company with that number, in any order: the screen warns and links to them. */
export const exists: Implementation<typeof transportProcedures.exists> = async (call) => {
  const wanted = fold(call.input.NUMERO_DOCUMENTO);
  const mark = markOf('transporte', call.input.NUMERO_DOCUMENTO);
  if (mark === undefined) return [];
  const isSame = ({ ESTADO, RESUMEN }: HeaderRow): boolean =>
    ESTADO !== 'ANULADO' && fold(RESUMEN['NUMERO_DOCUMENTO'] ?? '') === wanted;
  const but = new Set([call.input.ID ?? '']);
  const found = await findMarked(transportsOf(call), [mark], { but, fits: isSame, slices: SLICES_OF_ONE });
  return (found.get(mark) ?? []).map(publicHeader);
};
