import type { OwedTax } from '../transmission/amendmentChanges.ts';
import { PAID } from '../taxes/paid.ts';
import type { DuaBody } from './dataSets.ts';

/** What a DUA owes by tax as we reckon it, paid or guaranteed, in lempiras. */
export const duaOwedTaxes = ({ LIQUIDACION_TRIBUTOS }: Pick<DuaBody, 'LIQUIDACION_TRIBUTOS'>): OwedTax[] =>
  LIQUIDACION_TRIBUTOS.map(({ CONCEPTO, IMPORTE }) => ({ CONCEPTO, IMPORTE }));

/** What is paid of a DUA and not only guaranteed, in lempiras: as SARAH settled it, as we reckon it until then. */
export function duaPaidTaxes({
  SARAH_TRIBUTOS,
  LIQUIDACION_TRIBUTOS,
}: Pick<DuaBody, 'SARAH_TRIBUTOS' | 'LIQUIDACION_TRIBUTOS'>): OwedTax[] {
  const settled = SARAH_TRIBUTOS.length === 0 ? LIQUIDACION_TRIBUTOS : SARAH_TRIBUTOS;
  return settled
    .filter(({ TIPO_OBLIGACION }) => TIPO_OBLIGACION === PAID)
    .map(({ CONCEPTO, IMPORTE }) => ({ CONCEPTO, IMPORTE }));
}
