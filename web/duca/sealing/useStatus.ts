import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { IN_FLIGHT_STATES } from '../../../shared/duca/states.ts';
import { useProcedure } from '../../api/queries.ts';
import { asking, useSentStatus } from '../../transmission/sealing/useSentStatus.ts';
import type { OpenDuca } from '../ducaKind.ts';

/** Whether the authority's answer is still to come. */
export const waits = (state: string): boolean => IN_FLIGHT_STATES.includes(state) || state === 'CANAL_PEDIDO';

/** How the transmission of a DUCA stands. */
export const useStatus = (document: OpenDuca) =>
  useSentStatus(
    document,
    useProcedure(ducaProcedures.status, { ID: document.header.ID }, asking(waits(document.header.ESTADO))),
  );
