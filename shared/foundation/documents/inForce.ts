import { remembered } from '../remembered.ts';
import type { CatalogueRow } from './reference.ts';

/** Whether a row rules on a day; a blank day is no limit. */
export const inForce = (
  { VIGENTE_DESDE: from = '', VIGENTE_HASTA: until = '' }: CatalogueRow,
  today: string,
): boolean => from <= today && (until === '' || until >= today);

/** Rows of a list that rule on a day, those to choose from; the list itself where all do. The same array for the same day. */
export const rowsInForce = remembered(
  (rows: readonly CatalogueRow[], day: string): readonly CatalogueRow[] =>
    rows.every((row) => inForce(row, day)) ? rows : rows.filter((row) => inForce(row, day)),
);

/** Rows by code that do not rule on a day, of codes that no other row of the list has on it. */
export const rowsOutOfForce = remembered(
  (rows: readonly CatalogueRow[], day: string): ReadonlyMap<string, CatalogueRow> => {
    const ruling = rowsInForce(rows, day);
    if (ruling === rows) return NONE;
    const out = new Map(rows.map((row) => [row.CLAVE, row]));
    for (const { CLAVE } of ruling) out.delete(CLAVE);
    return out;
  },
);

const NONE: ReadonlyMap<string, CatalogueRow> = new Map();
