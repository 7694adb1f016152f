import { duaProcedures } from '../../../shared/dua/procedures.ts';
import { IN_FLIGHT_STATES } from '../../../shared/transmission/declarationLife.ts';
import { useProcedure } from '../../api/queries.ts';
import { FollowNews } from '../../document/FollowNews.tsx';
import { asking, useSentStatus } from '../../transmission/sealing/useSentStatus.ts';
import type { OpenDua } from '../duaKind.ts';

/** States that an answer of SARAH ends. */
const waits = (state: string): boolean => [...IN_FLIGHT_STATES, 'CANAL_PEDIDO', 'VALIDANDO'].includes(state);

/** How what was sent to SARAH stands. */
export const useDuaStatus = (document: OpenDua) =>
  useSentStatus(
    document,
    useProcedure(duaProcedures.status, { ID: document.header.ID }, asking(waits(document.header.ESTADO))),
  );

/** Follows a DUA that was sent to its answer. */
export const Follow = ({ document }: { document: OpenDua }) => (
  <FollowNews
    document={document}
    status={useDuaStatus(document).data}
    waits={waits(document.header.ESTADO)}
  />
);
