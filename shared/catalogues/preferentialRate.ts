import type { CatalogueRow, Reference } from '../foundation/documents/reference.ts';
import { catalogue } from './names.ts';

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
  let best: CatalogueRow | undefined;
  for (const row of reference.rows(catalogue.preferentialRates)) {
    const { ACUERDO, PREFIJO = '', PAISES = '', VIGENTE_DESDE: from = '', VIGENTE_HASTA: until = '' } = row;
    if (ACUERDO !== agreement || !tariff.startsWith(PREFIJO)) continue;
    if (PAISES !== '' && !PAISES.split('|').includes(origin)) continue;
    if (from > reference.today || (until !== '' && until < reference.today)) continue;
    if (!best || PREFIJO.length > (best['PREFIJO'] ?? '').length) best = row;
  }
  return best;
}
