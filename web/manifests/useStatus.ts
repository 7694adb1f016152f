import { manifestProcedures } from '../../shared/manifests/procedures.ts';
import { useProcedure } from '../api/queries.ts';
import { asking, useSentStatus } from '../transmission/sealing/useSentStatus.ts';
import type { OpenManifest } from './manifestKind.ts';

/** How what was sent to SARAH stands. */
export const useStatus = (document: OpenManifest) =>
  useSentStatus(
    document,
    useProcedure(manifestProcedures.status, { ID: document.header.ID }, asking(document)),
  );
