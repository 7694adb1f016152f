import { add, compare, isZero, round, subtract } from '../../foundation/decimal/decimal.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { incotermOf } from '../../invoices/incoterm.ts';

/** Price and costs of a declaration in US dollars. */
export interface Costs {
  TOTAL_FOB_DOLARES: string;
  TOTAL_FLETE_DOLARES: string;
  TOTAL_SEGURO_DOLARES: string;
  TOTAL_OTROS_DOLARES: string;
  /** What of the costs the prices hold, where invoices are of several terms; blank or absent where one term says it. */
  FLETE_EN_PRECIO?: string;
  SEGURO_EN_PRECIO?: string;
  OTROS_EN_PRECIO?: string;
}

export interface IncotermTotals {
  /** What the price of the invoice holds, two decimals. */
  invoice: string;
  /** '0' what the price holds already, the amount with two decimals, or '' where the term declares none. */
  freight: string;
  insurance: string;
  others: string;
}

interface Cost {
  amount: string;
  /** What of it the price holds. */
  held: string;
  declared: boolean;
}

/**
 * Totals by incoterm (spec 5, customs value): the invoice's total is the sum of price, freight, insurance and others,
 * each counted only if the term includes it; a declared cost is '0' if it is included already, else rounded, and empty
 * if the term does not declare it. Without a term of the list the price alone is the invoice's. Where invoices are of
 * several terms, each is counted by its own: of a cost that some prices hold, what they leave out is declared.
 */
export function incotermTotals(costs: Costs, code: string, reference: Reference): IncotermTotals {
  const term = incotermOf(reference, code);
  const several = [costs.FLETE_EN_PRECIO, costs.SEGURO_EN_PRECIO, costs.OTROS_EN_PRECIO].some(Boolean);
  const cost = (part: 'freight' | 'insurance' | 'others', total: string, own = ''): Cost => {
    const amount = total || '0';
    const byTerm = term?.includes[part] ? amount : '0';
    return {
      amount,
      held: several ? lesser(own || '0', amount) : byTerm,
      declared: term?.declares[part] ?? true,
    };
  };
  const freight = cost('freight', costs.TOTAL_FLETE_DOLARES, costs.FLETE_EN_PRECIO);
  const insurance = cost('insurance', costs.TOTAL_SEGURO_DOLARES, costs.SEGURO_EN_PRECIO);
  const others = cost('others', costs.TOTAL_OTROS_DOLARES, costs.OTROS_EN_PRECIO);
  const hasPrice = several || (term?.includes.fob ?? true);
  const said = ({ amount, held, declared }: Cost, part: 'freight' | 'insurance' | 'others'): string => {
    if (!declared) return '';
    const isIncluded = several ? !isZero(held) && compare(held, amount) === 0 : term?.includes[part];
    return isIncluded ? '0' : round(subtract(amount, held), 2);
  };
  return {
    invoice: add('0.00', hasPrice ? costs.TOTAL_FOB_DOLARES : '0', freight.held, insurance.held, others.held),
    freight: said(freight, 'freight'),
    insurance: said(insurance, 'insurance'),
    others: said(others, 'others'),
  };
}

const lesser = (one: string, another: string): string => (compare(one, another) <= 0 ? one : another);
