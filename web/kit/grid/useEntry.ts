import { useEffect, useRef, type RefObject } from 'react';
import type { DataGridHandle } from 'react-data-grid';
import type { Position } from './edits.ts';
import type { useRange } from './useRange.ts';

const FIRST: Position = { row: 0, column: 0 };

/** Where a cell stands among the values: the heading is the first row, and each line's number the first column. */
const positionOf = (cell: Element): Position => ({
  row: Number(cell.closest('[role="row"]')?.getAttribute('aria-rowindex')) - 2,
  column: Math.max(0, Number(cell.getAttribute('aria-colindex')) - 2),
});

/** Tab enters the sheet at its first cell and not at a heading; the cell is marked when the focus is there, not before. */
export function useEntry(
  grid: RefObject<DataGridHandle | null>,
  marked: ReturnType<typeof useRange>,
  hasRows: boolean,
) {
  const preparing = useRef(false);
  useEffect(() => {
    // A heading is nothing to work with: a sheet without lines is begun by its buttons.
    if (!hasRows) {
      grid.current?.element
        ?.querySelector('[role=columnheader][tabindex="0"]')
        ?.setAttribute('tabindex', '-1');
      return;
    }
    preparing.current = true;
    grid.current?.setActivePosition({ rowIdx: FIRST.row, idx: FIRST.column + 1 });
    preparing.current = false;
  }, [grid, hasRows]);
  return {
    /** Whether the active cell is being set although nobody went there. */
    isPreparing: (): boolean => preparing.current,
    onFocus: ({ target }: React.FocusEvent): void => {
      if (target.getAttribute('role') === 'gridcell') marked.enter(positionOf(target));
    },
  };
}
