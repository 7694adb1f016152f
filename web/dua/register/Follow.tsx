import { useEffect } from 'react';
import { duaProcedures } from '../../../shared/dua/procedures.ts';
import { IN_FLIGHT_STATES } from '../../../shared/transmission/declarationLife.ts';
import { useProcedure } from '../../api/queries.ts';
import type { OpenDua } from '../duaKind.ts';

const POLL_MS = 2_500;
/** States that an answer of SARAH ends. */
const waits = (state: string): boolean => [...IN_FLIGHT_STATES, 'CANAL_PEDIDO', 'VALIDANDO'].includes(state);

/** How what was sent to SARAH stands, asked again in the background while it is not final. */
export const useDuaStatus = ({ header }: OpenDua) =>
  useProcedure(
    duaProcedures.status,
    { ID: header.ID },
    { every: waits(header.ESTADO) ? POLL_MS : false, keepPrevious: true },
  );

/** Reads the document anew when SARAH's answer moved it. Draws the last word for screen readers. */
export function Follow({ document }: { document: OpenDua }) {
  const { data } = useDuaStatus(document);
  const { header, session } = document;
  const moved = data !== undefined && data.header.LOCK > header.LOCK;
  useEffect(() => {
    if (moved && waits(header.ESTADO)) void session.reload();
  }, [moved, header.ESTADO, session]);
  const [latest] = data?.TRANSMISIONES ?? [];
  return latest ? (
    <>
      {' · '}
      <span role="status">{latest.SABEMOS}</span>
    </>
  ) : null;
}
