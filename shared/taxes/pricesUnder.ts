import { catalogue } from '../catalogues/names.ts';
import { cents } from '../foundation/decimal/cents.ts';
import { add, fromUnits, subtract, sum } from '../foundation/decimal/decimal.ts';
import { prorate } from '../foundation/decimal/prorate.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import type { Supposed } from './supposed.ts';

/** Price and expenses of a line in US dollars, as every declaration calls them. */
export interface PricedLine {
  VALOR_FOB: string;
  VALOR_FLETE: string;
  VALOR_SEGURO: string;
  VALOR_OTROS: string;
}

/** What a declaration says once of its price. */
export interface PricedHead {
  ID_INCOTERM: string;
  TIPO_CAMBIO: string;
  TOTAL_FOB_DOLARES: string;
  TOTAL_FLETE_DOLARES: string;
  TOTAL_SEGURO_DOLARES: string;
}

type Expense = Exclude<keyof PricedLine, 'VALOR_FOB'>;
const EXPENSES: readonly (readonly [Expense, flag: string])[] = [
  ['VALOR_FLETE', 'INCLUYE_FLETE'],
  ['VALOR_SEGURO', 'INCLUYE_SEGURO'],
  ['VALOR_OTROS', 'INCLUYE_OTROS'],
];

/** Expenses of a line that the price holds under a term. */
const within = (line: PricedLine, term: string, reference: Reference): string => {
  const row = reference.row(catalogue.incoterms, term);
  return add('0.00', ...EXPENSES.filter(([, flag]) => row?.[flag] === '1').map(([name]) => line[name]));
};

/** An amount of the whole declaration among its lines by their price, to the cent. */
const shares = (amount: string, lines: readonly PricedLine[]): string[] =>
  prorate(
    cents(amount),
    lines.map(({ VALOR_FOB }) => Math.max(0, cents(VALOR_FOB))),
  ).map((each) => fromUnits(each, 2));

/**
 * Prices and expenses under other terms. The price that was agreed stays: what it includes under the new term, at the new
 * freight and insurance, is no longer part of the FOB, and the other way round.
 */
export function pricesUnder<H extends PricedHead, L extends PricedLine>(
  head: H,
  lines: readonly L[],
  { incoterm, rate, freight, insurance }: Supposed,
  reference: Reference,
): { head: H; lines: readonly L[] } {
  const term = incoterm ?? head.ID_INCOTERM;
  const rated = { ...head, ID_INCOTERM: term, ...(rate === undefined ? {} : { TIPO_CAMBIO: rate }) };
  if (term === head.ID_INCOTERM && freight === undefined && insurance === undefined)
    return { head: rated, lines };
  const freights = freight === undefined ? undefined : shares(freight, lines);
  const insurances = insurance === undefined ? undefined : shares(insurance, lines);
  const moved = lines.map((line, at) => {
    const next = {
      ...line,
      VALOR_FLETE: freights?.[at] ?? line.VALOR_FLETE,
      VALOR_SEGURO: insurances?.[at] ?? line.VALOR_SEGURO,
    };
    const price = add(line.VALOR_FOB || '0.00', within(line, head.ID_INCOTERM, reference));
    return { ...next, VALOR_FOB: subtract(price, within(next, term, reference)) };
  });
  const before = add('0.00', sum(lines.map((each) => each.VALOR_FOB || '0.00')));
  const after = add('0.00', sum(moved.map((each) => each.VALOR_FOB)));
  return {
    head: {
      ...rated,
      TOTAL_FOB_DOLARES: subtract(add(head.TOTAL_FOB_DOLARES || '0.00', after), before),
      ...(freight === undefined ? {} : { TOTAL_FLETE_DOLARES: freight }),
      ...(insurance === undefined ? {} : { TOTAL_SEGURO_DOLARES: insurance }),
    },
    lines: moved,
  };
}
