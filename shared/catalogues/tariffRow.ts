import type { CatalogueRow, Reference } from '../foundation/documents/reference.ts';
import { remembered } from '../foundation/remembered.ts';
import { plainTariff } from '../foundation/text/tariffCode.ts';
import { tariffRows } from './editions.ts';
import { catalogue } from './names.ts';

const indexOf = remembered(
  (rows: readonly CatalogueRow[]): ReadonlyMap<string, CatalogueRow> =>
    new Map(rows.map((row) => [plainTariff(row.CLAVE), row])),
);

/**
 * Row of the tariff in force on the reference's day for a code; undefined when it has none. Official files write codes
 * with points, ours without: either is found. Indexed once per edition.
 * @param tariff code without points.
 */
export const tariffRow = (reference: Reference, tariff: string): CatalogueRow | undefined =>
  indexOf(tariffRows(reference)).get(tariff);

/** Last row of a code that an edition suppressed before the reference's day; undefined for one that never was. */
export function suppressedRow(reference: Reference, tariff: string): CatalogueRow | undefined {
  if (tariffRow(reference, tariff)) return undefined;
  return reference
    .rows(catalogue.tariff)
    .filter(
      ({ CLAVE, VIGENTE_HASTA: until = '' }) =>
        until !== '' && until < reference.day && plainTariff(CLAVE) === tariff,
    )
    .sort((a, b) => (a['VIGENTE_HASTA']! < b['VIGENTE_HASTA']! ? 1 : -1))[0];
}
