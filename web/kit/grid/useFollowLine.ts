import { useLayoutEffect, useRef } from 'react';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import type { SheetHands } from './sheetHands.ts';
import type { OpenSheet } from './useOpenSheet.ts';
import { useKeyPlaces } from './useCellTexts.ts';

/**
 * The cell where the person is goes with its line when another person's lines come or go before it: what is typed next is
 * meant for that line. A cell that is being written stays open where it is; it knows its line itself.
 */
export function useFollowLine(
  open: OpenSheet,
  lines: readonly AnyRecord[],
  place: SheetHands['place'],
): void {
  const { grid, marked, visible, key } = open;
  const places = useKeyPlaces(lines, key);
  const at = useRef<{ places: typeof places; line: string | undefined }>(undefined);
  useLayoutEffect(() => {
    const { active } = marked;
    const before = at.current;
    const here = active && visible[active.row]?.[key];
    at.current = { places, line: here };
    if (!active || !before?.line || before.places === places || before.line === here) return;
    const row = visible.findIndex((line) => line[key] === before.line);
    const element = grid.current?.element;
    const focused = window.document.activeElement;
    if (row < 0 || !element?.contains(focused) || element.querySelector('.d-cell-editor')) return;
    at.current = { places, line: before.line };
    place(row, active.column);
  });
}
