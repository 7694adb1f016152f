import { catalogue } from './names.ts';
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
  const lists = names.map((name) => orNoResults(rowsOf(name) ?? []));
  return lists.length === 1 ? lists[0]! : lists;
}

/** Rows of a combo, or the one that stands for none. */
export const orNoResults = (rows: readonly CatalogueRow[]): CatalogueRow[] =>
  rows.length > 0 ? [...rows] : [NO_RESULTS];

/** Rows of a country: those that name it, and those that name none. */
export const ofCountry = (rows: readonly CatalogueRow[], country: string): CatalogueRow[] =>
  orNoResults(
    country === '' ? rows : rows.filter(({ PAIS = '' }) => PAIS === '' || PAIS === country.toUpperCase()),
  );

/** Stands among the names of the all-in-one combo for the suppliers, which are no list of the system. */
export const SUPPLIERS = 'proveedores';

/** The fourteen lists of the all-in-one combo, in their order (spec 7, all-in-one combo). */
export const ALL_IN_ONE: readonly string[] = [
  catalogue.transportDocuments,
  catalogue.transportIssuers,
  catalogue.invoiceIssuers,
  catalogue.invoiceDocuments,
  catalogue.countries,
  SUPPLIERS,
  catalogue.currencies,
  catalogue.incoterms,
  catalogue.sealIssuers,
  catalogue.equipmentTypes,
  catalogue.units,
  catalogue.packageKinds,
  catalogue.goodsStates,
  catalogue.locations,
];
