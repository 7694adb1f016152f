import { cents } from '../foundation/decimal/cents.ts';
import { fromUnits } from '../foundation/decimal/decimal.ts';
import { PAID } from '../taxes/paid.ts';
import type { OwedTax } from '../transmission/amendmentChanges.ts';
import type { DuaBody } from './dataSets.ts';

type Said = Pick<DuaBody, 'SARAH_LIQUIDACION' | 'SARAH_TRIBUTOS'>;
type Taxes = Pick<DuaBody, 'LIQUIDACION_TRIBUTOS'>;

/** Tax under which stands what SARAH's totals hold and her lines do not say; its name is in the list of taxes. */
export const UNITEMISED = 'SIN-DESGLOSE';

/** Whether SARAH has settled the declaration, be it at zero: her answer, with its totals, is in this version. */
export const isSettledBySarah = ({ SARAH_LIQUIDACION: said }: Pick<DuaBody, 'SARAH_LIQUIDACION'>): boolean =>
  said.TOTAL_PAGAR !== '' || said.TOTAL_GARANTIZAR !== '';

/** What is due, to be paid and to be guaranteed: as SARAH totalled it, as we reckon it until she has. */
export const dueTotals = (
  body: Pick<DuaBody, 'LIQUIDACION' | 'SARAH_LIQUIDACION'>,
): Pick<DuaBody['LIQUIDACION'], 'TOTAL_PAGAR' | 'TOTAL_GARANTIZAR'> =>
  isSettledBySarah(body) ? body.SARAH_LIQUIDACION : body.LIQUIDACION;

/**
 * Taxes of one obligation that add up to SARAH's total of it, which is what her slip asks: her lines, ours where she has
 * none at all, and what those lack of the total as a line of its own. Where they are more than it nobody says of what it is.
 */
export function settledByTotal(body: Said & Taxes, obligation: string): OwedTax[] {
  const { TOTAL_PAGAR, TOTAL_GARANTIZAR } = body.SARAH_LIQUIDACION;
  const total = obligation === PAID ? TOTAL_PAGAR : TOTAL_GARANTIZAR;
  // Of an obligation that she does not total her lines are all there is.
  if (total === '') return taxesOf(body.SARAH_TRIBUTOS, obligation);
  const itemised = body.SARAH_TRIBUTOS.length === 0 ? body.LIQUIDACION_TRIBUTOS : body.SARAH_TRIBUTOS;
  const lines = taxesOf(itemised, obligation);
  const rest = cents(total) - lines.reduce((all, { IMPORTE }) => all + cents(IMPORTE), 0);
  if (rest === 0) return lines;
  const CONCEPTO = UNITEMISED;
  if (rest > 0) return [...lines, { CONCEPTO, IMPORTE: fromUnits(rest, 2) }];
  return cents(total) === 0 ? [] : [{ CONCEPTO, IMPORTE: total }];
}

/** Those of the taxes that are paid, or guaranteed. */
export const taxesOf = (taxes: DuaBody['LIQUIDACION_TRIBUTOS'], obligation: string): OwedTax[] =>
  taxes
    .filter(({ TIPO_OBLIGACION }) => TIPO_OBLIGACION === obligation)
    .map(({ CONCEPTO, IMPORTE }) => ({ CONCEPTO, IMPORTE }));
