import { duaProcedures } from '../../../shared/dua/procedures.ts';
import { IN_FLIGHT_STATES } from '../../../shared/transmission/declarationLife.ts';
import { useProcedure } from '../../api/queries.ts';
import { FollowNews } from '../../document/FollowNews.tsx';
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

/** Follows a DUA that was sent to its answer. */
export const Follow = ({ document }: { document: OpenDua }) => (
  <FollowNews
    document={document}
    status={useDuaStatus(document).data}
    waits={waits(document.header.ESTADO)}
  />
);
