import Papa from 'papaparse';
import { cleanText, fold } from '../text/clean.ts';
import { withoutPoint } from '../text/withoutPoint.ts';
import type { AnyRecord } from './dataSet.ts';
import type { Field } from './field.ts';
import { kinds } from './kinds.ts';
import { readText, type TextContext } from './readText.ts';

/** One column of a CSV file: `name` is what is written in brackets after the label, e.g. `FACTURA.SERIE`. */
export interface CsvColumn {
  name: string;
  field: Field;
}

/** What is wrong in a file. `row` counts as a spreadsheet does, the heading being row 1; 0 means the whole file. */
export interface CsvProblem {
  row: number;
  /** Heading of the column as the file has it; '' for the whole row. */
  column: string;
  value: string;
  /** Spanish: row, field, reason, remedy. */
  message: string;
}

export interface CsvRow {
  row: number;
  /** Stored values by column name; a column that the file lacks is absent. */
  values: AnyRecord;
}

export interface CsvFile {
  rows: CsvRow[];
  problems: CsvProblem[];
}

const heading = ({ name, field }: CsvColumn): string => `${field.label} [${name}]`;

/** A text that a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?[\d,]*\.?\d+$/;
/** An apostrophe that only shields: it stands before a formula, or before another apostrophe of the text itself. */
const SHIELDED = /^'(?=[=+\-@\t\r'])/;

/** Text as a cell that no spreadsheet executes; `unshield` gives it back. */
export const shield = (text: string): string =>
  (FORMULA.test(text) && !NUMBER.test(text)) || text.startsWith("'") ? `'${text}` : text;

export const unshield = (text: string): string => text.replace(SHIELDED, '');

/** Writes records as CSV: comma, CRLF, heading row (spec 9, files), values as people read them, formula-safe. */
export function writeCsv(columns: readonly CsvColumn[], records: readonly AnyRecord[]): string {
  const cells = records.map((record) =>
    columns.map(({ name, field }) => {
      const value = record[name] ?? '';
      return value === '' ? '' : shield(kinds[field.kind].format(value, field));
    }),
  );
  return Papa.unparse([columns.map(heading), ...cells], { newline: '\r\n' }) + '\r\n';
}

/**
 * Reads CSV (comma, semicolon or tab; RFC 4180 quotes) against its columns. Order of columns is free and columns may
 * be missing; a heading is a name, a label, `label [name]`,
 * or one that suppliers' lists give the field. Every cell is read as if a person had typed it, and
 * everything that cannot be read is named: nothing is dropped silently. Blank rows are skipped.
 * @param rowOf row that people know the so-manieth line under the heading by; of a part of a file another than its own.
 */
export function readCsv(
  text: string,
  columns: readonly CsvColumn[],
  context: TextContext,
  rowOf: (index: number) => number = (index) => index + 2,
): CsvFile {
  const parsed = parseCells(text);
  const problems: CsvProblem[] = parsed.errors.filter((error) => error.type === 'Quotes').map(quoteProblem);
  const [head, ...data] = parsed.data;
  if (!head || head.every((cell) => cell.trim() === '')) {
    return {
      rows: [],
      problems: [whole('El archivo está vacío; la primera fila debe llevar los nombres de las columnas.')],
    };
  }
  const found = head.map((cell) => columnOf(cell, columns));
  problems.push(...headProblems(head, found));
  const rows: CsvRow[] = [];
  data.forEach((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return;
    const row = rowOf(index);
    const values: AnyRecord = {};
    cells.forEach((cell, position) => {
      const column = found[position];
      if (!column) {
        if (position >= head.length && cell.trim() !== '') problems.push(beyond(row, cell));
        return;
      }
      const read = readCell(cell, column.field, context);
      if (read.ok) values[column.name] = read.value;
      else problems.push(cellProblem(row, head[position]!, column, cell, read.reason));
    });
    rows.push({ row, values });
  });
  return { rows, problems };
}

/** Cells as lines of a file, comma and CRLF, as they were read: nothing is shielded again. */
export const unparseCells = (lines: readonly string[][]): string =>
  Papa.unparse([...lines], { newline: '\r\n' });

/** No template has as many columns; each further one would be complained of like the first ones. */
const MOST_COLUMNS = 300;

/**
 * Cells of a file, by line; a byte order mark is no part of them. A line of more than `MOST_COLUMNS` cells comes with
 * that many and one more, so that it is refused for those and costs no more than they do.
 */
export function parseCells(text: string): Papa.ParseResult<string[]> {
  const content = text.replace(/^\uFEFF/, '');
  const parsed = Papa.parse<string[]>(content, { delimiter: delimiterOf(content) });
  const data = parsed.data.map((cells) =>
    cells.length > MOST_COLUMNS ? cells.slice(0, MOST_COLUMNS + 1) : cells,
  );
  return { ...parsed, data };
}

/** Delimiter of the heading row: no label holds a semicolon or a tab, while a spreadsheet in Spanish may write both. */
function delimiterOf(text: string): string {
  const head = text.slice(0, text.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '');
  const count = (delimiter: string): number => head.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best));
}

function readCell(
  cell: string,
  field: Field,
  context: TextContext,
): { ok: true; value: string } | { ok: false; reason: string } {
  const text = unshield(cell.trim());
  if (text === '') return { ok: true, value: '' };
  const parsed = readText(text, field, context);
  if (!parsed.ok || parsed.value === '') return parsed;
  const reason = kinds[field.kind].check(parsed.value, field, context);
  return reason === undefined ? parsed : { ok: false, reason };
}

function columnOf(cell: string, columns: readonly CsvColumn[]): CsvColumn | undefined {
  const name = /\[([^\]]+)\]\s*$/.exec(cell)?.[1] ?? cell;
  const wanted = fold(name);
  if (wanted === '') return undefined;
  const last = (text: string): string => text.slice(text.lastIndexOf('.') + 1);
  const by = (read: (column: CsvColumn) => readonly string[]): CsvColumn | undefined => {
    const matches = columns.filter((column) => read(column).some((each) => fold(each) === wanted));
    return matches.length === 1 ? matches[0] : undefined;
  };
  return (
    by(({ name: own }) => [own]) ??
    by(({ name: own }) => [last(own)]) ??
    by(({ field: { label } }) => [label]) ??
    by(({ field: { alsoCalled = [] } }) => alsoCalled)
  );
}

function headProblems(head: readonly string[], found: readonly (CsvColumn | undefined)[]): CsvProblem[] {
  return head.flatMap((cell, position): CsvProblem[] => {
    const column = found[position];
    const title = cleanText(cell).trim();
    if (title === '') return [];
    if (!column) {
      const message = `Columna «${title}»: no es de esta plantilla; quítela o use el nombre que da la plantilla.`;
      return [{ row: 1, column: title, value: '', message }];
    }
    if (found.indexOf(column) === position) return [];
    return [{ row: 1, column: title, value: '', message: `Columna «${title}»: está dos veces; quite una.` }];
  });
}

const whole = (message: string): CsvProblem => ({ row: 0, column: '', value: '', message });

const quoteProblem = (error: Papa.ParseError): CsvProblem => {
  const row = (error.row ?? 0) + 1;
  return {
    row,
    column: '',
    value: '',
    message: `Fila ${row}: hay unas comillas sin cerrar o mal puestas; corríjalas.`,
  };
};

const beyond = (row: number, value: string): CsvProblem => ({
  row,
  column: '',
  value,
  message: `Fila ${row}: tiene más celdas que columnas («${value}» sobra); quizá falta poner entre comillas un texto con comas.`,
});

const cellProblem = (
  row: number,
  column: string,
  { field }: CsvColumn,
  value: string,
  reason: string,
): CsvProblem => ({
  row,
  column: cleanText(column).trim(),
  value,
  message: `Fila ${row}, ${field.label}: ${withoutPoint(reason)}.`,
});
