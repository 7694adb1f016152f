import { documentKinds, type KindName } from '../../../shared/documentKinds.ts';
import type { DocumentKind, Waiting } from '../../../shared/foundation/documents/kind.ts';
import { askAhead } from '../../api/queries.ts';
import { contractsOf } from '../../document/kindContracts.ts';

/** Documents shown of a queue; the rest is behind its count. */
export const SHOWN = 5;

type Kind = DocumentKind & { module: KindName };
type May = (permission: string) => boolean;

/** States of a kind that wait for whoever may do so much: the others need a right that somebody else has. */
export const waitingStates = ({ module, waits = [] }: Kind, may: May): readonly Waiting[] =>
  waits.filter(({ right }) => may(`${module}:${right}`));

/** Kinds of which something may wait for this person. */
export const waitingKinds = (may: May): readonly Kind[] =>
  documentKinds.filter((kind) => may(`${kind.module}:read`) && waitingStates(kind, may).length > 0);

/** The first documents of a state, as a queue shows them. */
export const firstOf = (state: string) => ({
  TERMINO: undefined,
  FILTROS: { ESTADO: state },
  ORDEN: undefined,
  CURSOR: undefined,
  TAMANO: SHOWN,
});

/** Asks for the queues of the first page while the rest of the start is still being asked. */
export function askWaitingAhead(permissions: readonly string[]): void {
  const may: May = (permission) => permissions.includes(permission);
  for (const kind of waitingKinds(may))
    void askAhead(contractsOf(kind).totals, {}).then((totals) => {
      for (const { state } of waitingStates(kind, may))
        if (totals?.some(({ ESTADO, CANTIDAD }) => ESTADO === state && CANTIDAD > 0))
          void askAhead(contractsOf(kind).list, firstOf(state));
    });
}
