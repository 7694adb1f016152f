import type { CatalogueRow, Reference } from '../documents/reference.ts';

/** Global configuration entry (spec 3): what a company says otherwise than the lists of its country. */
export interface OptionEntry {
  /** List and attribute that it is laid over: «cat_sys_parametros.TEXTO». */
  OPCION: string;
  /** Row of the list. */
  CLAVE: string;
  VALOR: string;
}

/** List and attribute of an option. */
export const placeOf = (OPCION: string): { list: string; attribute: string } => {
  const at = OPCION.indexOf('.');
  return { list: OPCION.slice(0, at), attribute: OPCION.slice(at + 1) };
};

/**
 * The lists of the country with a company's options laid over them, so that whatever asks a list obeys the option. A row
 * that the list in force lacks is not made up.
 */
export function withOptions(reference: Reference, entries: readonly OptionEntry[]): Reference {
  if (entries.length === 0) return reference;
  const over = new Map<string, Map<string, Record<string, string>>>();
  for (const { OPCION, CLAVE, VALOR } of entries) {
    const { list, attribute } = placeOf(OPCION);
    const rows = over.get(list) ?? new Map<string, Record<string, string>>();
    over.set(list, rows.set(CLAVE, { ...rows.get(CLAVE), [attribute]: VALOR }));
  }
  const laid = new Map<string, readonly CatalogueRow[]>();
  const rowsOf = (list: string): readonly CatalogueRow[] => {
    const options = over.get(list);
    const rows = reference.rows(list);
    if (!options) return rows;
    const known = laid.get(list) ?? rows.map((row) => ({ ...row, ...options.get(row.CLAVE) }));
    laid.set(list, known);
    return known;
  };
  return {
    ...reference,
    rows: rowsOf,
    row: (list, code) => {
      const row = reference.row(list, code);
      const own = row && over.get(list)?.get(code);
      return own ? { ...row, ...own } : row;
    },
    options: entries.map((each) => `${each.OPCION}:${each.CLAVE}=${each.VALOR}`).join('|'),
  };
}
