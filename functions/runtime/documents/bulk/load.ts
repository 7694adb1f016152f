import { PROBLEMS_SHOWN, type LoadedRow } from '../../../../shared/foundation/documents/bulk.ts';
import { rowsOfRanges } from '../../../../shared/foundation/fields/rowRanges.ts';
import type { CsvProblem, CsvRow } from '../../../../shared/foundation/fields/csv.ts';
import { loadRows } from './importRows.ts';
import { bulkObjects } from './jobRow.ts';
import { bulkProblem, errorLines, type BulkWork } from './review.ts';

const FILES = 'files';
/** A worker goes on with another message before its time ends. */
const LONGEST_MS = 60_000;

const isChosen = (cuales: string, most: number): ((row: CsvRow) => boolean) => {
  if (cuales === 'BUENAS') return () => true;
  const rows = new Set(rowsOfRanges(cuales, most));
  return ({ row }) => rows.has(row);
};

const refusedOf = (loaded: readonly LoadedRow[]): CsvProblem[] =>
  loaded
    .filter(({ SITUACION }) => SITUACION === 'rechazada')
    .map(({ FILA, MENSAJE }) => ({
      row: FILA,
      column: '',
      value: '',
      message: `Fila ${FILA}: ${MENSAJE}`,
    }));

/**
 * Writes the chosen rows of a reviewed file, piece by piece; each passed piece is kept, so whoever takes a load over
 * begins at the first that is not. Of the one that was being written when a worker ended, rows that stand already are
 * found and told as equal.
 */
export async function load(work: BulkWork): Promise<void> {
  const { call, definition, held } = work;
  const { services, scope } = call;
  const objects = bulkObjects(definition.module, held.row.ID_CARGA);
  const { CUALES, PIEZAS, FILAS, MALAS } = held.row;
  const wanted = isChosen(CUALES, FILAS + MALAS);
  const begun = performance.now();
  for (let piece = held.row.PASADAS; piece < PIEZAS; piece += 1) {
    const bytes = await services.files.get(scope, FILES, objects.rows(piece));
    if (!bytes) return held.letGo({ ESTADO: 'RECHAZADA', PROBLEMAS: [FORGOTTEN] });
    const rows = JSON.parse(Buffer.from(bytes).toString()) as CsvRow[];
    const chosen = rows.filter(wanted).map(({ row, values }) => ({ FILA: row, VALORES: values }));
    const loaded = await loadRows(work, chosen);
    const refused = refusedOf(loaded);
    if (refused.length > 0)
      await services.files.put(scope, FILES, objects.refused(piece), errorLines(refused), 'text/csv');
    const set = passed(work, piece, rows.length, loaded, refused);
    if (piece + 1 < PIEZAS && performance.now() - begun > LONGEST_MS) return held.letGo(set, true);
    await held.keep(set);
  }
  await services.files.putStream(scope, FILES, objects.allErrors, allErrors(work), 'text/csv');
  return held.letGo({ ESTADO: 'TERMINADA' });
}

const FORGOTTEN = bulkProblem({
  row: 0,
  column: '',
  value: '',
  message: 'Las filas revisadas ya no están: se guardan tres días. Cargue el archivo de nuevo.',
});

function passed(
  { held: { row } }: BulkWork,
  piece: number,
  count: number,
  loaded: readonly LoadedRow[],
  refused: readonly CsvProblem[],
) {
  const of = (situation: LoadedRow['SITUACION']): number =>
    loaded.filter(({ SITUACION }) => SITUACION === situation).length;
  const room = Math.max(0, PROBLEMS_SHOWN - row.PROBLEMAS.length);
  return {
    PASADAS: piece + 1,
    HECHAS: row.HECHAS + count,
    NUEVAS: row.NUEVAS + of('nueva'),
    CAMBIADAS: row.CAMBIADAS + of('cambiada'),
    IGUALES: row.IGUALES + of('igual'),
    RECHAZADAS: row.RECHAZADAS + refused.length,
    PROBLEMAS: [...row.PROBLEMAS, ...refused.slice(0, room).map(bulkProblem)],
    CON_RECHAZO: refused.length > 0 ? [...row.CON_RECHAZO, piece] : row.CON_RECHAZO,
  };
}

/** Errors of the file and what was refused, as one file. */
async function* allErrors({ call, definition, held }: BulkWork): AsyncGenerator<Uint8Array> {
  const { services, scope } = call;
  const objects = bulkObjects(definition.module, held.row.ID_CARGA);
  const names = [objects.errors, ...held.row.CON_RECHAZO.map(objects.refused)];
  for (const name of names) {
    const file = await services.files.stream(scope, FILES, name);
    if (file) yield* file;
  }
}
