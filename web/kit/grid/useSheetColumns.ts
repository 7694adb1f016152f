import { useMemo, useRef } from 'react';
import type { Column } from 'react-data-grid';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import type { ColumnChoice } from '../columns.ts';
import { contentWidths } from './contentWidths.ts';
import type { Range } from './edits.ts';
import type { LinesGridProps } from './lines.ts';
import type { OpenCell } from './openCell.ts';
import type { GridColumn } from './paste.ts';
import { headingOf, NUMBER_WIDTH, sheetColumns, type Look } from './sheetColumns.tsx';
import { useKeyPlaces, type CellTexts } from './useCellTexts.ts';
import { useNarrow } from './useNarrow.ts';
import type { SheetView } from './useSheetView.ts';

/** Columns before the name that may stay with it; a name that was moved farther takes nothing along. */
const MOST_FROZEN = 3;

/** How many of the first columns stay: to the name, as far as they and the line's number have room. */
function frozenOf(
  shown: readonly GridColumn[],
  name: string | undefined,
  room: number,
  widthOf: (name: string) => number,
): number {
  const nameAt = shown.findIndex((each) => each.name === name);
  const wanted = nameAt < 0 || nameAt >= MOST_FROZEN ? 1 : nameAt + 1;
  const widths = shown.slice(0, wanted).map((each) => widthOf(each.name));
  while (widths.length > 1 && widths.reduce((sum, width) => sum + width, NUMBER_WIDTH) > room) widths.pop();
  return widths.length;
}

type Acts = Pick<Look, 'onTyping' | 'onFilter' | 'onLeave'>;

interface Ground extends Acts {
  props: LinesGridProps;
  shown: readonly GridColumn[];
  choice: ColumnChoice;
  texts: CellTexts;
  view: SheetView;
  cell: OpenCell;
  /** The lines that are seen, in their order. */
  visible: readonly AnyRecord[];
  range: Range | undefined;
}

/**
 * Columns of the sheet, the same while what all its cells are drawn by is: then a value that is typed draws its own line
 * anew and not every line in sight.
 */
export function useSheetColumns(ground: Ground): readonly Column<AnyRecord, AnyRecord>[] {
  const { props, shown, choice, texts, view, cell, visible } = ground;
  const { dataSet, lines, nameColumn, marks, readOnly = false } = props;
  const key = dataSet.key ?? '';
  const acts = useRef<Acts>(ground);
  acts.current = ground;
  const fitting = useFitting(lines, shown, texts);
  const rowOf = useKeyPlaces(visible, key);
  // One cell is no mark: whoever goes from cell to cell draws no other line.
  const range = isOneCell(ground.range) ? undefined : ground.range;
  const { top, bottom, left, right } = range ?? NOWHERE;
  const { filters, sort } = view;
  // What stays leaves half of a narrow window to the rest.
  const room = useNarrow() ? window.innerWidth / 2 : Infinity;
  return useMemo(() => {
    const frozen = frozenOf(shown, nameColumn, room, (name) => choice.widths?.[name] ?? fitting[name] ?? 0);
    return sheetColumns({
      shown,
      frozen,
      fitting,
      widths: choice.widths ?? {},
      readOnly,
      marks,
      reasonOf: texts.reasonOf,
      messageOf: texts.messageOf,
      othersAt: texts.othersAt,
      numberOf: (line) => texts.placeIn(line) + 1,
      isFiltered: (field) => filters.has(field) || sort?.column === field,
      isMarked: (line, column) => {
        const row = rowOf.get(line[key] ?? '');
        return row !== undefined && row >= top && row <= bottom && column >= left && column <= right;
      },
      open: cell,
      keyOf: (line) => line[key] ?? '',
      onTyping: (...typed) => acts.current.onTyping(...typed),
      onFilter: (column) => acts.current.onFilter(column),
      onLeave: (...left) => acts.current.onLeave(...left),
    });
  }, [
    shown,
    room,
    nameColumn,
    fitting,
    choice.widths,
    readOnly,
    marks,
    texts,
    filters,
    sort,
    cell,
    rowOf,
    key,
    top,
    bottom,
    left,
    right,
  ]);
}

/** Lines come and columns are chosen; what is typed meanwhile moves no border under the hand. */
const useFitting = (lines: readonly AnyRecord[], shown: readonly GridColumn[], { textOf }: CellTexts) =>
  useMemo(
    () => contentWidths(lines, shown, textOf, headingOf),
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [shown, lines.length],
  );

const NOWHERE: Range = { top: 0, bottom: -1, left: 0, right: -1 };

const isOneCell = (range: Range | undefined): boolean =>
  range !== undefined && range.top === range.bottom && range.left === range.right;
