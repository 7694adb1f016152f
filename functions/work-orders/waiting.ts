import { waitingKinds, waitingStates, type May } from '../../shared/waitingKinds.ts';
import type { waitingProcedures } from '../../shared/work-orders/waitingProcedures.ts';
import { HeaderStore } from '../runtime/documents/headerStore.ts';
import { inStates } from '../runtime/documents/inStates.ts';
import { publicHeader } from '../runtime/documents/rows.ts';
import type { Implementation } from '../runtime/executor.ts';

/**
 * What waits for the caller, kind by kind at once. Read by kinds alone: they come after this module and it may not know
 * their definitions. Permissions are of the country's own modules, so no kind of another country is asked.
 */
export const waiting: Implementation<typeof waitingProcedures.waiting> = async ({
  input,
  services,
  scope,
}) => {
  const may: May = (permission) => scope.permissions.has(permission);
  const found = await Promise.all(
    waitingKinds(may).map(async (kind) => {
      const asked = new Map(waitingStates(kind, may).map(({ state }) => [state, input.MUESTRA]));
      // What the authority is asked for is counted, so that a page knows when to ask again.
      for (const state of kind.inFlight ?? []) if (!asked.has(state)) asked.set(state, 0);
      const standing = await inStates(new HeaderStore(kind, services, scope), asked);
      return standing.map(({ ESTADO, CANTIDAD, newest }) => ({
        ...{ MODULO: kind.module, ESTADO, CANTIDAD },
        DOCUMENTOS: newest.map(publicHeader),
      }));
    }),
  );
  return found.flat();
};
