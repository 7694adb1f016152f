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
  addLine: (behind: number) => void;
  takeLines: (range: Range) => void;
  /** A text that was typed in a cell and is not wanted: the cell has again what it had. */
  giveUp: (line: AnyRecord, field: string, text: string) => void;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The hand that types numbers begins a line without leaving them (product 12); no number begins with it, and F2 writes one. */
const isNumpadPlus = ({ code, ctrlKey, metaKey, altKey }: CellKeyboardEvent): boolean =>
  code === 'NumpadAdd' && !ctrlKey && !metaKey && !altKey;

/**
 * Keys of the cells (look 2); what is not named here keeps the grid's own meaning. What the browser itself does on a key (its
 * zoom, its windows and tabs) stays the browser's: a letter is taken with Ctrl alone, and with Alt beside it writes a sign.
 */
export function gridKeys(hands: Hands) {
  const { props, sheet, write, shown, marked, place, addLine, takeLines, giveUp } = hands;
  const { readOnly = false } = props;
  const count = sheet.rows.length;
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
        const next = Math.min(args.rowIdx + (event.shiftKey ? -1 : 1), count - 1);
        // Going to another row writes the cell too: in one step, for each lays the page out anew.
        take(() => (next === args.rowIdx ? args.onClose(true, true) : place(next, active.column)));
      } else if (event.key === 'Escape') {
        take(() => {
          args.onClose(false, true);
          giveUp(args.row, args.column.key, args.row[args.column.key] ?? '');
        });
      }
      return;
    }
    if (!range || !active) return;
    const arrow = ARROWS[event.key];
    const control = event.ctrlKey || event.metaKey;
    const held = control && !event.altKey ? event.key.toLowerCase() : '';
    const alone = event.shiftKey ? '' : held;
    if (arrow && event.shiftKey) {
      take(() => marked.extendBy(arrow[0], arrow[1], { rows: count, columns: shown.length }));
    } else if (alone === 'a') {
      take(() => {
        marked.place({ row: 0, column: 0 });
        marked.extendTo({ row: count - 1, column: shown.length - 1 });
      });
    } else if (held === 'z') take(() => (event.shiftKey ? props.onRedo?.() : props.onUndo?.()));
    else if (alone === 'y') take(() => props.onRedo?.());
    else if (readOnly) return;
    else if (alone === 'd') take(() => write(fillRange(sheet, shown, range)));
    else if ((control && event.key === 'Enter') || isNumpadPlus(event)) take(() => addLine(range.bottom));
    else if (alone === 'delete') take(() => takeLines(range));
    else if (event.key === 'Backspace' || (event.key === 'Delete' && !control))
      take(() => write(clearRange(sheet, shown, range)));
    else if (event.key === 'F2') take(() => place(active.row, active.column, true));
    else if (event.key === '=' && !control) {
      const { row, column } = active;
      const cell = { top: row, bottom: row, left: column, right: column };
      take(() => write(fillRange(sheet, shown, cell)));
    }
  };
}
