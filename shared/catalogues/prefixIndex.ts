import type { CatalogueRow } from '../foundation/documents/reference.ts';

interface Prefixes {
  /** Longest first. */
  lengths: number[];
  rows: Map<string, CatalogueRow[]>;
}

const indexes = new WeakMap<readonly CatalogueRow[], Map<string, Map<string, Prefixes>>>();

const NONE: Prefixes = { lengths: [], rows: new Map() };

function indexOf(rows: readonly CatalogueRow[], column: string): Map<string, Prefixes> {
  const byColumn = indexes.get(rows) ?? new Map<string, Map<string, Prefixes>>();
  indexes.set(rows, byColumn);
  const known = byColumn.get(column);
  if (known) return known;
  const index = new Map<string, Prefixes>();
  for (const row of rows) {
    const value = row[column] ?? '';
    const prefix = row['PREFIJO'] ?? '';
    const entry = index.get(value) ?? { lengths: [], rows: new Map<string, CatalogueRow[]>() };
    index.set(value, entry);
    if (!entry.lengths.includes(prefix.length)) entry.lengths.push(prefix.length);
    entry.rows.set(prefix, [...(entry.rows.get(prefix) ?? []), row]);
  }
  for (const entry of index.values()) entry.lengths.sort((a, b) => b - a);
  byColumn.set(column, index);
  return index;
}

/**
 * Rows of a list whose `column` holds the value and whose PREFIJO begins the tariff code, longest prefix first and in
 * the order of the list. Indexed once per list, because a declaration asks for each of its fractions.
 * @param tariff code without dots.
 */
export function* rowsOfTariff(
  rows: readonly CatalogueRow[],
  column: string,
  value: string,
  tariff: string,
): Generator<CatalogueRow> {
  const { lengths, rows: byPrefix } = indexOf(rows, column).get(value) ?? NONE;
  for (const length of lengths) {
    if (length <= tariff.length) yield* byPrefix.get(tariff.slice(0, length)) ?? [];
  }
}

/** Values that a column of a list holds, each once, in the order of the list. */
export const valuesOfColumn = (rows: readonly CatalogueRow[], column: string): Iterable<string> =>
  indexOf(rows, column).keys();

/** Whether a row rules on a day; a blank day is no limit. */
export const inForce = (
  { VIGENTE_DESDE: from = '', VIGENTE_HASTA: until = '' }: CatalogueRow,
  today: string,
): boolean => from <= today && (until === '' || until >= today);
