import type { Result } from '../../../shared/foundation/contracts/procedure.ts';
import type { AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import type { Move } from '../../../shared/foundation/documents/rederive.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import type { Conflict } from './conflicts.ts';
import type { DocumentView } from './documentView.ts';
import { mergeSides } from './mergeSides.ts';
import type { DocumentContracts } from './sessionWorld.ts';
import { standing } from './unreadTexts.ts';

interface MergedView {
  /** What is shown then; its body is not calculated yet. */
  shown: Partial<DocumentView> & { body: AnyBody };
  moves: Move[];
  contested: Conflict[];
}

/**
 * Brings what another saved and the person's own work together, against what both began with.
 * @param typing place of letters that are not confirmed yet
 */
export function mergeSaved(
  { dataSets }: AnyDocument,
  before: AnyBody,
  view: DocumentView,
  typing: string | undefined,
  theirs: Result<DocumentContracts['open']>,
): MergedView {
  const held = [...view.unread.keys(), ...(typing === undefined ? [] : [typing])];
  const sides = { before, mine: view.body, theirs: theirs.body };
  const { body, moves, contested } = mergeSides(dataSets, sides, held);
  return {
    moves,
    contested,
    shown: {
      header: theirs.header,
      body,
      unread: standing(dataSets, body, view.unread),
      judged: { body: theirs.body, problems: theirs.problems },
      mergedFrom: theirs.header.MODIFICADO_POR,
    },
  };
}
