import type { OwedTax } from '../transmission/amendmentChanges.ts';
import type { DucaBody } from './dataSets.ts';

/** What a DUCA owes by tax, in quetzales. */
export const ducaOwedTaxes = ({ TRIBUTOS }: Pick<DucaBody, 'TRIBUTOS'>): OwedTax[] =>
  TRIBUTOS.map(({ CODIGO_TRIBUTO: CONCEPTO, IMPORTE }) => ({ CONCEPTO, IMPORTE }));
