import type { CatalogueRow } from '../foundation/documents/reference.ts';
import { plainTariff } from '../foundation/text/tariffCode.ts';
import { editionOn, isHeading, type DatedLists } from './editions.ts';
import { catalogue } from './names.ts';

const known = new WeakMap<readonly CatalogueRow[], ReadonlyMap<string, CatalogueRow>>();

/** Headings of the tariff that rules on the reference's day, by their digits; none where it was loaded without them. */
export function tariffHeadings({ rows, day }: DatedLists): ReadonlyMap<string, CatalogueRow> {
  const list = editionOn(rows(catalogue.tariff), day);
  const headings =
    known.get(list) ?? new Map(list.filter(isHeading).map((row) => [plainTariff(row.CLAVE), row]));
  known.set(list, headings);
  return headings;
}
