import { fold } from '../../foundation/text/clean.ts';
import type { StoryEvent } from './procedures.ts';

/** What a story is narrowed to: a class, and words in what was done or by whom; blank for all. */
export interface StoryFilter {
  kind: string;
  words: string;
}

/** Events of a story that a filter leaves, accents and capitals ignored. */
export const tellsOf = <E extends Pick<StoryEvent, 'CLASE' | 'TEXTO' | 'USUARIO'>>(
  events: readonly E[],
  { kind, words }: StoryFilter,
): E[] =>
  events.filter(
    (each) =>
      (kind === '' || each.CLASE === kind) &&
      (words === '' || fold(`${each.TEXTO} ${each.USUARIO}`).includes(fold(words))),
  );
