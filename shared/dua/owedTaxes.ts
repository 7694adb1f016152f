import { GUARANTEED, PAID } from '../taxes/paid.ts';
import type { Owed, OwedTax } from '../transmission/amendmentChanges.ts';
import type { DuaBody } from './dataSets.ts';
import { isSettledBySarah, settledByTotal, taxesOf } from './settledBySarah.ts';

type Settled = Pick<DuaBody, 'SARAH_LIQUIDACION' | 'SARAH_TRIBUTOS' | 'LIQUIDACION_TRIBUTOS'>;

/** Taxes of one obligation as SARAH settled them, as we reckon them until then; in lempiras. */
export const settledTaxes = (body: Settled, obligation: string): OwedTax[] =>
  isSettledBySarah(body) ? settledByTotal(body, obligation) : taxesOf(body.LIQUIDACION_TRIBUTOS, obligation);

/** What is paid of a DUA and not only guaranteed. */
export const duaPaidTaxes = (body: Settled): OwedTax[] => settledTaxes(body, PAID);

/** What is only guaranteed of a DUA. */
export const duaGuaranteedTaxes = (body: Settled): OwedTax[] => settledTaxes(body, GUARANTEED);

/** What a DUA owes as we reckon it, whatever SARAH settled: her settlement is of what was accepted before. */
export const duaOwed = ({ LIQUIDACION_TRIBUTOS }: Pick<DuaBody, 'LIQUIDACION_TRIBUTOS'>): Owed => ({
  paid: taxesOf(LIQUIDACION_TRIBUTOS, PAID),
  guaranteed: taxesOf(LIQUIDACION_TRIBUTOS, GUARANTEED),
});
