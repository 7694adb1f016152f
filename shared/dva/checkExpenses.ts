import { judgeOf } from '../catalogues/judge.ts';
import { theoreticalInsurance } from '../catalogues/theoreticalInsurance.ts';
import { formatAmount } from '../foundation/decimal/amount.ts';
import { fromUnits, isZero, toUnits } from '../foundation/decimal/decimal.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { warning, type Problem } from '../foundation/rules/problem.ts';
import { incotermOf, type Incoterm } from '../invoices/incoterm.ts';
import type { DvaBody } from './fields/dataSets.ts';
import { BOXED_EXPENSES, ofLines } from './lineExpenses.ts';
import { theoreticalPart, type TheoreticalPart } from './theoreticalPart.ts';

const cents = (value: string): number => toUnits(value, 2);
const money = (units: number): string => formatAmount(fromUnits(units, 2), 2);
const AT = { freight: 'DVA.CASILLA_42_10', insurance: 'DVA.CASILLA_42_12' } as const;

/**
 * Freight and insurance that the price does not include are part of the customs value: without either somebody forgot
 * one, and an insurance that nobody paid and the derivation reckoned is told, so that a person may put the real one.
 */
export function checkExpenses(body: DvaBody, reference: Reference): Problem[] {
  const { DVA } = body;
  const term = incotermOf(reference, DVA.ID_INCOTERM);
  if (!term || isZero(DVA.CASILLA_39)) return [];
  const found = apartFromLines(body, term, reference);
  if (!term.includes.freight && term.declares.freight && isZero(DVA.CASILLA_42_10)) {
    const message = `Casilla 42.10: con ${DVA.ID_INCOTERM} el precio no incluye el flete, y ni las facturas ni el documento de transporte dicen uno. Escríbalo en el documento de transporte y actualice la DVA, o aquí.`;
    const judge = judgeOf('SIN_FLETE', reference);
    if (judge) found.push(judge.told('dva.no-freight', AT.freight, message, 'DVA.ID_INCOTERM'));
  }
  if (term.includes.insurance || !term.declares.insurance) return found;
  const theoretical = theoreticalInsurance(reference);
  const base = cents(DVA.CASILLA_39) + cents(DVA.CASILLA_42_10);
  if (isZero(DVA.CASILLA_42_12)) {
    const offer = theoretical
      ? ` Si no se pagó, el seguro teórico es ${money(theoretical.of(base))} (${theoretical.percent} % de ${money(base)}).`
      : '';
    const message = `Casilla 42.12: con ${DVA.ID_INCOTERM} el precio no incluye el seguro y no se declara ninguno.${offer} Escriba el que corresponda.`;
    const judge = judgeOf('SIN_SEGURO', reference);
    if (judge) found.push(judge.told('dva.no-insurance', AT.insurance, message, 'DVA.ID_INCOTERM'));
    return found;
  }
  const reckoned = theoreticalPart(body, reference);
  return reckoned ? [...found, theoreticalProblem(DVA, reckoned)] : found;
}

/**
 * Lines that do not add up to box 42.10 or 42.12: the declaration shares the box in their proportion, which nobody wrote.
 * Of an insurance that is reckoned on the freight and of an expense that the price holds besides, other warnings tell.
 */
function apartFromLines(body: DvaBody, term: Incoterm, reference: Reference): Problem[] {
  const { DVA, MERCANCIAS } = body;
  return BOXED_EXPENSES.flatMap(({ part, box, number, name, what }): Problem[] => {
    const silent = MERCANCIAS.every((line) => line[name] === '');
    const reckoned = part === 'insurance' && theoreticalPart(body, reference) !== undefined;
    if (silent || reckoned || DVA[box] === '' || term.includes[part]) return [];
    const said = ofLines(MERCANCIAS, name);
    if (said === cents(DVA[box])) return [];
    const how = said > 0 ? 'en la proporción de las líneas' : 'según el FOB de las líneas';
    const message = `Casilla ${number}: dice ${formatAmount(DVA[box], 2)} y el ${what} de las líneas suma ${money(said)}. La declaración reparte lo de la casilla ${how}; si no es así, escriba el ${what} de cada línea, o corrija la casilla.`;
    return [{ ...warning('dva.expense-sum', `DVA.${box}`, message), relatedPath: 'MERCANCIAS' }];
  });
}

/** That nobody paid an insurance, and what box 42.12 says in its place. */
function theoreticalProblem(
  { CASILLA_42_12: said }: DvaBody['DVA'],
  { percent, on, part, whole }: TheoreticalPart,
): Problem {
  const how = `${percent} % de FOB más flete (${money(on)})`;
  if (cents(said) === whole) {
    const message = `Casilla 42.12: ${money(part)} es el seguro teórico, ${how}, porque la factura no dice uno. Si se pagó un seguro, escríbalo en la factura o aquí.`;
    return warning('dva.theoretical-insurance', AT.insurance, message);
  }
  const message = `Casilla 42.12: dice ${formatAmount(said, 2)} y con el seguro teórico, ${how}, son ${money(whole)}; la factura no dice uno. Si es lo que se pagó, escríbalo también en la factura; si no, escriba ${money(whole)}.`;
  return { ...warning('dva.insurance-differs', AT.insurance, message), relatedPath: AT.freight };
}
