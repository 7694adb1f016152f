import type { Input } from '../../shared/foundation/contracts/procedure.ts';
import { transmissionProcedures } from '../../shared/transmission/procedures.ts';
import type { TransmissionSummary } from '../../shared/transmission/transmissionSummary.ts';
import { call } from '../api/call.ts';

const LARGEST_PAGE = 500;

/** All that the list finds, page by page, as it is narrowed and sorted. */
export async function everyTransmission(
  asked: Omit<Input<typeof transmissionProcedures.list>, 'PAGINA' | 'TAMANO'>,
): Promise<TransmissionSummary[]> {
  const all: TransmissionSummary[] = [];
  for (let page = 1; ; page += 1) {
    const part = await call(transmissionProcedures.list, { ...asked, PAGINA: page, TAMANO: LARGEST_PAGE });
    all.push(...part.rows);
    if (part.rows.length < LARGEST_PAGE) return all;
  }
}
