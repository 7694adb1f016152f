import type { ReportColumn } from './report.ts';
import { reports, type ReportName } from './reports.ts';

export interface NamedColumn extends ReportColumn {
  name: string;
}

/** Columns of a report that a person may see, in its order. */
export const columnsOf = (name: ReportName): NamedColumn[] =>
  Object.entries(reports[name].columns)
    .map(([key, column]) => ({ name: key, ...column }))
    .filter(({ hidden }) => !hidden);

/** Those that were chosen, in the report's order; the usual ones where none was, or none of them is left. */
export function chosenColumns(name: ReportName, chosen: readonly string[]): NamedColumn[] {
  const all = columnsOf(name);
  const found = all.filter((column) => chosen.includes(column.name));
  return found.length > 0 ? found : all.filter(({ aside }) => !aside);
}
