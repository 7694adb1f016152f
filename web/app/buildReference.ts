import { countries } from '../../shared/countries/countries.ts';
import type { CountryCode } from '../../shared/countries/country.ts';
import type { CatalogueRow, Reference } from '../../shared/foundation/documents/reference.ts';
import type { Catalogues } from './catalogueStore.ts';

const none: readonly CatalogueRow[] = [];

/** What fields, calculations and checks may ask in the browser; codes are found in constant time. */
export function buildReference(country: CountryCode, catalogues: Catalogues, today: string): Reference {
  const indexes = new Map<string, Map<string, CatalogueRow>>();
  const indexOf = (name: string): Map<string, CatalogueRow> | undefined => {
    const rows = catalogues.lists.get(name)?.rows;
    if (!rows) return undefined;
    const index = indexes.get(name) ?? new Map(rows.map((row) => [row.CLAVE, row]));
    indexes.set(name, index);
    return index;
  };
  return {
    country,
    today,
    day: today,
    checkTaxId: countries[country].checkTaxId,
    hasCode: (catalogue, code) => indexOf(catalogue)?.has(code),
    rows: (catalogue) => catalogues.lists.get(catalogue)?.rows ?? none,
    origin: (catalogue) => catalogues.lists.get(catalogue)?.origin,
    row: (catalogue, code) => indexOf(catalogue)?.get(code),
  };
}
