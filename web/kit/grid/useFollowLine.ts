import { useLayoutEffect, useReducer, useRef } from 'react';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import type { SheetHands } from './sheetHands.ts';
import type { OpenSheet } from './useOpenSheet.ts';
import { useKeyPlaces } from './useCellTexts.ts';

/**
 * The cell where the person is goes with its line when another person's lines come or go before it: what is typed next is
 * meant for that line, or for the one after it.
 */
export function useFollowLine(
  open: OpenSheet,
  lines: readonly AnyRecord[],
  hands: Pick<SheetHands, 'place' | 'commit'>,
): void {
  const { grid, marked, cell, visible, key } = open;
  const places = useKeyPlaces(lines, key);
  const follow = useFollowWritten(open, hands);
  const at = useRef<{ places: typeof places; line: string | undefined }>(undefined);
  useLayoutEffect(() => {
    const { active } = marked;
    const before = at.current;
    const here = cell.now()?.line ?? (active && visible[active.row]?.[key]);
    at.current = { places, line: here };
    if (follow() || !active || !before?.line || before.places === places || before.line === here) return;
    const row = visible.findIndex((line) => line[key] === before.line);
    if (row < 0 || !grid.current?.element?.contains(window.document.activeElement)) return;
    at.current = { places, line: before.line };
    hands.place(row, active.column);
  });
}

/**
 * A cell that is written in is closed in the row where the grid left it, and opened in that of its line. That takes two
 * drawings before anything is seen: the grid writes what it has open where it is led elsewhere, and what stands in that row
 * is another line by now.
 * @returns what says whether a cell is written in
 */
function useFollowWritten(
  { cell, visible, shown, key }: OpenSheet,
  { place, commit }: Pick<SheetHands, 'place' | 'commit'>,
): () => boolean {
  const [, draw] = useReducer((drawings: number) => drawings + 1, 0);
  return () => {
    const written = cell.now();
    if (!written || (visible[written.row]?.[key] ?? '') === written.line) return written !== undefined;
    if (written.row >= 0) {
      cell.lift();
      draw();
      return true;
    }
    const row = visible.findIndex((line) => line[key] === written.line);
    const column = shown.findIndex(({ name }) => name === written.field);
    if (row >= 0 && column >= 0) place(row, column, true);
    else {
      // Out of sight, it is written as where it is left.
      const typed = cell.take();
      if (typed) commit(typed.line, typed.field, typed.text);
    }
    return true;
  };
}
