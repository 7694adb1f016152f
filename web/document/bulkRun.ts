import { ROWS_AT_ONCE, type BulkRow, type LoadedRow } from '../../shared/foundation/documents/bulk.ts';
import { readCsv, type CsvColumn, type CsvProblem } from '../../shared/foundation/fields/csv.ts';
import type { TextContext } from '../../shared/foundation/fields/readText.ts';

/** What a file holds: rows that can be loaded, and what is wrong with the others. */
export interface BulkFile {
  rows: readonly BulkRow[];
  /** Rows of the file that have something wrong; none of them is among `rows`. */
  wrong: number;
  /** What is wrong with the file itself, so that none of its rows may be loaded. */
  fatal: readonly CsvProblem[];
  problems: readonly CsvProblem[];
}

/**
 * Reads a file of many documents: a row with a wrong cell is left out whole and said cell by cell. A heading that is not
 * of the template, and a file that ends within a row, stop all of it.
 */
export function readBulk(text: string, columns: readonly CsvColumn[], context: TextContext): BulkFile {
  const { rows, problems } = readCsv(text, columns, context);
  const fatal = problems.filter(({ row }) => row <= 1);
  if (rows.length === 0 && fatal.length === 0 && problems.length === 0)
    return { rows: [], wrong: 0, fatal: [EMPTY], problems: [EMPTY] };
  const bad = new Set(problems.map(({ row }) => row));
  const good = rows.filter(({ row }) => !bad.has(row));
  return {
    rows: good.map(({ row, values }) => ({ FILA: row, VALORES: values })),
    wrong: rows.length - good.length,
    fatal,
    problems,
  };
}

const EMPTY: CsvProblem = {
  row: 0,
  column: '',
  value: '',
  message: 'El archivo no tiene filas debajo del encabezado; agregue al menos una.',
};

/** How far a load is. */
export interface BulkProgress {
  done: number;
  total: number;
  counts: Readonly<Record<LoadedRow['SITUACION'], number>>;
  /** Rows that the server refused, with why. */
  refused: readonly LoadedRow[];
}

export const begun = (total: number): BulkProgress => ({
  done: 0,
  total,
  counts: { nueva: 0, cambiada: 0, igual: 0, rechazada: 0 },
  refused: [],
});

/**
 * Loads rows some at a time from where `from` left off, telling how far it is; what fails is thrown, and the last told
 * progress is where to go on. Ends early, without a word, when `signal` says so.
 */
export async function runBulk(
  rows: readonly BulkRow[],
  from: BulkProgress,
  send: (rows: readonly BulkRow[]) => Promise<readonly LoadedRow[]>,
  tell: (progress: BulkProgress) => void,
  signal: AbortSignal,
): Promise<void> {
  let now = from;
  while (now.done < rows.length && !signal.aborted) {
    const answers = await send(rows.slice(now.done, now.done + ROWS_AT_ONCE));
    const counts = { ...now.counts };
    for (const { SITUACION } of answers) counts[SITUACION] += 1;
    const refused = answers.filter(({ SITUACION }) => SITUACION === 'rechazada');
    now = {
      ...now,
      done: Math.min(rows.length, now.done + ROWS_AT_ONCE),
      counts,
      refused: refused.length > 0 ? [...now.refused, ...refused] : now.refused,
    };
    tell(now);
  }
}

/** Rows of the file of errors: where, what stands there, and why it is wrong. */
export const errorRows = (problems: readonly CsvProblem[], refused: readonly LoadedRow[]): string[][] => [
  ...problems.map(({ row, column, value, message }) => [String(row), column, value, message]),
  ...refused.map(({ FILA, MENSAJE }) => [String(FILA), '', '', MENSAJE]),
];
export const ERROR_HEADING = ['Fila', 'Columna', 'Dice', 'Qué corregir'];
