import { useMemo } from 'react';
import { isOpen } from '../../shared/foundation/documents/states.ts';
import { manifestKind } from '../../shared/manifests/kind.ts';
import { manifestProcedures } from '../../shared/manifests/procedures.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { useProcedure } from '../api/queries.ts';
import type { OpenManifest } from './manifestKind.ts';

/** What of a saved manifest stands in other manifests too, which the server alone knows: told before it is presented. */
export function useElsewhere({ header: { ID, VERSION, ESTADO } }: OpenManifest): readonly Problem[] {
  const enabled = isOpen(manifestKind.states, ESTADO);
  const { data } = useProcedure(manifestProcedures.readiness, { ID, VERSION }, { enabled, staleTime: 0 });
  return useMemo(
    () => (data?.problems ?? []).filter(({ other }) => other?.module === manifestKind.module),
    [data],
  );
}
