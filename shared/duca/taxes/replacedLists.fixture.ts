import { shippedCatalogues } from '../../catalogues/shippedCatalogues.ts';
import { countries } from '../../countries/countries.ts';
import { makeReference } from '../../foundation/documents/makeReference.ts';
import type { CatalogueRow, Reference } from '../../foundation/documents/reference.ts';

/** The shipped lists of Guatemala with the rows of some replaced. */
export function referenceWith(
  rows: Record<string, readonly Partial<CatalogueRow>[]>,
  today = '2026-11-20',
): Reference {
  const lists = new Map(
    shippedCatalogues.filter((list) => list.countries.includes('GT')).map((list) => [list.name, list]),
  );
  for (const [name, own] of Object.entries(rows))
    lists.set(name, { ...lists.get(name)!, rows: own as CatalogueRow[] });
  return makeReference({ country: 'GT', today, checkTaxId: countries.GT.checkTaxId, lists });
}
