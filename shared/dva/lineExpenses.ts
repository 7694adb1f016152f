import { cents } from '../foundation/decimal/cents.ts';
import { fromUnits } from '../foundation/decimal/decimal.ts';
import { prorate } from '../foundation/decimal/prorate.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { incotermOf } from '../invoices/incoterm.ts';
import type { DvaBody, DvaGoodsLine } from './fields/dataSets.ts';

/** Expenses that have a box of their own and a share in each line. */
export const BOXED_EXPENSES = [
  { part: 'freight', box: 'CASILLA_42_10', number: '42.10', name: 'VALOR_FLETE', what: 'flete' },
  { part: 'insurance', box: 'CASILLA_42_12', number: '42.12', name: 'VALOR_SEGURO', what: 'seguro' },
] as const;
export type BoxedExpense = (typeof BOXED_EXPENSES)[number];

/** What the lines say of an amount, in cents. */
export const ofLines = (lines: readonly DvaGoodsLine[], name: keyof DvaGoodsLine): number =>
  lines.reduce((sum, line) => sum + cents(line[name]), 0);

/**
 * Freight or insurance of the whole declaration in cents: what its box adds, and what the price already holds by its term,
 * which only the lines say. A blank box leaves it to the lines.
 */
export function statedExpense(
  { DVA, MERCANCIAS }: DvaBody,
  { part, box, name }: BoxedExpense,
  reference: Reference,
): number {
  const inLines = ofLines(MERCANCIAS, name);
  if (DVA[box] === '') return inLines;
  return cents(DVA[box]) + (incotermOf(reference, DVA.ID_INCOTERM)?.includes[part] ? inLines : 0);
}

/**
 * An amount among the lines in the proportion of what they say of it, so that a total that was corrected moves no line by
 * more than its part; where none says any, by FOB (domain 6).
 */
export function byOwnShares(whole: number, own: number[], fobs: number[]): number[] {
  const said = own.reduce((sum, each) => sum + each, 0);
  if (said === whole) return own;
  return prorate(whole, said > 0 && own.every((each) => each >= 0) ? own : fobs);
}

/** The lines as a declaration takes them: what they carry of freight and insurance adds up to what the boxes say. */
export function expenseLines(body: DvaBody, reference: Reference): DvaGoodsLine[] {
  const fobs = body.MERCANCIAS.map((line) => Math.max(0, cents(line.VALOR_FOB)));
  return BOXED_EXPENSES.reduce((lines, expense) => {
    const { name } = expense;
    // Lines that say nothing of it leave its share to the declaration.
    if (lines.every((line) => line[name] === '')) return lines;
    const own = lines.map((line) => cents(line[name]));
    const shares = byOwnShares(statedExpense(body, expense, reference), own, fobs);
    return shares === own
      ? lines
      : lines.map((line, at) => ({
          ...line,
          [name]: fromUnits(shares[at]!, 2),
          VALOR_CIF: fromUnits(cents(line.VALOR_CIF) + shares[at]! - own[at]!, 2),
        }));
  }, body.MERCANCIAS);
}
