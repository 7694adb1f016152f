import { shippedCatalogues } from './shippedCatalogues.ts';
import { countries } from '../countries/countries.ts';
import type { CountryCode } from '../countries/country.ts';
import { makeReference } from '../foundation/documents/makeReference.ts';
import type { CatalogueRow, Reference } from '../foundation/documents/reference.ts';

/** The shipped lists of a country with the rows of some replaced. */
export function referenceWith(
  rows: Record<string, readonly Partial<CatalogueRow>[]>,
  country: CountryCode = 'GT',
): Reference {
  const lists = new Map(
    shippedCatalogues.filter((list) => list.countries.includes(country)).map((list) => [list.name, list]),
  );
  for (const [name, own] of Object.entries(rows))
    lists.set(name, { ...lists.get(name)!, rows: own as CatalogueRow[] });
  return makeReference({ country, today: '2026-11-20', checkTaxId: countries[country].checkTaxId, lists });
}
