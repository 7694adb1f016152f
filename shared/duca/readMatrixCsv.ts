import Papa from 'papaparse';
import { catalogue } from '../catalogues/names.ts';
import type { ReadCatalogue } from '../catalogues/readCatalogueCsv.ts';
import { isDate } from '../foundation/dates/date.ts';
import type { CatalogueRow, Reference } from '../foundation/documents/reference.ts';
import { messageNodes } from './xml/nodes.ts';

/** Columns of a rules row (spec 3), and the days between which it rules; a blank day is no limit. */
const COLUMNS = ['ID_NODO', 'NODO_PADRE', 'NODO', 'CLASE', 'REGIMEN', 'TIPO'] as const;
const DAYS = ['VIGENTE_DESDE', 'VIGENTE_HASTA'] as const;
const TYPES = ['MANDATORIA', 'CONDICIONAL', 'NO APLICA'];
/** So many wrong rows say enough; the rest would only hide them. */
const MOST_PROBLEMS = 100;

/**
 * Rows of a rules matrix from CSV: UTF-8, comma, header with the columns of spec 3. A node that the message has not, a
 * modality or class of no list, and a rule that is there twice are named with their line; with any problem the rows
 * are not to be used.
 */
export function readMatrixCsv(text: string, reference: Reference): ReadCatalogue {
  const read: ReadCatalogue = { rows: [], problems: [] };
  const report = (line: number, column: string, message: string): void => {
    if (read.problems.length >= MOST_PROBLEMS) return;
    read.problems.push({
      code: 'duca.matrix-csv',
      path: column === '' ? `FILAS[${line}]` : `FILAS[${line}].${column}`,
      message: `Línea ${line}${column === '' ? '' : `, columna ${column}`}: ${message}`,
      severity: 'error',
    });
  };
  const [header = [], ...lines] = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimiter: ',' }).data;
  const names = header.map((name) => name.trim());
  for (const needed of COLUMNS) {
    if (!names.includes(needed)) report(1, needed, `falta la columna ${needed} en el encabezado; agréguela`);
  }
  if (read.problems.length > 0) return read;
  const seen = new Map<string, number>();
  lines.forEach((cells, index) => {
    const line = index + 2;
    if (cells.every((cell) => cell.trim() === '')) return;
    if (cells.length !== names.length) {
      report(
        line,
        '',
        `tiene ${cells.length} columnas y el encabezado ${names.length}; revise comas y comillas`,
      );
      return;
    }
    const cell = (name: string): string => cells[names.indexOf(name)]?.trim() ?? '';
    const row: CatalogueRow = { CLAVE: String(line), VALOR: `${cell('NODO_PADRE')}.${cell('NODO')}` };
    for (const name of [...COLUMNS, ...DAYS]) row[name] = cell(name);
    for (const [column, message] of rowFaults(row, reference)) report(line, column, message);
    const key = ['NODO_PADRE', 'NODO', 'CLASE', 'REGIMEN', 'VIGENTE_DESDE']
      .map((name) => row[name])
      .join('|');
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, line);
    else report(line, 'NODO', `la misma regla ya está en la línea ${earlier}; deje una de las dos`);
    read.rows.push(row);
  });
  if (read.rows.length === 0 && read.problems.length === 0) {
    report(2, '', 'el archivo no tiene filas; agregue al menos una');
  }
  return read;
}

function rowFaults(row: CatalogueRow, reference: Reference): [column: string, message: string][] {
  const faults: [string, string][] = [];
  const { NODO_PADRE = '', NODO = '', TIPO = '', REGIMEN = '', CLASE = '' } = row;
  const children = messageNodes.get(NODO_PADRE);
  if (!children) {
    faults.push([
      'NODO_PADRE',
      `el nodo «${NODO_PADRE}» no existe en el mensaje${hint(NODO_PADRE, [...messageNodes.keys()])}`,
    ]);
  } else if (!children.has(NODO)) {
    faults.push([
      'NODO',
      `el nodo «${NODO}» no existe dentro de «${NODO_PADRE}»${hint(NODO, [...children])}`,
    ]);
  }
  if (!TYPES.includes(TIPO)) {
    faults.push(['TIPO', `«${TIPO}» debe ser MANDATORIA, CONDICIONAL o NO APLICA`]);
  }
  if (REGIMEN !== '*' && reference.hasCode(catalogue.modalities, REGIMEN) === false) {
    faults.push(['REGIMEN', `«${REGIMEN}» no es una modalidad; use un código de la lista o * para todas`]);
  }
  if (CLASE !== '*' && reference.hasCode(catalogue.declarationClasses, CLASE) === false) {
    faults.push(['CLASE', `«${CLASE}» no es una clase de declaración; use un código de la lista o *`]);
  }
  for (const name of DAYS) {
    const day = row[name] ?? '';
    if (day !== '' && !isDate(day)) faults.push([name, `«${day}» debe ser un día como 2026-01-31`]);
  }
  return faults;
}

/** A name that differs only in its capitals, or begins alike, is most likely what was meant. */
function hint(name: string, known: readonly string[]): string {
  const plain = name.toLowerCase();
  const meant =
    known.find((each) => each.toLowerCase() === plain) ??
    known.find((each) => plain.length > 3 && each.toLowerCase().startsWith(plain.slice(0, 4)));
  return meant === undefined ? '' : `; ¿quiso decir «${meant}»?`;
}
