import { flushSync } from 'react-dom';
import { useEffect, useRef, type RefObject } from 'react';
import { formatPath } from '../../../shared/foundation/fields/path.ts';
import { focusInput } from '../fields/focus.ts';
import { registerGrid } from '../jump.ts';

/** Lets the page lead to a field of a line by its path: its card is opened, and where it has no such field, stands for it. */
export function useCardJumps(
  name: string,
  cards: RefObject<HTMLElement | null>,
  openCard: (line: number) => void,
): void {
  const latest = useRef(openCard);
  latest.current = openCard;
  useEffect(
    () =>
      registerGrid(name, (line, field) => {
        flushSync(() => latest.current(line));
        if (field !== undefined && focusInput(formatPath({ dataSet: name, line, field }))) return;
        cards.current?.querySelectorAll<HTMLElement>('.d-card > summary')[line]?.focus();
      }),
    [name, cards],
  );
}
