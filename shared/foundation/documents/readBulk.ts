import type { DateOrders } from '../fields/dateOrders.ts';
import { readCsv, type CsvColumn, type CsvProblem, type CsvRow } from '../fields/csv.ts';
import type { TextContext } from '../fields/readText.ts';

/** What a file, or a part of one, holds: rows that can be loaded, and what is wrong with the others. */
export interface BulkFile {
  rows: readonly CsvRow[];
  /** The others, without the cells that are wrong. */
  flawed: readonly CsvRow[];
  /** Rows that have something wrong; none of them is among `rows`. */
  wrong: number;
  /** What is wrong with the file itself, so that none of its rows may be loaded. */
  fatal: readonly CsvProblem[];
  problems: readonly CsvProblem[];
}

/**
 * Reads a file of many documents: a row with a wrong cell is left out whole and said cell by cell. A heading that is not
 * of the template, and a file that ends within a row, stop all of it.
 * @param rowOf row that people know the so-manieth line under the heading by; of a part of a file another than its own.
 * @param orders what the dates of the parts before showed.
 */
export function readBulk(
  text: string,
  columns: readonly CsvColumn[],
  context: TextContext,
  rowOf?: (index: number) => number,
  orders?: DateOrders,
): BulkFile {
  const { rows, problems } = readCsv(text, columns, context, rowOf, orders);
  const bad = new Set(problems.map(({ row }) => row));
  const good = bad.size === 0 ? rows : rows.filter(({ row }) => !bad.has(row));
  return {
    rows: good,
    flawed: good.length === rows.length ? [] : rows.filter(({ row }) => bad.has(row)),
    wrong: rows.length - good.length,
    fatal: problems.filter(({ row }) => row <= 1),
    problems,
  };
}

/** Said of a file that has a heading and nothing else. */
export const NO_ROWS = 'El archivo no tiene filas debajo del encabezado; agregue al menos una.';
