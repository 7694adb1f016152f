import { manifestProcedures } from '../../shared/manifests/procedures.ts';
import { IN_FLIGHT_STATES } from '../../shared/transmission/declarationLife.ts';
import { useProcedure } from '../api/queries.ts';
import type { OpenManifest } from './manifestKind.ts';

const POLL_MS = 2_500;

/** States that an answer of SARAH ends. */
export const waits = (state: string): boolean => [...IN_FLIGHT_STATES, 'VALIDANDO'].includes(state);

/** How what was sent to SARAH stands, asked again in the background while it is not final. */
export const useStatus = ({ header }: OpenManifest) =>
  useProcedure(
    manifestProcedures.status,
    { ID: header.ID },
    { every: waits(header.ESTADO) ? POLL_MS : false, keepPrevious: true },
  );
