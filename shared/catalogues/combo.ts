import type { CatalogueRow } from '../foundation/documents/reference.ts';

/** Spec 3: what a combo shows when its list is empty or unknown. */
export const NO_RESULTS: CatalogueRow = { CLAVE: '-1', VALOR: 'SIN RESULTADOS' };

export const comboNames = (tables: string): string[] =>
  tables
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Spec 7: one list of rows for each name, or the rows themselves when there is one name. */
export function combosOf(
  names: readonly string[],
  rowsOf: (name: string) => readonly CatalogueRow[] | undefined,
): (CatalogueRow | CatalogueRow[])[] {
  const lists = names.map((name) => {
    const rows = rowsOf(name) ?? [];
    return rows.length > 0 ? [...rows] : [NO_RESULTS];
  });
  return lists.length === 1 ? lists[0]! : lists;
}
