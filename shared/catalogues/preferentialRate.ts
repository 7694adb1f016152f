import type { CatalogueRow, Reference } from '../foundation/documents/reference.ts';
import { catalogue } from './names.ts';
import { rowsOfTariff, rulingRow } from './prefixIndex.ts';

/**
 * Row of the preferential DAI that goods of an origin have under an agreement on the reference's day: of the rows that
 * rule, the longest prefix of the tariff code, and the latest beginning. A row may ask, in CONTINGENTE, for goods within
 * a quota (DENTRO) or outside (FUERA); one that asks comes before one that does not. Undefined when the agreement gives
 * none: where its longest prefix favours a quota alone, goods outside are not favoured by a shorter one.
 * @param tariff code without dots.
 * @param quota number of DUCA box 39; '' for goods outside any quota.
 */
export function preferentialRate(
  reference: Reference,
  agreement: string,
  origin: string,
  tariff: string,
  quota: string,
): CatalogueRow | undefined {
  const rows = rowsOfTariff(reference.rows(catalogue.preferentialRates), tariff);
  const favours = ({ ACUERDO, PAISES = '' }: CatalogueRow): boolean =>
    ACUERDO === agreement && (PAISES === '' || PAISES.split('|').includes(origin));
  const prefix = rulingRow(rows, reference.day, favours)?.['PREFIJO'];
  const asking = (condition: string): CatalogueRow | undefined =>
    rulingRow(
      rows,
      reference.day,
      (row) => row['PREFIJO'] === prefix && (row['CONTINGENTE'] ?? '') === condition && favours(row),
    );
  return prefix === undefined ? undefined : (asking(quota === '' ? 'FUERA' : 'DENTRO') ?? asking(''));
}
