import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { useProcedure } from '../../api/queries.ts';
import { asking, useSentStatus } from '../../transmission/sealing/useSentStatus.ts';
import type { OpenDuca } from '../ducaKind.ts';

/** How the transmission of a DUCA stands. */
export const useStatus = (document: OpenDuca) =>
  useSentStatus(document, useProcedure(ducaProcedures.status, { ID: document.header.ID }, asking(document)));
