import { compareLists, type ListChanges } from '../../shared/catalogues/compareLists.ts';
import { csvReport } from '../../shared/catalogues/csvReport.ts';
import { codesOf, editionOn, nextEdition, saidBy } from '../../shared/catalogues/editions.ts';
import { catalogue } from '../../shared/catalogues/names.ts';
import { formatDate } from '../../shared/foundation/dates/date.ts';
import type { CatalogueRow, Reference } from '../../shared/foundation/documents/reference.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';

interface Loaded {
  TABLA: string;
  VIGENTE_DESDE: string;
  MUESTRA: boolean;
}

/** Rows as they are kept: of the tariff together with what the new edition ends, of any other list its own. */
export function withPast(
  { TABLA, VIGENTE_DESDE, MUESTRA }: Loaded,
  rows: readonly CatalogueRow[],
  reference: Reference,
): readonly CatalogueRow[] {
  const origin = reference.origin(TABLA);
  if (TABLA !== catalogue.tariff || !origin) return rows;
  const known = { ...origin, rows: reference.rows(TABLA) };
  return nextEdition(known, { rows, sample: MUESTRA }, VIGENTE_DESDE);
}

/** Why a file is no next edition: it is older than the one in force, or dates its own rows. */
export function editionProblems(
  { TABLA, VIGENTE_DESDE, MUESTRA }: Loaded,
  rows: readonly CatalogueRow[],
  reference: Reference,
): Problem[] {
  const origin = reference.origin(TABLA);
  if (TABLA !== catalogue.tariff || !origin) return [];
  const problems: Problem[] = [];
  const report = csvReport('catalogues.tariff', problems);
  if (!origin.sample && !MUESTRA && VIGENTE_DESDE < origin.validFrom) {
    const since = formatDate(origin.validFrom);
    report(
      1,
      '',
      `ya rige una edición desde el ${since}; cargue las ediciones en su orden, o deshaga esa antes`,
    );
  }
  if (rows[0]?.['VIGENTE_DESDE'] !== undefined || rows[0]?.['VIGENTE_HASTA'] !== undefined) {
    const reason = 'una edición rige entera desde un día, el que se elige al cargarla; quite la columna';
    report(1, 'VIGENTE_DESDE', reason);
  }
  return problems;
}

/** A list as a file of it is compared: of the tariff the codes that rule now, without their days. */
export const comparable = (name: string, reference: Reference): readonly CatalogueRow[] =>
  name === catalogue.tariff
    ? codesOf(editionOn(reference.rows(name), reference.day)).map(saidBy)
    : reference.rows(name);

/** What a file would change of the list in force. */
export const comparedTo = (name: string, rows: readonly CatalogueRow[], reference: Reference): ListChanges =>
  compareLists(comparable(name, reference), name === catalogue.tariff ? codesOf(rows).map(saidBy) : rows);

/** As many rows as a person counts in a file: of the tariff the codes, not what stands over them. */
export const countOf = (rows: readonly CatalogueRow[]): number => codesOf(rows).length;

/** « (DAI: 5.00 → 15.00)»; the cells besides the text that a changed row says otherwise. */
export function movedCells(before: CatalogueRow | undefined, after: CatalogueRow): string {
  if (!before) return '';
  const cells = Object.keys({ ...before, ...after })
    .filter((name) => name !== 'CLAVE' && name !== 'VALOR' && (before[name] ?? '') !== (after[name] ?? ''))
    .map((name) => `${name}: ${before[name] || '—'} → ${after[name] || '—'}`);
  return cells.length === 0 ? '' : ` (${cells.join('; ')})`;
}
