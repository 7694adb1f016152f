import { catalogue } from '../../catalogues/names.ts';
import { add, round } from '../../foundation/decimal/decimal.ts';
import type { CatalogueRow, Reference } from '../../foundation/documents/reference.ts';

/** Price and costs of a declaration in US dollars. */
export interface Costs {
  TOTAL_FOB_DOLARES: string;
  TOTAL_FLETE_DOLARES: string;
  TOTAL_SEGURO_DOLARES: string;
  TOTAL_OTROS_DOLARES: string;
}

export interface IncotermTotals {
  /** What the price of the invoice holds, two decimals. */
  invoice: string;
  /** '0' what the price holds already, the amount with two decimals, or '' where the term declares none. */
  freight: string;
  insurance: string;
  others: string;
}

const includes = (term: CatalogueRow | undefined, name: string): boolean => term?.[`INCLUYE_${name}`] === '1';

/**
 * Totals by incoterm (spec 5, customs value): the invoice's total is the sum of price, freight, insurance and others,
 * each counted only if the term includes it; a declared cost is '0' if it is included already, else rounded, and empty
 * if the term does not declare it. Without a term of the list the price alone is the invoice's.
 */
export function incotermTotals(costs: Costs, code: string, reference: Reference): IncotermTotals {
  const term = reference.row(catalogue.incoterms, code);
  const counted = (amount: string, name: string): string => (includes(term, name) ? amount || '0' : '0');
  const declared = (amount: string, name: string, flag: string): string => {
    if (term && term[flag] !== '1') return '';
    return includes(term, name) ? '0' : round(amount || '0', 2);
  };
  return {
    invoice: add(
      '0.00',
      term ? counted(costs.TOTAL_FOB_DOLARES, 'FOB') : costs.TOTAL_FOB_DOLARES,
      counted(costs.TOTAL_FLETE_DOLARES, 'FLETE'),
      counted(costs.TOTAL_SEGURO_DOLARES, 'SEGURO'),
      counted(costs.TOTAL_OTROS_DOLARES, 'OTROS'),
    ),
    freight: declared(costs.TOTAL_FLETE_DOLARES, 'FLETE', 'DECLARA_FLETE'),
    insurance: declared(costs.TOTAL_SEGURO_DOLARES, 'SEGURO', 'DECLARA_SEGUROS'),
    others: declared(costs.TOTAL_OTROS_DOLARES, 'OTROS', 'DECLARA_OTROS'),
  };
}
