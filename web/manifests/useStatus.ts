import { manifestProcedures } from '../../shared/manifests/procedures.ts';
import { IN_FLIGHT_STATES } from '../../shared/transmission/declarationLife.ts';
import { useProcedure } from '../api/queries.ts';
import { asking, useSentStatus } from '../transmission/sealing/useSentStatus.ts';
import type { OpenManifest } from './manifestKind.ts';

/** States that an answer of SARAH ends. */
export const waits = (state: string): boolean => [...IN_FLIGHT_STATES, 'VALIDANDO'].includes(state);

/** How what was sent to SARAH stands. */
export const useStatus = (document: OpenManifest) =>
  useSentStatus(
    document,
    useProcedure(
      manifestProcedures.status,
      { ID: document.header.ID },
      asking(waits(document.header.ESTADO)),
    ),
  );
