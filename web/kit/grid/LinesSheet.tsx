import { useMemo, useRef, useState } from 'react';
import { DataGrid, type DataGridHandle, type FillEvent } from 'react-data-grid';
import 'react-data-grid/lib/styles.css';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { formatPath } from '../../../shared/foundation/fields/path.ts';
import { announceCell } from '../fields/focus.ts';
import { chosen, plainChoice, type ColumnChoice } from '../columns.ts';
import { useReference } from '../reference.ts';
import { toast } from '../toasts.ts';
import { placeOf } from '../unread.ts';
import { useRemembered } from '../useRemembered.ts';
import { CellHint } from './CellHint.tsx';
import { insertLine, placesIn, removeLines, type Position, type Range } from './edits.ts';
import { FilterDialog } from './FilterDialog.tsx';
import { FindBar } from './FindBar.tsx';
import { replaceIn } from './findCells.ts';
import { gridKeys } from './gridKeys.ts';
import { shownColumns, startLine, type LinesGridProps } from './lines.ts';
import type { GridColumn } from './paste.ts';
import { totalsOf } from './sheetColumns.tsx';
import { fillFrom, writeCell, type Sheet, type SheetEdit } from './sheetEdits.ts';
import { SheetFoot } from './SheetFoot.tsx';
import { SheetTools } from './SheetTools.tsx';
import { useCellTexts } from './useCellTexts.ts';
import { useEntry } from './useEntry.ts';
import { useFullScreen } from './useFullScreen.ts';
import { usePasting } from './usePasting.tsx';
import { useRange } from './useRange.ts';
import { useSheetColumns } from './useSheetColumns.ts';
import { enterCell, focusActive, useSheetJumps } from './useSheetJumps.ts';
import { useSheetView } from './useSheetView.ts';
import { useWholeWidth } from './useWholeWidth.ts';

const ROW = 30;
const MOST_ROWS_SHOWN = 18;

/** The sheet: block copy and paste, fill, find, filter, marks of wrong cells, totals; everything has a key (look 2). */
export function LinesSheet(props: LinesGridProps) {
  const { dataSet, name, lines, unread, readOnly = false, onChanges } = props;
  const reference = useReference();
  const outer = useRef<HTMLDivElement>(null);
  const grid = useRef<DataGridHandle>(null);
  const filling = useRef(false);
  const marked = useRange();
  const [full, setFull] = useFullScreen(outer);
  const [wide, setWide] = useRemembered('hoja.ancha', true);
  const room = useWholeWidth(outer, wide && !full);
  const [finding, find] = useState<{ replacing: boolean; within: Range | undefined }>();
  const [filtering, filter] = useState<GridColumn>();
  const [choice, setChoice] = useRemembered<ColumnChoice>(`columnas.${props.remember}`, plainChoice);
  const every = useMemo(
    () => shownColumns({ dataSet, ...(props.columns ? { columns: props.columns } : {}) }),
    [dataSet, props.columns],
  );
  const shown = useMemo(() => chosen(every, choice), [every, choice]);
  const key = dataSet.key ?? '';
  const texts = useCellTexts(props);
  const { placeIn, textOf, messageOf } = texts;

  const view = useSheetView(lines, key, every, textOf);
  const visible = useMemo(() => view.rows.map((place) => lines[place]!), [view.rows, lines]);
  const entry = useEntry(grid, marked, visible.length > 0);
  useSheetJumps({ name, grid, shown, choice, setChoice, view, keyOf: (line) => lines[line]?.[key] ?? '' });

  const sheet: Sheet = { dataSet, name, lines, rows: view.rows, unread, reference };
  const write = (edit: SheetEdit): void => {
    if (edit.changes.length + edit.unread.length > 0) onChanges(edit.changes, edit.unread);
  };
  const place = (row: number, column: number, edit = false): void =>
    grid.current?.setActivePosition(
      { rowIdx: row, idx: column + 1 },
      { shouldFocus: true, enableEditor: edit },
    );
  const goBack = (): unknown => setTimeout(() => focusActive(grid.current), 0);
  const go = ({ row, column }: Position): void => {
    grid.current?.scrollToCell({ rowIdx: row, idx: column + 1 });
    grid.current?.setActivePosition({ rowIdx: row, idx: column + 1 });
  };

  const columns = useSheetColumns({
    props,
    shown,
    choice,
    texts,
    view,
    visible,
    range: marked.range,
    onTyping: (line, field, text) => props.onTyping?.(placeOf(name, field, line[key]), text),
    onFilter: filter,
    onLeave: (row, column, by) => place(Math.min(Math.max(row + by, 0), visible.length - 1), column),
  });

  const commit = (line: AnyRecord, field: string, text: string): void => {
    write(writeCell(sheet, placeIn(line), field, text));
    props.onTyping?.(placeOf(name, field, line[key]), undefined);
  };

  const giveUp = (row: number, field: string, text: string): void => {
    const line = visible[row];
    const column = shown.find((each) => each.name === field);
    if (!line || !column) return;
    const isTyped = text !== (line[field] ?? '') && text !== textOf(line, column);
    const edit = writeCell(sheet, placeIn(line), field, text);
    if (isTyped && edit.changes.length + edit.unread.length > 0) props.onGiveUp?.(edit.changes, edit.unread);
    props.onTyping?.(placeOf(name, field, line[key]), undefined);
  };

  /** Behind a shown row, or behind all. */
  const addLine = (behind: number): void => {
    const at = (view.rows[behind] ?? lines.length - 1) + 1;
    onChanges(insertLine(name, at, startLine(props)));
    const rowIdx = Math.min(behind, visible.length - 1) + 1;
    setTimeout(() => enterCell(grid.current, { rowIdx, idx: (marked.active?.column ?? 0) + 1 }), 0);
  };

  const takeLines = (range: Range): void => {
    const gone = placesIn(sheet, range);
    onChanges(removeLines(name, gone));
    const left = visible.length - gone.length;
    // The cell that had the focus went with its line; what moved up into its place has it now.
    if (left > 0)
      setTimeout(() => {
        place(Math.min(range.top, left - 1), marked.active?.column ?? 0);
        goBack();
      }, 0);
  };

  /** What the handle of a cell was drawn over takes what the row of the cell has, in all columns of the mark. */
  const fillDragged = (targets: readonly number[]): void => {
    const { active, range } = marked;
    if (active && range) write(fillFrom(sheet, shown, range, active.row, targets));
  };

  const begin = ({ targetRow }: FillEvent<AnyRecord>): AnyRecord => {
    filling.current = true;
    return { ...targetRow };
  };

  const pasting = usePasting({ props, sheet, shown, every, range: marked.range, textOf, write, goBack });
  const keys = gridKeys({ props, sheet, write, shown, marked, place, addLine, takeLines, giveUp });
  const openFind = (replacing: boolean): void => {
    const { range } = marked;
    find({ replacing, within: range && range.top < range.bottom ? range : undefined });
  };
  const closeFind = (): void => {
    find(undefined);
    goBack();
  };
  const onKeyDown = (event: React.KeyboardEvent): void => {
    const control = event.ctrlKey || event.metaKey;
    const letter = event.key.toLowerCase();
    if (control && event.shiftKey && letter === 'f') setFull(!full);
    else if (control && event.shiftKey && letter === 'l') filter(shown[marked.active?.column ?? 0]);
    else if (control && !event.shiftKey && letter === 'f') openFind(false);
    else if (control && letter === 'h') openFind(!readOnly);
    else if (event.key === 'Escape' && full && !event.defaultPrevented) setFull(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const current = marked.active && visible[marked.active.row];
  const currentName = marked.active && shown[marked.active.column]?.name;
  const message = current && currentName ? messageOf(current, currentName) : undefined;
  const totals = useMemo(
    () => props.totals && totalsOf(lines, visible, props.totals),
    [lines, visible, props.totals],
  );
  const height = ROW * (Math.min(visible.length, MOST_ROWS_SHOWN) + 1 + (totals?.length ?? 0)) + 20;

  return (
    <div
      ref={outer}
      className={`d-sheet ${full ? 'd-sheet-full' : room > 0 ? 'd-sheet-wide' : ''}`}
      style={{ marginInlineEnd: -room }}
      onCopyCapture={pasting.onCopy}
      onPasteCapture={pasting.onPaste}
      onKeyDown={onKeyDown}
      onFocus={entry.onFocus}
    >
      <SheetTools
        readOnly={readOnly}
        every={every}
        choice={choice}
        onChoice={setChoice}
        view={view}
        canRemove={marked.range !== undefined && visible.length > 0}
        wide={wide}
        onWide={setWide}
        full={full}
        onFull={setFull}
        onAdd={() => addLine(visible.length - 1)}
        onPasted={pasting.pasteAtEnd}
        onRemove={() => marked.range && takeLines(marked.range)}
        onFind={openFind}
      />
      {finding && (
        <FindBar
          visible={visible}
          columns={shown}
          textOf={textOf}
          marked={finding.within}
          replacing={finding.replacing}
          onGo={go}
          onReplace={(cells, words, by) => {
            const { count, ...edit } = replaceIn(sheet, shown, cells, words, by, textOf);
            write(edit);
            toast(count === 1 ? 'Se cambió 1 celda' : `Se cambiaron ${count} celdas`, '', 'good');
          }}
          onClose={closeFind}
        />
      )}
      <DataGrid
        ref={grid}
        aria-label={dataSet.title}
        className="d-grid"
        style={{ blockSize: full ? '100%' : Math.max(height, ROW * 3 + 20) }}
        columns={columns}
        rows={visible}
        rowKeyGetter={(line) => line[key] ?? ''}
        rowHeight={ROW}
        headerRowHeight={ROW + 4}
        summaryRowHeight={ROW}
        bottomSummaryRows={totals ?? null}
        onFill={readOnly ? null : begin}
        onRowsChange={(rows, { indexes: changed, column }) => {
          if (filling.current) fillDragged(changed);
          else for (const row of changed) commit(visible[row]!, column.key, rows[row]![column.key] ?? '');
          filling.current = false;
        }}
        onActivePositionChange={({ rowIdx, column }) => {
          if (!column || rowIdx < 0 || column.idx === 0 || !view.rows.length || entry.isPreparing()) return;
          marked.place({ row: rowIdx, column: column.idx - 1 });
          announceCell(formatPath({ dataSet: name, line: view.rows[rowIdx] ?? rowIdx, field: column.key }));
        }}
        onCellMouseDown={({ rowIdx, column }, event) => {
          if (event.shiftKey && column.idx > 0) {
            event.preventGridDefault();
            marked.extendTo({ row: rowIdx, column: column.idx - 1 });
          }
        }}
        onCellKeyDown={keys}
        onColumnResize={(column, width) =>
          setChoice({ ...choice, widths: { ...choice.widths, [column.key]: Math.round(width) } })
        }
        onCellPaste={({ row }) => row}
        renderers={{
          noRowsFallback: (
            <p className="d-grid-empty">
              {lines.length > 0
                ? 'Ninguna línea pasa los filtros.'
                : (props.emptyText ?? 'Sin líneas. Agregue una, o copie un bloque en Excel y péguelo aquí.')}
            </p>
          ),
        }}
      />
      <CellHint sheet={outer} cell={`${marked.active?.row} ${marked.active?.column}`} message={message} />
      <SheetFoot
        count={lines.length}
        visible={visible}
        shown={shown}
        range={marked.range}
        message={message}
        onShowAll={view.clear}
      />
      {pasting.preview}
      {filtering && (
        <FilterDialog
          column={filtering}
          lines={lines}
          view={view}
          textOf={textOf}
          onClose={() => filter(undefined)}
        />
      )}
    </div>
  );
}
