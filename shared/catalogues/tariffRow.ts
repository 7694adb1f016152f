import type { CatalogueRow, Reference } from '../foundation/documents/reference.ts';
import { plainTariff } from '../foundation/text/tariffCode.ts';
import { catalogue } from './names.ts';

const indexes = new WeakMap<readonly CatalogueRow[], ReadonlyMap<string, CatalogueRow>>();

/**
 * Row of the tariff in force for a code; undefined when it has none. Official files write codes with points, ours
 * without: either is found. Indexed once per list.
 * @param tariff code without points.
 */
export function tariffRow(reference: Reference, tariff: string): CatalogueRow | undefined {
  const rows = reference.rows(catalogue.tariff);
  let index = indexes.get(rows);
  if (!index) {
    index = new Map(rows.map((row) => [plainTariff(row.CLAVE), row]));
    indexes.set(rows, index);
  }
  return index.get(tariff);
}
