import {
  bulkColumns,
  PROBLEMS_SHOWN,
  ROWS_AT_ONCE,
  type BulkProblem,
} from '../../../../shared/foundation/documents/bulk.ts';
import { NO_ROWS, readBulk, type BulkFile } from '../../../../shared/foundation/documents/readBulk.ts';
import type { AnyDocument } from '../../../../shared/foundation/documents/definition.ts';
import type { Reference } from '../../../../shared/foundation/documents/reference.ts';
import { unparseCells, type CsvProblem } from '../../../../shared/foundation/fields/csv.ts';
import { DateOrders } from '../../../../shared/foundation/fields/dateOrders.ts';
import { csvPieces, EndlessLine } from '../../../../shared/foundation/fields/csvPieces.ts';
import { shield } from '../../../../shared/foundation/fields/shield.ts';
import type { HeldLoad } from './held.ts';
import type { Bulk, BulkCall } from './importRows.ts';
import { bulkObjects } from './jobRow.ts';
import { NumbersMet } from './numbersMet.ts';

const FILES = 'files';
/** Percent between two tellings of how far it is; each is a write. */
const STEP = 5;
/** As much of a wrong cell as an answer shows. */
const MOST_SHOWN = 200;

/** What one load is worked with. */
export interface BulkWork {
  call: BulkCall;
  definition: AnyDocument;
  bulk: Bulk;
  reference: Reference;
  held: HeldLoad;
}

/** What was found in a file so far. */
interface Found {
  FILAS: number;
  MALAS: number;
  ERRORES: number;
  PIEZAS: number;
  PROBLEMAS: BulkProblem[];
}

/** The file as a whole cannot be loaded. */
class UnfitFile extends Error {
  readonly problems: readonly CsvProblem[];
  constructor(problems: readonly CsvProblem[]) {
    super(problems[0]?.message);
    this.problems = problems;
  }
}

const unfit = (message: string): UnfitFile => new UnfitFile([{ row: 0, column: '', value: '', message }]);

export const bulkProblem = ({ row, column, value, message }: CsvProblem): BulkProblem => ({
  FILA: row,
  COLUMNA: column.slice(0, MOST_SHOWN),
  DICE: value.slice(0, MOST_SHOWN),
  MENSAJE: message.slice(0, 5 * MOST_SHOWN),
});

/** Lines of a file of errors: where, what stands there, and why it is wrong; no spreadsheet executes any. */
export const errorLines = (problems: readonly CsvProblem[]): Uint8Array =>
  Buffer.from(
    `${unparseCells(problems.map(({ row, column, value, message }) => [String(row), shield(column), shield(value), shield(message)]))}\r\n`,
  );
const ERROR_HEADING = Buffer.from('\uFEFFFila,Columna,Dice,Qué corregir\r\n');

/** Text of the file as it comes; a browser sends it in UTF-8 whatever it was in. */
async function* textOf(bytes: AsyncIterable<Uint8Array>, tell: (bytes: number) => Promise<void>) {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let read = 0;
  try {
    for await (const part of bytes) {
      // A picture, a program: no text has such a byte.
      if (part.includes(0)) throw unfit('El archivo no es un CSV. En Excel: Guardar como, «CSV UTF-8».');
      read += part.length;
      yield decoder.decode(part, { stream: true });
      await tell(read);
    }
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError)
      throw unfit('El archivo no está en UTF-8. Guárdelo como «CSV UTF-8», o cárguelo desde la pantalla.');
    throw error;
  }
}

/**
 * Looks a file through: its rows without errors into pieces that a load takes one after the other, its errors into a
 * file. One piece is in memory at a time, however long the file is. Looked through twice, it leaves the same.
 */
export async function review(work: BulkWork): Promise<void> {
  const { call, definition, held } = work;
  const { services, scope } = call;
  const objects = bulkObjects(definition.module, held.row.ID_CARGA);
  const file = await services.files.stream(scope, FILES, objects.file);
  if (!file) return held.letGo({ ESTADO: 'RECHAZADA', PROBLEMAS: [bulkProblem(FORGOTTEN)] });
  const found: Found = { FILAS: 0, MALAS: 0, ERRORES: 0, PIEZAS: 0, PROBLEMAS: [] };
  const errors = errorsOf(work, file, found);
  try {
    await services.files.putStream(scope, FILES, objects.errors, errors, 'text/csv');
    if (found.FILAS + found.MALAS === 0) throw unfit(NO_ROWS);
  } catch (error) {
    const fatal = error instanceof EndlessLine ? [endless(error.row)] : [];
    const problems = error instanceof UnfitFile ? error.problems : fatal;
    if (problems.length === 0) throw error;
    const all = [ERROR_HEADING, errorLines(problems)];
    await services.files.put(scope, FILES, objects.errors, Buffer.concat(all), 'text/csv');
    const PROBLEMAS = problems.slice(0, PROBLEMS_SHOWN).map(bulkProblem);
    return held.letGo({ ESTADO: 'RECHAZADA', PROBLEMAS, ERRORES: problems.length });
  }
  return held.letGo({ ...found, ESTADO: 'REVISADA', AVANCE: 100 });
}

const FORGOTTEN: CsvProblem = {
  row: 0,
  column: '',
  value: '',
  message: 'El archivo ya no está: se guarda tres días. Cárguelo de nuevo.',
};

const endless = (row: number): CsvProblem => ({
  row: 0,
  column: '',
  value: '',
  message: `Fila ${row}: hay unas comillas sin cerrar; ciérrelas, o genere el archivo otra vez si está cortado.`,
});

/** A piece without the rows of which more is wrong than their cells. */
function without(read: BulkFile, found: readonly CsvProblem[]): BulkFile {
  if (found.length === 0) return read;
  const bad = new Set(found.map(({ row }) => row));
  const rows = read.rows.filter(({ row }) => !bad.has(row));
  return {
    ...read,
    rows,
    wrong: read.wrong + read.rows.length - rows.length,
    problems: [...read.problems, ...found].sort((a, b) => a.row - b.row),
  };
}

/** The file of errors as the file is read; puts the rows without errors away and counts by the way. */
async function* errorsOf(
  { call, definition, bulk, reference, held }: BulkWork,
  file: AsyncIterable<Uint8Array>,
  found: Found,
): AsyncGenerator<Uint8Array> {
  const { services, scope } = call;
  const objects = bulkObjects(definition.module, held.row.ID_CARGA);
  const columns = bulkColumns(definition.dataSets[bulk.dataSet]!);
  const orders = new DateOrders();
  const numbers = new NumbersMet(definition, bulk, columns);
  const rowOf = (first: number) => (at: number) => at + first;
  let told = 0;
  const tell = async (bytes: number): Promise<void> => {
    const percent = Math.min(99, Math.floor((bytes * 100) / Math.max(1, held.row.BYTES)));
    if (percent < told + STEP) return;
    told = percent;
    await held.keep({ AVANCE: percent, FILAS: found.FILAS, MALAS: found.MALAS });
  };
  yield ERROR_HEADING;
  for await (const piece of csvPieces(textOf(file, tell), ROWS_AT_ONCE)) {
    const read = readBulk(piece.text, columns, reference, rowOf(piece.row), orders);
    if (read.fatal.length > 0) throw new UnfitFile(read.fatal);
    const twice = numbers.problems(read);
    const { rows, wrong, problems } = without(read, twice);
    if (rows.length > 0) {
      const bytes = Buffer.from(JSON.stringify(rows));
      await services.files.put(scope, FILES, objects.rows(found.PIEZAS), bytes, 'application/json');
      found.PIEZAS += 1;
    }
    found.FILAS += rows.length;
    found.MALAS += wrong;
    found.ERRORES += problems.length;
    if (problems.length === 0) continue;
    const room = PROBLEMS_SHOWN - found.PROBLEMAS.length;
    if (room > 0) found.PROBLEMAS.push(...problems.slice(0, room).map(bulkProblem));
    yield errorLines(problems);
  }
}
