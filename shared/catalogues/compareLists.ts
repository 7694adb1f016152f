import type { CatalogueRow } from '../foundation/documents/reference.ts';

export interface ListChanges {
  added: CatalogueRow[];
  /** Rows that say otherwise than before, as they will be. */
  changed: CatalogueRow[];
  removed: CatalogueRow[];
  same: number;
}

const textOf = (row: CatalogueRow): string =>
  JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** What would change when one list took the place of another, by their keys. */
export function compareLists(before: readonly CatalogueRow[], after: readonly CatalogueRow[]): ListChanges {
  const known = new Map(before.map((row) => [row.CLAVE, row]));
  const changes: ListChanges = { added: [], changed: [], removed: [], same: 0 };
  for (const row of after) {
    const old = known.get(row.CLAVE);
    known.delete(row.CLAVE);
    if (!old) changes.added.push(row);
    else if (textOf(old) === textOf(row)) changes.same += 1;
    else changes.changed.push(row);
  }
  changes.removed.push(...known.values());
  return changes;
}
