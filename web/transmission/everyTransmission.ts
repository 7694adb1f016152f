import type { Input } from '../../shared/foundation/contracts/procedure.ts';
import { transmissionProcedures } from '../../shared/transmission/procedures.ts';
import type { TransmissionSummary } from '../../shared/transmission/transmissionSummary.ts';
import { call } from '../api/call.ts';

/** Rows that a call gives at most. */
const ROWS = 500;

/**
 * All that the list finds, page by page, as it is narrowed and sorted. What is sent meanwhile moves the pages on: a row that
 * comes again on the next one is told once.
 */
export async function everyTransmission(
  asked: Omit<Input<typeof transmissionProcedures.list>, 'PAGINA' | 'TAMANO'>,
): Promise<TransmissionSummary[]> {
  const all = new Map<string, TransmissionSummary>();
  for (let page = 1; ; page += 1) {
    const part = await call(transmissionProcedures.list, { ...asked, PAGINA: page, TAMANO: ROWS });
    for (const row of part.rows) all.set(row.ID, row);
    if (part.rows.length < ROWS) return [...all.values()];
  }
}
