import type { OwedTax } from '../transmission/amendmentChanges.ts';
import { PAID } from '../taxes/paid.ts';
import type { DucaBody } from './dataSets.ts';

/** What a DUCA owes by tax, in quetzales. */
export const ducaOwedTaxes = ({ TRIBUTOS }: Pick<DucaBody, 'TRIBUTOS'>): OwedTax[] =>
  TRIBUTOS.map(({ CODIGO_TRIBUTO: CONCEPTO, IMPORTE }) => ({ CONCEPTO, IMPORTE }));

/** What is paid of a DUCA and not only guaranteed, in quetzales. */
export const ducaPaidTaxes = ({ TRIBUTOS }: Pick<DucaBody, 'TRIBUTOS'>): OwedTax[] =>
  ducaOwedTaxes({ TRIBUTOS: TRIBUTOS.filter(({ MODALIDAD_PAGO }) => MODALIDAD_PAGO === PAID) });
