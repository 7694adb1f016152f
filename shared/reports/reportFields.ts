import { REPORT_FIELD } from '../catalogues/fieldOptions.ts';
import type { ReportName } from './reports.ts';
import { chosenColumns, columnsOf, type NamedColumn } from './shownColumns.ts';

/** The report whose fields are options, one each (spec 7); the columns of the others are a person's own list. */
const BY_FIELD: ReportName = 'declarations';

/** An option of a person or, where they chose nothing, of their company; '' where there is none. */
type ValueOf = (key: string) => string;

const listKey = (name: ReportName): string => `reporte-columnas-${name}`;

/** Columns of a report as a person's options and the company's have it; the usual ones where they say nothing. */
export function optedColumns(name: ReportName, valueOf: ValueOf): NamedColumn[] {
  const listed = valueOf(listKey(name));
  if (name !== BY_FIELD || listed !== '') return chosenColumns(name, listed.split(','));
  const shown = columnsOf(name).filter((column) => {
    const said = valueOf(`${REPORT_FIELD}${column.name}`);
    return said === '' ? !column.aside : said === '1';
  });
  return shown.length > 0 ? shown : chosenColumns(name, []);
}

/** What is to be kept, by key, so that the report has these columns: only what changes. */
export function optionsForColumns(
  name: ReportName,
  names: readonly string[],
  valueOf: ValueOf,
): Record<string, string> {
  if (name !== BY_FIELD) return { [listKey(name)]: names.join(',') };
  const listed = valueOf(listKey(name)) !== '';
  const fields = columnsOf(name)
    .map((column) => ({
      key: `${REPORT_FIELD}${column.name}`,
      before: valueOf(`${REPORT_FIELD}${column.name}`) || (column.aside ? '0' : '1'),
      after: names.includes(column.name) ? '1' : '0',
    }))
    .filter(({ before, after }) => before !== after)
    .map(({ key, after }) => [key, after] as const);
  return { ...Object.fromEntries(fields), ...(listed ? { [listKey(name)]: '' } : {}) };
}
