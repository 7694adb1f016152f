import { GUARANTEED, PAID } from '../taxes/paid.ts';
import type { Owed, OwedTax } from '../transmission/amendmentChanges.ts';
import type { DuaBody } from './dataSets.ts';

type Settled = Pick<DuaBody, 'SARAH_TRIBUTOS' | 'LIQUIDACION_TRIBUTOS'>;

/** Taxes of one obligation as SARAH settled them, as we reckon them until then; in lempiras. */
export const settledTaxes = (
  { SARAH_TRIBUTOS, LIQUIDACION_TRIBUTOS }: Settled,
  obligation: string,
): OwedTax[] =>
  (SARAH_TRIBUTOS.length === 0 ? LIQUIDACION_TRIBUTOS : SARAH_TRIBUTOS)
    .filter(({ TIPO_OBLIGACION }) => TIPO_OBLIGACION === obligation)
    .map(({ CONCEPTO, IMPORTE }) => ({ CONCEPTO, IMPORTE }));

/** What is paid of a DUA and not only guaranteed. */
export const duaPaidTaxes = (body: Settled): OwedTax[] => settledTaxes(body, PAID);

/** What is only guaranteed of a DUA. */
export const duaGuaranteedTaxes = (body: Settled): OwedTax[] => settledTaxes(body, GUARANTEED);

/** What a DUA owes as we reckon it, whatever SARAH settled: her settlement is of what was accepted before. */
export function duaOwed({ LIQUIDACION_TRIBUTOS }: Pick<DuaBody, 'LIQUIDACION_TRIBUTOS'>): Owed {
  const reckoned: Settled = { SARAH_TRIBUTOS: [], LIQUIDACION_TRIBUTOS };
  return { paid: duaPaidTaxes(reckoned), guaranteed: duaGuaranteedTaxes(reckoned) };
}
