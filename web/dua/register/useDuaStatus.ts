import { duaProcedures } from '../../../shared/dua/procedures.ts';
import { useProcedure } from '../../api/queries.ts';
import { asking, useSentStatus } from '../../transmission/sealing/useSentStatus.ts';
import type { OpenDua } from '../duaKind.ts';

/** How what was sent to SARAH stands. */
export const useDuaStatus = (document: OpenDua) =>
  useSentStatus(document, useProcedure(duaProcedures.status, { ID: document.header.ID }, asking(document)));
