import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { placeOf } from '../unread.ts';
import { insertLine, placesIn, removeLines, type Position, type Range } from './edits.ts';
import { startLine, type LinesGridProps } from './lines.ts';
import { fillFrom, writeCell, type SheetEdit } from './sheetEdits.ts';
import { tellTaken } from './tellTaken.ts';
import type { OpenSheet } from './useOpenSheet.ts';
import { enterCell, focusActive } from './useSheetJumps.ts';

/** What a person does with the cells of a sheet: going to one, writing it, giving up what was typed, filling. */
export function sheetHands(props: LinesGridProps, open: OpenSheet) {
  const { name, onChanges } = props;
  const { sheet, key, grid, marked, shown, texts, visible } = open;
  const write = (edit: SheetEdit): void => {
    if (edit.changes.length + edit.unread.length > 0) onChanges(edit.changes, edit.unread);
  };
  const place = (row: number, column: number, edit = false): void =>
    grid.current?.setActivePosition(
      { rowIdx: row, idx: column + 1 },
      { shouldFocus: true, enableEditor: edit },
    );
  /** Gives the focus back to the cell that had it. */
  const goBack = (): unknown => setTimeout(() => focusActive(grid.current), 0);
  const typing = (line: AnyRecord, field: string, text: string | undefined): void =>
    props.onTyping?.(placeOf(name, field, line[key]), text);
  return {
    write,
    place,
    goBack,
    typing,

    /** Shows a cell and marks it, without taking the focus from where it is. */
    go({ row, column }: Position): void {
      grid.current?.scrollToCell({ rowIdx: row, idx: column + 1 });
      grid.current?.setActivePosition({ rowIdx: row, idx: column + 1 });
    },

    /** Writes a cell of the line with that key, wherever it stands by now; of one that is gone nothing is left to write. */
    commit(lineKey: string, field: string, text: string): void {
      const line = { [key]: lineKey };
      const at = texts.placeIn(line);
      if (at >= 0) write(writeCell(sheet, at, field, text));
      typing(line, field, undefined);
    },

    /** A text that was typed in a cell and is not wanted: the cell has again what it had. */
    giveUp(edited: AnyRecord, field: string, text: string): void {
      const line = visible.find((each) => each[key] === edited[key]);
      const column = shown.find((each) => each.name === field);
      if (!line || !column) return;
      const isTyped = text !== (line[field] ?? '') && text !== texts.textOf(line, column);
      const edit = writeCell(sheet, texts.placeIn(line), field, text);
      if (isTyped && edit.changes.length + edit.unread.length > 0)
        props.onGiveUp?.(edit.changes, edit.unread);
      typing(line, field, undefined);
    },

    /** What the handle of a cell was drawn over takes what the row of the cell has, in all columns of the mark. */
    fillDragged(targets: readonly number[]): void {
      const { active, range } = marked;
      if (active && range) write(fillFrom(sheet, shown, range, active.row, targets));
    },
  };
}

export type SheetHands = ReturnType<typeof sheetHands>;

/** Adds and takes away lines, and leads to the cell where the work goes on. */
export function lineHands(props: LinesGridProps, open: OpenSheet, { place, goBack }: SheetHands) {
  const { name, lines, onChanges } = props;
  const { sheet, grid, marked, view, visible } = open;
  return {
    /** Behind a shown row, or behind all. */
    addLine(behind: number): void {
      const at = (view.rows[behind] ?? lines.length - 1) + 1;
      onChanges(insertLine(name, at, startLine(props)));
      const rowIdx = Math.min(behind, visible.length - 1) + 1;
      setTimeout(() => enterCell(grid.current, { rowIdx, idx: (marked.active?.column ?? 0) + 1 }), 0);
    },

    takeLines(range: Range): void {
      const gone = placesIn(sheet, range);
      onChanges(removeLines(name, gone));
      tellTaken(gone.length);
      const left = visible.length - gone.length;
      // The cell that had the focus went with its line; what moved up into its place has it now.
      if (left > 0)
        setTimeout(() => {
          place(Math.min(range.top, left - 1), marked.active?.column ?? 0);
          goBack();
        }, 0);
    },
  };
}

export type LineHands = ReturnType<typeof lineHands>;
