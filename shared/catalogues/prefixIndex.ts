import { inForce } from '../foundation/documents/inForce.ts';
import type { CatalogueRow } from '../foundation/documents/reference.ts';

interface Prefixes {
  /** Longest first. */
  lengths: readonly number[];
  /** Rows that rule a code whose longest listed beginning is this one: its own, then those of shorter beginnings. */
  rows: ReadonlyMap<string, readonly CatalogueRow[]>;
}

const indexes = new WeakMap<readonly CatalogueRow[], Prefixes>();
const NONE: readonly CatalogueRow[] = [];

function indexOf(list: readonly CatalogueRow[]): Prefixes {
  const known = indexes.get(list);
  if (known) return known;
  const own = Map.groupBy(list, (row) => row['PREFIJO'] ?? '');
  const lengths = [...new Set([...own.keys()].map((prefix) => prefix.length))].sort((a, b) => b - a);
  const rows = new Map<string, readonly CatalogueRow[]>();
  for (const prefix of own.keys()) {
    rows.set(
      prefix,
      lengths.flatMap((length) => (length <= prefix.length ? (own.get(prefix.slice(0, length)) ?? []) : [])),
    );
  }
  const index = { lengths, rows };
  indexes.set(list, index);
  return index;
}

/**
 * Rows of a list whose PREFIJO begins the tariff code, longest prefix first and in the order of the list. Indexed once
 * per list, because a declaration asks for each of its fractions.
 * @param tariff code without dots.
 */
export function rowsOfTariff(list: readonly CatalogueRow[], tariff: string): readonly CatalogueRow[] {
  const { lengths, rows } = indexOf(list);
  for (const length of lengths) {
    const found = length <= tariff.length ? rows.get(tariff.slice(0, length)) : undefined;
    if (found) return found;
  }
  return NONE;
}

/**
 * The row that rules today, of those of `rowsOfTariff` that speak of something: of the longest prefix, the one that began
 * last. Undefined when none rules.
 */
export function rulingRow(
  rows: readonly CatalogueRow[],
  today: string,
  speaks: (row: CatalogueRow) => boolean,
): CatalogueRow | undefined {
  let best: CatalogueRow | undefined;
  for (const row of rows) {
    if (best && best['PREFIJO'] !== row['PREFIJO']) break;
    if (!speaks(row) || !inForce(row, today)) continue;
    if (!best || (row['VIGENTE_DESDE'] ?? '') > (best['VIGENTE_DESDE'] ?? '')) best = row;
  }
  return best;
}
