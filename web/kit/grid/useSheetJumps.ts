import { flushSync } from 'react-dom';
import { useEffect, useRef, type RefObject } from 'react';
import type { DataGridHandle } from 'react-data-grid';
import { formatPath } from '../../../shared/foundation/fields/path.ts';
import { toggled, type ColumnChoice } from '../columns.ts';
import { jumpTo, registerGrid } from '../jump.ts';
import type { GridColumn } from './paste.ts';
import type { SheetView } from './useSheetView.ts';

interface Ground {
  name: string;
  grid: RefObject<DataGridHandle | null>;
  shown: readonly GridColumn[];
  choice: ColumnChoice;
  setChoice: (choice: ColumnChoice) => void;
  view: SheetView;
  keyOf: (line: number) => string;
}

/** Lets the page lead to a cell by its path: a hidden column or line is shown from then on. */
export function useSheetJumps({ name, grid, shown, choice, setChoice, view, keyOf }: Ground): void {
  /** Path of a cell to go to as soon as it is shown. */
  const led = useRef<string>(undefined);
  useEffect(
    () =>
      registerGrid(name, (line, field) => {
        const hidesColumn = field !== undefined && choice.hidden.includes(field);
        const row = view.rows.indexOf(line);
        if (hidesColumn || row < 0) {
          led.current = formatPath({ dataSet: name, line, ...(field === undefined ? {} : { field }) });
          if (hidesColumn) setChoice(toggled(choice, { name: field }));
          if (row < 0) view.reveal(keyOf(line));
          return;
        }
        const idx =
          1 +
          Math.max(
            0,
            shown.findIndex((each) => each.name === field),
          );
        grid.current?.scrollToCell({ rowIdx: row, idx });
        setTimeout(() => enterCell(grid.current, { rowIdx: row, idx }), 0);
      }),
    // The setters are others at every render; what they set is what counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [name, shown, choice, view.rows],
  );
  useEffect(() => {
    if (led.current) jumpTo(led.current);
    led.current = undefined;
  }, [choice, view.rows]);
}

/** A cell that was active already is not focused again by the library. */
export const focusActive = (grid: DataGridHandle | null): void => {
  const element = grid?.element;
  if (element?.contains(window.document.activeElement)) return;
  element?.querySelector<HTMLElement>('[role=gridcell][aria-selected=true]')?.focus();
};

/** Goes to a cell that is drawn already, and takes the focus there before anything else happens. */
export function enterCell(grid: DataGridHandle | null, position: { rowIdx: number; idx: number }): void {
  flushSync(() => grid?.setActivePosition(position, { shouldFocus: true }));
  focusActive(grid);
}
