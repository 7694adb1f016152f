import { useEffect, useMemo, useRef } from 'react';
import { DataGrid, type DataGridHandle } from 'react-data-grid';
import 'react-data-grid/lib/styles.css';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { formatPath } from '../../../shared/foundation/fields/path.ts';
import { announceCell } from '../fields/focus.ts';
import { problemsByPath } from '../fields/RecordForm.tsx';
import { chosen, plainChoice, toggled, type ColumnChoice } from '../columns.ts';
import { ColumnsButton } from '../ColumnsButton.tsx';
import { jumpTo, registerGrid } from '../jump.ts';
import { useReference } from '../reference.ts';
import { Button } from '../simple.tsx';
import { toast } from '../toasts.ts';
import { placeOf, type UnreadText } from '../unread.ts';
import { useRemembered } from '../useRemembered.ts';
import { showCell } from './cellText.ts';
import { insertLine, removeLines, type Range } from './edits.ts';
import { gridKeys } from './gridKeys.ts';
import { shownColumns, startLine, type LinesGridProps } from './lines.ts';
import { headingOf, sheetColumns, totalsRow } from './sheetColumns.tsx';
import { formatTsv, parseTsv } from './tsv.ts';
import { pasteInto, writeCell, type Sheet, type SheetEdit } from './sheetEdits.ts';
import { useRange } from './useRange.ts';

const ROW = 30;
const MOST_ROWS_SHOWN = 18;

/** The sheet: block copy and paste, fill, marks of wrong cells, totals; everything has a key (look 2). */
export function LinesSheet(props: LinesGridProps) {
  const { dataSet, name, lines, unread, problems = [], readOnly = false, onChanges } = props;
  const reference = useReference();
  const grid = useRef<DataGridHandle>(null);
  /** Path of a cell to go to as soon as its column is shown. */
  const led = useRef<string>(undefined);
  const marked = useRange();
  const [choice, setChoice] = useRemembered<ColumnChoice>(`columnas.${props.remember}`, plainChoice);
  const every = useMemo(
    () => shownColumns({ dataSet, ...(props.columns ? { columns: props.columns } : {}) }),
    [dataSet, props.columns],
  );
  const shown = useMemo(() => chosen(every, choice), [every, choice]);
  const byPath = useMemo(() => problemsByPath(problems), [problems]);
  const key = dataSet.key ?? '';
  const indexes = useMemo(() => new Map(lines.map((line, index) => [line, index])), [lines]);

  useEffect(
    () =>
      registerGrid(name, (line, field) => {
        // Whoever is led to a hidden cell sees it from then on.
        if (field !== undefined && choice.hidden.includes(field)) {
          led.current = formatPath({ dataSet: name, line, field });
          return setChoice(toggled(choice, field));
        }
        const column = Math.max(
          0,
          shown.findIndex((each) => each.name === field),
        );
        grid.current?.scrollToCell({ rowIdx: line, idx: column + 1 });
        grid.current?.setActivePosition({ rowIdx: line, idx: column + 1 }, { shouldFocus: true });
        // A cell that was active already is not focused again by the library.
        setTimeout(() => focusActive(grid.current), 0);
      }),
    // The setter is another one at every render; what it sets is what counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [name, shown, choice],
  );

  useEffect(() => {
    if (led.current) jumpTo(led.current);
    led.current = undefined;
  }, [choice]);

  const sheet: Sheet = { dataSet, name, lines, unread, reference };
  const write = (edit: SheetEdit): void => {
    if (edit.changes.length + edit.unread.length > 0) onChanges(edit.changes, edit.unread);
  };
  const reasonOf = (line: AnyRecord, field: string): UnreadText | undefined =>
    unread.size === 0 ? undefined : unread.get(placeOf(name, field, line[key]));
  const messageOf = (line: AnyRecord, field: string): { text: string; bad: boolean } | undefined => {
    const own = reasonOf(line, field);
    if (own) return { text: `${dataSet.fields[field]!.label}: ${own.reason}.`, bad: true };
    const found = byPath.get(formatPath({ dataSet: name, line: indexes.get(line) ?? 0, field }))?.[0];
    return found && { text: found.message, bad: found.severity === 'error' };
  };

  const columns = sheetColumns({
    shown,
    widths: choice.widths ?? {},
    readOnly,
    marks: props.marks,
    reasonOf,
    messageOf,
    onTyping: (line, field, text) => props.onTyping?.(placeOf(name, field, line[key]), text),
    isMarked: (line, column) => {
      const { range } = marked;
      const row = indexes.get(line);
      if (!range || row === undefined || (range.top === range.bottom && range.left === range.right))
        return false;
      return row >= range.top && row <= range.bottom && column >= range.left && column <= range.right;
    },
  });

  const place = (row: number, column: number, edit = false): void =>
    grid.current?.setActivePosition(
      { rowIdx: row, idx: column + 1 },
      { shouldFocus: true, enableEditor: edit },
    );

  const commit = (line: AnyRecord, field: string, text: string): void => {
    const row = indexes.get(line) ?? lines.findIndex((each) => each[key] === line[key]);
    const result = writeCell(sheet, row, field, text);
    write({ ...result, unread: result.unread.filter(([place, text]) => text || unread.has(place)) });
    props.onTyping?.(placeOf(name, field, line[key]), undefined);
  };

  const addLine = (at: number): void => {
    onChanges(insertLine(name, at, startLine(props)));
    setTimeout(() => place(at, marked.active?.column ?? 0), 0);
  };

  const takeLines = (range: Range): void => {
    const gone = clip(range, lines.length);
    onChanges(removeLines(name, gone));
    const left = lines.length - (gone.bottom - gone.top + 1);
    // The cell that had the focus went with its line; what moved up into its place has it now.
    if (left > 0)
      setTimeout(() => {
        place(Math.min(gone.top, left - 1), marked.active?.column ?? 0);
        setTimeout(() => focusActive(grid.current), 0);
      }, 0);
  };

  const copy = (event: React.ClipboardEvent): void => {
    const { range } = marked;
    if (!range || (event.target as HTMLElement).tagName === 'INPUT') return;
    const block = lines
      .slice(range.top, range.bottom + 1)
      .map((line) =>
        shown
          .slice(range.left, range.right + 1)
          .map((each) => reasonOf(line, each.name)?.text ?? showCell(line[each.name] ?? '', each.field)),
      );
    event.clipboardData.setData('text/plain', formatTsv(block));
    event.preventDefault();
    event.stopPropagation();
  };

  const atEnd: Range = { top: lines.length, bottom: lines.length, left: 0, right: 0 };

  const paste = (event: React.ClipboardEvent): void => {
    if (readOnly || (event.target as HTMLElement).tagName === 'INPUT') return;
    event.preventDefault();
    event.stopPropagation();
    const block = parseTsv(event.clipboardData.getData('text/plain'));
    const at = marked.range ?? atEnd;
    pasteBlock(block, at);
  };

  const keys = gridKeys({ props, sheet, write, shown, marked, place, addLine, takeLines });
  const current = marked.active && lines[marked.active.row];
  const currentName = marked.active && shown[marked.active.column]?.name;
  const said = current && currentName ? messageOf(current, currentName) : undefined;
  const height = ROW * (Math.min(lines.length, MOST_ROWS_SHOWN) + 1 + (props.totals ? 1 : 0)) + 20;

  return (
    <div className="d-sheet" onCopyCapture={copy} onPasteCapture={paste}>
      <DataGrid
        ref={grid}
        aria-label={dataSet.title}
        className="d-grid"
        style={{ blockSize: Math.max(height, ROW * 3 + 20) }}
        columns={columns}
        rows={lines}
        rowKeyGetter={(line) => line[key] ?? ''}
        rowHeight={ROW}
        headerRowHeight={ROW + 4}
        summaryRowHeight={ROW}
        bottomSummaryRows={props.totals ? [totalsRow(lines, props.totals)] : null}
        onRowsChange={(rows, { indexes: changed, column }) => {
          for (const row of changed) commit(lines[row]!, column.key, rows[row]![column.key] ?? '');
        }}
        onActivePositionChange={({ rowIdx, column }) => {
          if (!column || rowIdx < 0 || column.idx === 0) return;
          marked.place({ row: rowIdx, column: column.idx - 1 });
          announceCell(formatPath({ dataSet: name, line: rowIdx, field: column.key }));
        }}
        onCellMouseDown={({ rowIdx, column }, event) => {
          if (!event.shiftKey || column.idx === 0) return;
          event.preventGridDefault();
          event.preventDefault();
          marked.extendTo({ row: rowIdx, column: column.idx - 1 });
        }}
        onCellKeyDown={keys}
        onColumnResize={(column, width) =>
          setChoice({ ...choice, widths: { ...choice.widths, [column.key]: Math.round(width) } })
        }
        onCellPaste={({ row }) => row}
        renderers={{
          noRowsFallback: (
            <p className="d-grid-empty">
              {props.emptyText ?? 'Sin líneas. Agregue una, o copie un bloque en Excel y péguelo aquí.'}
            </p>
          ),
        }}
      />
      <div className="d-row d-sheet-foot">
        {!readOnly && (
          <>
            <Button variant="default" icon="plus" onClick={() => addLine(lines.length)}>
              Agregar línea
            </Button>
            <PasteButton onBlock={(text) => pasteBlock(parseTsv(text), atEnd)} />
            <Button
              variant="default"
              disabled={!marked.range || lines.length === 0}
              onClick={() => marked.range && takeLines(marked.range)}
            >
              Quitar líneas
            </Button>
          </>
        )}
        <ColumnsButton
          columns={every.map((each) => ({ name: each.name, label: headingOf(each) }))}
          choice={choice}
          onChoice={setChoice}
        />
        <span className="d-dimmed">{lines.length === 1 ? '1 línea' : `${lines.length} líneas`}</span>
        <span role="status" className={said?.bad ? 'd-error' : 'd-warning'}>
          {said?.text ?? ''}
        </span>
      </div>
    </div>
  );

  function pasteBlock(block: string[][], at: Range): void {
    const result = pasteInto(sheet, { shown, every, at, block, newLine: () => startLine(props) });
    write(result);
    toast(result.title, result.text, result.wrong > 0 ? 'bad' : 'good');
  }
}

const focusActive = (grid: DataGridHandle | null): void => {
  const element = grid?.element;
  if (element?.contains(document.activeElement)) return;
  element?.querySelector<HTMLElement>('[role=gridcell][aria-selected=true]')?.focus();
};

const clip = <R extends { top: number; bottom: number }>(range: R, count: number): R => ({
  ...range,
  bottom: Math.min(range.bottom, count - 1),
});

/** Paste without a mouse or an active cell; an empty sheet has no cell to paste on. */
function PasteButton({ onBlock }: { onBlock: (text: string) => void }) {
  return (
    <Button
      variant="default"
      onClick={async () => {
        try {
          onBlock(await navigator.clipboard.readText());
        } catch {
          toast(
            'No se pudo leer el portapapeles',
            'Agregue una línea, póngase en su primera celda y pegue con Ctrl+V.',
            'bad',
          );
        }
      }}
    >
      Pegar de Excel
    </Button>
  );
}
