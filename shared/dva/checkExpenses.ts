import { judgeOf } from '../catalogues/judge.ts';
import { theoreticalInsurance } from '../catalogues/theoreticalInsurance.ts';
import { formatAmount } from '../foundation/decimal/amount.ts';
import { fromUnits, isZero, toUnits } from '../foundation/decimal/decimal.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { warning, type Problem } from '../foundation/rules/problem.ts';
import { incotermOf } from '../invoices/incoterm.ts';
import type { DvaBody } from './fields/dataSets.ts';

const cents = (value: string): number => toUnits(value, 2);
const money = (units: number): string => formatAmount(fromUnits(units, 2), 2);
const AT = { freight: 'DVA.CASILLA_42_10', insurance: 'DVA.CASILLA_42_12' } as const;

/**
 * Freight and insurance that the price does not include are part of the customs value: without either somebody forgot
 * one, and an insurance that nobody paid and the derivation reckoned is told, so that a person may put the real one.
 */
export function checkExpenses({ DVA, FACTURAS }: DvaBody, reference: Reference): Problem[] {
  const term = incotermOf(reference, DVA.ID_INCOTERM);
  if (!term || isZero(DVA.CASILLA_39)) return [];
  const found: Problem[] = [];
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
  const reckoned = FACTURAS.filter(({ VALOR_FOB, VALOR_FLETE, VALOR_SEGURO }) => {
    const own = theoretical?.of(cents(VALOR_FOB) + cents(VALOR_FLETE));
    return own !== undefined && own > 0 && own === cents(VALOR_SEGURO);
  });
  const declared = FACTURAS.reduce((sum, each) => sum + cents(each.VALOR_SEGURO), 0);
  if (theoretical && reckoned.length > 0 && declared === cents(DVA.CASILLA_42_12)) {
    const part = reckoned.reduce((sum, each) => sum + cents(each.VALOR_SEGURO), 0);
    const on = reckoned.reduce((sum, each) => sum + cents(each.VALOR_FOB) + cents(each.VALOR_FLETE), 0);
    const message = `Casilla 42.12: ${money(part)} es el seguro teórico, ${theoretical.percent} % de FOB más flete (${money(on)}), porque la factura no dice uno. Si se pagó un seguro, escríbalo en la factura o aquí.`;
    found.push(warning('dva.theoretical-insurance', AT.insurance, message));
  }
  return found;
}
