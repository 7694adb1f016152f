import { useMemo, useState } from 'react';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import type { GridColumn } from './paste.ts';
import { plainView, rowsOf, viewOf, type Filters, type Sort, type TextOf, type View } from './view.ts';

const noFilters: Filters = new Map();

/** Filter and order of a sheet, for as long as it is open; nothing of it is stored. */
export function useSheetView(
  lines: readonly AnyRecord[],
  key: string,
  columns: readonly GridColumn[],
  textOf: TextOf,
) {
  const [asked, setAsked] = useState<{ filters: Filters; sort?: Sort | undefined }>({ filters: noFilters });
  const [view, setView] = useState<View>(plainView);
  const rows = useMemo(() => rowsOf(lines, key, view), [lines, key, view]);
  const ask = (next: typeof asked): void => {
    setAsked(next);
    setView(next.filters.size === 0 && !next.sort ? plainView : viewOf(lines, key, columns, next, textOf));
  };
  return {
    rows,
    sort: asked.sort,
    filters: asked.filters,
    isPlain: asked.filters.size === 0 && !asked.sort,
    hiddenCount: lines.length - rows.length,
    /** Undefined takes the column's filter away. */
    filter: (column: string, texts: ReadonlySet<string> | undefined): void => {
      const filters = new Map(asked.filters);
      if (texts) filters.set(column, texts);
      else filters.delete(column);
      ask({ ...asked, filters });
    },
    order: (sort: Sort | undefined): void => ask({ ...asked, sort }),
    clear: (): void => ask({ filters: noFilters }),
    /** Shows a hidden line too, for whoever is led to it. */
    reveal: (lineKey: string): void =>
      setView((now) => ({ ...now, hidden: new Set([...now.hidden].filter((each) => each !== lineKey)) })),
  };
}

export type SheetView = ReturnType<typeof useSheetView>;
