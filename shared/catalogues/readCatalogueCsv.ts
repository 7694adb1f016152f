import { csvReport } from './csvReport.ts';
import { BOX_44_REGIME, DVA_REGIME } from './regimeAttributes.ts';
import { ratesOverlaps, type NumberedRow } from './ratesOverlaps.ts';
import { ratesCellProblem, ratesRowProblem, type CodeColumns, type HasCode } from './cellRules.ts';
import { isDate } from '../foundation/dates/date.ts';
import { breaksOf } from '../foundation/fields/breaksOf.ts';
import { parseCells, unshield } from '../foundation/fields/csv.ts';
import type { CatalogueRow } from '../foundation/documents/reference.ts';
import type { Problem } from '../foundation/rules/problem.ts';

const LONGEST_CELL = 500;

const FLAG_COLUMN =
  /^(INCLUYE_|DECLARA_)|^(ACTIVO|SALIDA|RETORNO|TASA_IMPORTACION|VEHICULO|PREFERENCIAL|TITULO|CANCELA_TITULO|DECLARACION_ANTERIOR|DESCARGA_EXIGE)$/;
/** What a company may say otherwise (`regimeAttributes.ts`), in the words in which it is set. */
const YES_NO_COLUMN = new RegExp(`^(${DVA_REGIME}|${BOX_44_REGIME})$`);
/** Any list may say since and until when its rows rule. */
const DAYS: readonly string[] = ['VIGENTE_DESDE', 'VIGENTE_HASTA'];
const RATE_COLUMN = /^(DAI|TASA|PORCENTAJE)$/;

export interface ReadCatalogue {
  rows: CatalogueRow[];
  problems: Problem[];
}

/**
 * Rows of a catalogue file: UTF-8, comma, semicolon or tab, header `CLAVE,VALOR,…`. Every bad row is named with its line in the file and
 * its column; with any error the rows are not to be used. Rates that meet on the same days are a warning: the later one
 * rules, and the person may have meant otherwise.
 * @param columns columns that the product reads of this list besides CLAVE and VALOR.
 * @param hasCode of the country's lists in force, for columns that name codes of theirs.
 * @param codes columns that in this list hold codes of other lists than elsewhere.
 */
export function readCatalogueCsv(
  text: string,
  columns: readonly string[],
  hasCode: HasCode = () => undefined,
  codes: CodeColumns = {},
): ReadCatalogue {
  const problems: Problem[] = [];
  const report = csvReport('catalogues.csv', problems);
  const parsed = parseCells(text);
  const [header = [], ...lines] = parsed.data;
  const names = header.map((name) => name.trim());
  checkHeader(names, columns, (column, message) => report(1, column, message));
  for (const message of breaksOf(text, parsed)) report(1, '', message);
  if (problems.length > 0) return { rows: [], problems };

  const rows: CatalogueRow[] = [];
  const numbered: NumberedRow[] = [];
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
    const row = Object.fromEntries(
      names.map((name, column) => [name, unshield(cells[column]!.trim())]),
    ) as CatalogueRow;
    for (const name of names) {
      const value = row[name]!;
      const asked = value !== '' && (columns.includes(name) || DAYS.includes(name));
      const reason =
        cellProblem(name, value) ?? (asked ? ratesCellProblem(name, value, hasCode, codes) : undefined);
      if (reason !== undefined) report(line, name, reason);
    }
    const unusable = ratesRowProblem(row, hasCode);
    if (unusable) report(line, ...unusable);
    const turned = turnedDays(row);
    if (turned !== undefined) report(line, 'VIGENTE_HASTA', turned);
    const earlier = seen.get(row.CLAVE);
    if (earlier !== undefined)
      report(line, 'CLAVE', `«${row.CLAVE}» ya está en la línea ${earlier}; deje una de las dos`);
    else seen.set(row.CLAVE, line);
    rows.push(row);
    numbered.push({ row, line });
  });
  // Errors first: only so many problems are said, and none that must stop the file may be left out.
  const overlaps = ratesOverlaps(numbered).sort((a, b) => Number(b.undecided) - Number(a.undecided));
  for (const { line, message, undecided } of overlaps) {
    report(line, 'VIGENTE_DESDE', message, undecided ? 'error' : 'warning');
  }
  if (rows.length === 0 && problems.length === 0)
    report(2, '', 'el archivo no tiene filas; agregue al menos una');
  return { rows, problems };
}

/** A row that ends before it begins would rule on no day, and nobody would hear of it. */
function turnedDays({
  VIGENTE_DESDE: from = '',
  VIGENTE_HASTA: until = '',
}: CatalogueRow): string | undefined {
  return isDate(from) && isDate(until) && until < from
    ? `${until} es antes de ${from}, el día en que empieza; corrija uno de los dos días`
    : undefined;
}

function checkHeader(
  names: readonly string[],
  columns: readonly string[],
  report: (column: string, message: string) => void,
): void {
  for (const needed of ['CLAVE', 'VALOR', ...columns]) {
    if (!names.includes(needed)) report(needed, `falta la columna ${needed} en el encabezado; agréguela`);
  }
  names.forEach((name, index) => {
    if (!/^[A-Z][A-Z0-9_]{0,40}$/.test(name)) {
      report('', `el encabezado «${name}» no es un nombre de columna; use mayúsculas, dígitos y guion bajo`);
    } else if (names.indexOf(name) !== index) report(name, 'la columna está dos veces; deje una');
  });
}

function cellProblem(name: string, value: string): string | undefined {
  if (value === '') return name === 'CLAVE' || name === 'VALOR' ? 'está vacía y es obligatoria' : undefined;
  if (value.includes('\uFFFD')) return 'tiene caracteres que no son UTF-8; guarde el archivo como CSV UTF-8';
  if (value.length > LONGEST_CELL) return `tiene ${value.length} caracteres y admite ${LONGEST_CELL}`;
  if (FLAG_COLUMN.test(name) && value !== '1' && value !== '0') return `«${value}» debe ser 1 o 0`;
  if (YES_NO_COLUMN.test(name) && value !== 'Si' && value !== 'No') return `«${value}» debe ser Si o No`;
  if (RATE_COLUMN.test(name) && !/^\d{1,3}\.\d{2}$/.test(value)) {
    return `«${value}» debe ser un porcentaje con dos decimales, como 15.00`;
  }
  return undefined;
}
