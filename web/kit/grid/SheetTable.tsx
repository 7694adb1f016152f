import { useMemo, useRef } from 'react';
import { DataGrid, type FillEvent, type RowsChangeData } from 'react-data-grid';
import 'react-data-grid/lib/styles.css';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { formatPath } from '../../../shared/foundation/fields/path.ts';
import { announceCell } from '../fields/focus.ts';
import { gridKeys } from './gridKeys.ts';
import type { LinesGridProps } from './lines.ts';
import type { OpenCell } from './openCell.ts';
import type { GridColumn } from './paste.ts';
import type { LineHands, SheetHands } from './sheetHands.ts';
import type { useEntry } from './useEntry.ts';
import type { OpenSheet } from './useOpenSheet.ts';
import { totalsOf } from './totals.ts';
import { useFollowLine } from './useFollowLine.ts';
import { useSheetColumns } from './useSheetColumns.ts';

const ROW = 30;
const MOST_ROWS_SHOWN = 18;
/** So much of the sheet is there in a window of any height. */
const LEAST = 6 * ROW;

interface Props {
  of: LinesGridProps;
  open: OpenSheet;
  hands: SheetHands & LineHands;
  entry: ReturnType<typeof useEntry>;
  full: boolean;
  onFilter: (column: GridColumn) => void;
}

/** The cells of a sheet, with their totals below. */
export function SheetTable({ of: props, open, hands, entry, full, onFilter }: Props) {
  const { dataSet, name, lines, readOnly = false } = props;
  const { sheet, key, grid, marked, cell, shown, choice, setChoice, texts, view, visible } = open;
  const columns = useSheetColumns({
    props,
    shown,
    choice,
    texts,
    view,
    cell,
    visible,
    range: marked.range,
    onTyping: hands.typing,
    onFilter,
    onLeave: (row, column, by) => hands.place(Math.min(Math.max(row + by, 0), visible.length - 1), column),
  });
  const totals = useMemo(
    () => props.totals && totalsOf(lines, visible, props.totals),
    [lines, visible, props.totals],
  );
  const changes = useRowChanges(cell, hands);
  useFollowLine(open, lines, hands);
  return (
    <DataGrid
      ref={grid}
      aria-label={dataSet.title}
      className="d-grid"
      style={{ blockSize: full ? '100%' : heightOf(visible.length, totals?.length ?? 0) }}
      columns={columns}
      rows={visible}
      rowKeyGetter={(line) => line[key] ?? ''}
      rowHeight={ROW}
      headerRowHeight={ROW + 4}
      summaryRowHeight={ROW}
      bottomSummaryRows={totals ?? null}
      onFill={readOnly ? null : changes.beginFilling}
      onRowsChange={changes.take}
      onActivePositionChange={({ rowIdx, column }) => {
        cell.goTo(visible[rowIdx]?.[key], column?.key);
        if (!column || rowIdx < 0 || column.idx === 0 || !view.rows.length || entry.isPreparing()) return;
        marked.place({ row: rowIdx, column: column.idx - 1 });
        announceCell(formatPath({ dataSet: name, line: view.rows[rowIdx] ?? rowIdx, field: column.key }));
      }}
      onCellMouseDown={({ rowIdx, column }, event) => {
        if (!event.shiftKey || column.idx === 0) return;
        event.preventGridDefault();
        marked.extendTo({ row: rowIdx, column: column.idx - 1 });
      }}
      onCellKeyDown={gridKeys({ props, sheet, shown, marked, ...hands })}
      onColumnResize={(column, width) =>
        setChoice({ ...choice, widths: { ...choice.widths, [column.key]: Math.round(width) } })
      }
      onCellPaste={({ row }) => row}
      renderers={{ noRowsFallback: <NoRows hidden={lines.length > 0} text={props.emptyText} /> }}
    />
  );
}

/** The totals stay visible (look 1) in a window that is not high, too. */
function heightOf(rows: number, totals: number): string {
  const wanted = ROW * Math.max(Math.min(rows, MOST_ROWS_SHOWN) + 1 + totals, 3) + 20;
  return `min(${wanted}px, max(${LEAST}px, 100vh - var(--d-sheet-beside)))`;
}

/**
 * Rows come changed from one cell that was written, or from all that its handle was drawn over. A cell is written in the line
 * that it was opened in: another person's line may have come before it since, and stands in its row now.
 */
function useRowChanges(cell: OpenCell, hands: SheetHands) {
  const filling = useRef(false);
  return {
    beginFilling: ({ targetRow }: FillEvent<AnyRecord>): AnyRecord => {
      filling.current = true;
      return { ...targetRow };
    },
    take: (_rows: AnyRecord[], { indexes }: RowsChangeData<AnyRecord, AnyRecord>): void => {
      const typed = filling.current ? undefined : cell.take();
      if (filling.current) hands.fillDragged(indexes);
      else if (typed) hands.commit(typed.line, typed.field, typed.text);
      filling.current = false;
    },
  };
}

const NoRows = ({ hidden, text }: { hidden: boolean; text: string | undefined }) => (
  <p className="d-grid-empty">
    {hidden
      ? 'Ninguna línea pasa los filtros.'
      : (text ?? 'Sin líneas. Agregue una, o copie un bloque en Excel y péguelo aquí.')}
  </p>
);
