import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import { isOpen } from '../../../shared/foundation/documents/states.ts';
import { useProcedure } from '../../api/queries.ts';
import type { Question } from '../../kit/states.tsx';
import type { SourceChange, SourceContracts } from './SourcesPanel.tsx';
import type { OpenDocument } from '../useDocument.ts';

const NO_CHANGES: readonly SourceChange[] = [];
const NO_PROBLEMS: readonly Problem[] = [];

/** How a derived document stands to its sources; asked when it is opened, and again on coming back to it. */
export function useSources(
  contracts: SourceContracts,
  { definition, header }: OpenDocument,
): { asked: Question; changes: readonly SourceChange[]; problems: readonly Problem[] } {
  // One that is kept outside orders names its own papers.
  const hasSources = header.ID_ORDEN !== '' || definition.outsideOrders === true;
  const asked = useProcedure(
    contracts.sources,
    { ID: header.ID, ID_ORDEN: undefined },
    { enabled: hasSources && isOpen(definition.states, header.ESTADO), staleTime: 0 },
  );
  const own = asked.data?.[0];
  return { asked, changes: own?.changes ?? NO_CHANGES, problems: own?.problems ?? NO_PROBLEMS };
}
