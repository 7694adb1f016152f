import type { CatalogueRow, Reference } from '../foundation/documents/reference.ts';
import { catalogue } from './names.ts';
import { inForce, rowsOfTariff } from './prefixIndex.ts';

/**
 * Row of the preferential DAI that goods of an origin have under an agreement on the reference's day: of the rows that
 * rule, the longest prefix of the tariff code. Undefined when the agreement gives none.
 * @param tariff code without dots.
 */
export function preferentialRate(
  reference: Reference,
  agreement: string,
  origin: string,
  tariff: string,
): CatalogueRow | undefined {
  const rows = reference.rows(catalogue.preferentialRates);
  for (const row of rowsOfTariff(rows, tariff)) {
    const { PAISES = '' } = row;
    if (row['ACUERDO'] !== agreement) continue;
    if (PAISES !== '' && !PAISES.split('|').includes(origin)) continue;
    if (inForce(row, reference.today)) return row;
  }
  return undefined;
}
