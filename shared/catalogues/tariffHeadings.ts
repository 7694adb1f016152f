import type { CatalogueRow, Reference } from '../foundation/documents/reference.ts';
import { plainTariff } from '../foundation/text/tariffCode.ts';
import { editionOn, isHeading } from './editions.ts';
import { catalogue } from './names.ts';

const known = new WeakMap<readonly CatalogueRow[], ReadonlyMap<string, CatalogueRow>>();

/** Headings of the tariff that rules on the reference's day, by their digits; none where it was loaded without them. */
export function tariffHeadings(reference: Reference): ReadonlyMap<string, CatalogueRow> {
  const rows = editionOn(reference.rows(catalogue.tariff), reference.day);
  const headings =
    known.get(rows) ?? new Map(rows.filter(isHeading).map((row) => [plainTariff(row.CLAVE), row]));
  known.set(rows, headings);
  return headings;
}
