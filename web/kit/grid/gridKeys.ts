import type { CellKeyboardEvent, CellKeyDownArgs } from 'react-data-grid';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import type { Range } from './edits.ts';
import type { LinesGridProps } from './lines.ts';
import type { GridColumn } from './paste.ts';
import { clearRange, fillRange, type Sheet, type SheetEdit } from './sheetEdits.ts';
import type { useRange } from './useRange.ts';

interface Hands {
  props: LinesGridProps;
  sheet: Sheet;
  write: (edit: SheetEdit) => void;
  shown: readonly GridColumn[];
  marked: ReturnType<typeof useRange>;
  place: (row: number, column: number, edit?: boolean) => void;
  addLine: (at: number) => void;
  takeLines: (range: Range) => void;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Keys of the sheet (look 2); what is not named here keeps the grid's own meaning. */
export function gridKeys({ props, sheet, write, shown, marked, place, addLine, takeLines }: Hands) {
  const { lines, readOnly = false } = props;
  return (args: CellKeyDownArgs<AnyRecord, AnyRecord>, event: CellKeyboardEvent): void => {
    const { range, active } = marked;
    const take = (act: () => void): void => {
      event.preventGridDefault();
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    if (args.mode === 'EDIT') {
      if (event.key === 'Enter' && active) {
        take(() => {
          args.onClose(true, true);
          place(Math.min(args.rowIdx + (event.shiftKey ? -1 : 1), lines.length - 1), active.column);
        });
        // Escape never loses what was typed; undo brings back what was there.
      } else if (event.key === 'Escape') take(() => args.onClose(true, true));
      return;
    }
    if (!range || !active) return;
    const arrow = ARROWS[event.key];
    const control = event.ctrlKey || event.metaKey;
    const letter = event.key.toLowerCase();
    if (arrow && event.shiftKey) {
      take(() => marked.extendBy(arrow[0], arrow[1], { rows: lines.length, columns: shown.length }));
    } else if (control && letter === 'a') {
      take(() => {
        marked.place({ row: 0, column: 0 });
        marked.extendTo({ row: lines.length - 1, column: shown.length - 1 });
      });
    } else if (control && letter === 'z') take(() => (event.shiftKey ? props.onRedo?.() : props.onUndo?.()));
    else if (control && letter === 'y') take(() => props.onRedo?.());
    else if (readOnly) return;
    else if (control && letter === 'd') take(() => write(fillRange(sheet, shown, range)));
    else if (control && event.key === 'Enter') take(() => addLine(range.bottom + 1));
    else if (control && (event.key === 'Delete' || event.key === '-')) take(() => takeLines(range));
    else if (event.key === 'Delete' || event.key === 'Backspace')
      take(() => write(clearRange(sheet, shown, range)));
    else if (event.key === 'F2') take(() => place(active.row, active.column, true));
    else if (event.key === '=' && !control) {
      take(() =>
        write(
          fillRange(sheet, shown, {
            top: active.row,
            bottom: active.row,
            left: active.column,
            right: active.column,
          }),
        ),
      );
    }
  };
}
