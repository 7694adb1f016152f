import type { Amounts } from '../taxes/differences.ts';
import type { DuaBody } from './dataSets.ts';

/** What a DUA comes to by our reckoning, in lempiras: each tax, paid or guaranteed. */
export const duaAmounts = ({ DECLARACION, LIQUIDACION, LIQUIDACION_TRIBUTOS }: DuaBody): Amounts => ({
  value: DECLARACION.TOTAL_VALOR_ADUANA_DOLARES,
  taxes: LIQUIDACION_TRIBUTOS.map(({ CONCEPTO, IMPORTE }) => ({ code: CONCEPTO, amount: IMPORTE })),
  totals: [
    { label: 'Total a pagar', amount: LIQUIDACION.TOTAL_PAGAR },
    { label: 'Total a garantizar', amount: LIQUIDACION.TOTAL_GARANTIZAR },
  ],
});
