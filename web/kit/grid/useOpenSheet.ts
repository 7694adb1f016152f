import { useMemo, useRef, useState } from 'react';
import type { DataGridHandle } from 'react-data-grid';
import { chosen, plainChoice, type ColumnChoice } from '../columns.ts';
import { useReference } from '../reference.ts';
import { useRemembered } from '../useRemembered.ts';
import { shownColumns, type LinesGridProps } from './lines.ts';
import { openCell } from './openCell.ts';
import type { Sheet } from './sheetEdits.ts';
import { useCellTexts } from './useCellTexts.ts';
import { useRange } from './useRange.ts';
import { useSheetJumps } from './useSheetJumps.ts';
import { useSheetView } from './useSheetView.ts';

/** A sheet as it is seen now: the columns that are shown, the lines that pass its filters, and the cells that are marked. */
export function useOpenSheet(props: LinesGridProps) {
  const { dataSet, name, lines, unread } = props;
  const reference = useReference();
  const grid = useRef<DataGridHandle>(null);
  const marked = useRange();
  const [cell] = useState(openCell);
  const [choice, setChoice] = useRemembered<ColumnChoice>(`columnas.${props.remember}`, plainChoice);
  const every = useMemo(
    () => shownColumns({ dataSet, ...(props.columns ? { columns: props.columns } : {}) }),
    [dataSet, props.columns],
  );
  const shown = useMemo(() => chosen(every, choice), [every, choice]);
  const key = dataSet.key ?? '';
  const texts = useCellTexts(props);
  const view = useSheetView(lines, key, every, texts.textOf);
  const visible = useMemo(() => view.rows.map((place) => lines[place]!), [view.rows, lines]);
  useSheetJumps({ name, grid, shown, choice, setChoice, view, keyOf: (line) => lines[line]?.[key] ?? '' });
  const sheet: Sheet = { dataSet, name, lines, rows: view.rows, unread, reference };
  return { sheet, key, grid, marked, cell, every, shown, choice, setChoice, texts, view, visible };
}

export type OpenSheet = ReturnType<typeof useOpenSheet>;
