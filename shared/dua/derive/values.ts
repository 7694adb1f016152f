import type { Adjustments, DvaValues } from '../../declarations/values.ts';
import type { DeclarationSources } from '../../declarations/sources.ts';
import type { DvaBody, DvaGoodsLine } from '../../dva/fields/dataSets.ts';
import { fromUnits, toUnits } from '../../foundation/decimal/decimal.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { incotermOf } from '../../invoices/incoterm.ts';
import type { DuaBody } from '../dataSets.ts';

/** Costs that the price of an invoice may hold, in cents. */
type Held = Record<'freight' | 'insurance' | 'others', number>;

const cents = (value: string): number => toUnits(value, 2);

/**
 * How a value declaration stands in the columns of a DUA, in cents. Price and costs are those of the invoice: what the
 * term includes is parted from box 39, what it leaves out is box 42.10, 42.11 or 42.12, so that the sum of what the term
 * includes is box 39 (spec 5, customs value). Whatever else the law adds or takes off is an adjustment, a cost besides one
 * that the price holds too: no column of the invoice says it. So price, costs and adjustments are box 46 to the cent.
 */
export function duaValues(
  { DVA, MERCANCIAS }: DvaBody,
  reference: Reference,
): DvaValues & Adjustments & { held: Held } {
  const includes = incotermOf(reference, DVA.ID_INCOTERM)?.includes;
  const ofLines = (name: keyof DvaGoodsLine): number =>
    MERCANCIAS.reduce((sum, line) => sum + cents(line[name]), 0);
  let fob = cents(DVA.CASILLA_39);
  const fromPrice = (name: keyof DvaGoodsLine): number => {
    const part = Math.min(ofLines(name), fob);
    fob -= part;
    return part;
  };
  const held: Held = {
    freight: includes?.freight ? fromPrice('VALOR_FLETE') : 0,
    insurance: includes?.insurance ? fromPrice('VALOR_SEGURO') : 0,
    others: includes?.others ? fromPrice('VALOR_OTROS') : 0,
  };
  const freight = includes?.freight ? held.freight : cents(DVA.CASILLA_42_10);
  const insurance = includes?.insurance ? held.insurance : cents(DVA.CASILLA_42_12);
  const others = includes?.others ? held.others : cents(DVA.CASILLA_42_11);
  // A discount of later is a payment below zero (box 40).
  const deducted = cents(DVA.CASILLA_45) + Math.max(0, -cents(DVA.CASILLA_40));
  const added = cents(DVA.CASILLA_46) + deducted - fob - freight - insurance - others;
  return {
    ...{ fob, freight, insurance, others, held },
    include: Math.max(0, added),
    deduct: deducted + Math.max(0, -added),
  };
}

type HeldField = 'FLETE_EN_PRECIO' | 'SEGURO_EN_PRECIO' | 'OTROS_EN_PRECIO';

/**
 * What of the costs the prices hold, of each value declaration by its own term. Blank where the term of the declaration
 * says as much: of invoices of several terms no single one does.
 * @param code term of the declaration
 */
export function heldInPrices(
  { dvas }: DeclarationSources,
  code: string,
  reference: Reference,
): Pick<DuaBody['DECLARACION'], HeldField> {
  const includes = incotermOf(reference, code)?.includes;
  const values = dvas.map(({ body }) => duaValues(body, reference));
  const held = (part: keyof Held): number => values.reduce((sum, each) => sum + each.held[part], 0);
  const byTerm = (part: keyof Held): number =>
    includes?.[part] ? values.reduce((sum, each) => sum + each[part], 0) : 0;
  const parts = ['freight', 'insurance', 'others'] as const;
  const isSaid = parts.every((part) => held(part) === byTerm(part));
  const amount = (part: keyof Held): string => (isSaid ? '' : fromUnits(held(part), 2));
  return {
    FLETE_EN_PRECIO: amount('freight'),
    SEGURO_EN_PRECIO: amount('insurance'),
    OTROS_EN_PRECIO: amount('others'),
  };
}
