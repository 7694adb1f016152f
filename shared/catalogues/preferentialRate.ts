import type { CatalogueRow, Reference } from '../foundation/documents/reference.ts';
import { catalogue } from './names.ts';
import { rowsOfTariff, rulingRow } from './prefixIndex.ts';

/**
 * Row of the preferential DAI that goods of an origin have under an agreement on the reference's day: of the rows that
 * rule, the longest prefix of the tariff code and the latest beginning. Undefined when the agreement gives none.
 * @param tariff code without dots.
 */
export function preferentialRate(
  reference: Reference,
  agreement: string,
  origin: string,
  tariff: string,
): CatalogueRow | undefined {
  const rows = rowsOfTariff(reference.rows(catalogue.preferentialRates), tariff);
  return rulingRow(
    rows,
    reference.today,
    ({ ACUERDO, PAISES = '' }) =>
      ACUERDO === agreement && (PAISES === '' || PAISES.split('|').includes(origin)),
  );
}
