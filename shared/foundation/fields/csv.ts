import Papa from 'papaparse';
import type { CsvColumn, CsvFile, CsvProblem } from './csvFile.ts';
import { CsvReading, MOST_COLUMNS } from './csvReading.ts';
import { withoutStart } from './csvStart.ts';
import type { DateOrders } from './dateOrders.ts';
import type { AnyRecord } from './dataSet.ts';
import { kinds } from './kinds.ts';
import { linesOf } from './lineEnds.ts';
import type { TextContext } from './readText.ts';
import { scanCells } from './scanCells.ts';
import { shield } from './shield.ts';

export type { CsvColumn, CsvFile, CsvProblem, CsvRow } from './csvFile.ts';
export { shield, unshield } from './shield.ts';

/** What heads a column: «Código [CODIGO]». */
export const csvHeading = ({ name, field }: CsvColumn): string => `${field.label} [${name}]`;

/** Writes records as CSV: comma, CRLF, heading row (spec 9, files), values as people read them, formula-safe. */
export function writeCsv(columns: readonly CsvColumn[], records: readonly AnyRecord[]): string {
  const cells = records.map((record) =>
    columns.map(({ name, field }) => {
      const value = record[name] ?? '';
      return value === '' ? '' : shield(kinds[field.kind].format(value, field));
    }),
  );
  return Papa.unparse([columns.map(csvHeading), ...cells], { newline: '\r\n' }) + '\r\n';
}

/**
 * Reads CSV (comma, semicolon or tab; RFC 4180 quotes) against its columns. Order of columns is free and columns may
 * be missing; a heading is a name, a label, `label [name]`,
 * or one that suppliers' lists give the field. Every cell is read as if a person had typed it, and
 * everything that cannot be read is named: nothing is dropped silently. Blank rows are skipped.
 * @param rowOf row that people know the so-manieth line under the heading by; of a part of a file another than its own.
 * @param orders what the dates of the parts before showed, when the file is read in parts.
 */
export function readCsv(
  text: string,
  columns: readonly CsvColumn[],
  context: TextContext,
  rowOf: (index: number) => number = (index) => index + 2,
  orders?: DateOrders,
): CsvFile {
  const content = withoutStart(text);
  const delimiter = delimiterOf(content);
  const reading = new CsvReading(columns, context, rowOf, orders);
  const unended = !/[\r\n]$/.test(content);
  if (scanCells(content, delimiter, reading)) return reading.file([], unended);
  // Quotes or line ends that are not by the norm: the whole reader says what they mean.
  const parsed = parseCells(text);
  const again = new CsvReading(columns, context, rowOf, orders);
  for (const cells of parsed.data) {
    for (const cell of cells) again.cell(cell, 0, cell.length, false, -1, -1, 0);
    again.endLine();
  }
  return again.file(quoteProblems(parsed), unended);
}

/** Cells as lines of a file, comma and CRLF, as they were read: nothing is shielded again. */
export const unparseCells = (lines: readonly string[][]): string =>
  Papa.unparse([...lines], { newline: '\r\n' });

/**
 * Cells of a file, by line; a byte order mark and Excel's «sep=» are no part of them. A line of more than `MOST_COLUMNS` cells comes with
 * that many and one more, so that it is refused for those and costs no more than they do.
 */
export function parseCells(text: string): Papa.ParseResult<string[]> {
  const content = withoutStart(text);
  const parsed = Papa.parse<string[]>(content, { delimiter: delimiterOf(content) });
  const data = parsed.data.map((cells) =>
    cells.length > MOST_COLUMNS ? cells.slice(0, MOST_COLUMNS + 1) : cells,
  );
  return { ...parsed, data };
}

/** Delimiter of the heading row: no label holds a semicolon or a tab, while a spreadsheet in Spanish may write both. */
function delimiterOf(text: string): string {
  const [line = ''] = linesOf(text);
  const head = line.replace(/"[^"]*"/g, '');
  const count = (delimiter: string): number => head.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best));
}

/** Quotes of a file that open and never close, as its end was cut away, or that stand where they may not. */
export const quoteProblems = ({ errors }: Papa.ParseResult<string[]>): CsvProblem[] =>
  errors.filter((error) => error.type === 'Quotes').map(quoteProblem);

const quoteProblem = (error: Papa.ParseError): CsvProblem => {
  const line = (error.row ?? 0) + 1;
  const open = error.code === 'MissingQuotes';
  return {
    // What opens and never closes swallows the rest of the file.
    row: open ? 0 : line,
    column: '',
    value: '',
    message: open
      ? `Fila ${line}: hay unas comillas sin cerrar y el archivo termina dentro de ellas; ciérrelas, o genere el archivo otra vez si está cortado.`
      : `Fila ${line}: hay unas comillas mal puestas; corríjalas.`,
  };
};
