import { useEffect } from 'react';
import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { ducaStates, IN_FLIGHT_STATES } from '../../../shared/duca/states.ts';
import { useProcedure } from '../../api/queries.ts';
import type { OpenDuca } from '../ducaKind.ts';

const POLL_MS = 2_500;

/** Whether the authority's answer is still to come. */
export const waits = (state: string): boolean => IN_FLIGHT_STATES.includes(state) || state === 'CANAL_PEDIDO';

/**
 * How the transmission stands, asked again in the background while it is not final, and whenever what is known is older
 * than a document that was once sent: the authority's answer may have come while nobody looked.
 */
export function useStatus({ header }: OpenDuca) {
  const status = useProcedure(
    ducaProcedures.status,
    { ID: header.ID },
    { every: waits(header.ESTADO) ? POLL_MS : false, keepPrevious: true },
  );
  const { data, refetch } = status;
  const behind = header.ESTADO !== ducaStates.initial && data !== undefined && data.header.LOCK < header.LOCK;
  useEffect(() => {
    if (behind) void refetch();
  }, [behind, refetch]);
  return status;
}
