import { formatAmount } from '../foundation/decimal/amount.ts';
import { fromUnits, multiply, toUnits } from '../foundation/decimal/decimal.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { catalogue } from './names.ts';

export interface TheoreticalInsurance {
  /** Percent of the base as people read it: '1.50'. */
  percent: string;
  /** Its part of a base (FOB plus freight) in US cents, rounded half up. */
  of: (cents: number) => number;
}

/** The insurance that customs reckon when none is paid; undefined where the list in force says none, or switches it off. */
export function theoreticalInsurance(reference: Reference): TheoreticalInsurance | undefined {
  const row = reference.row(catalogue.settings, 'SEGURO_TEORICO');
  const percent = row?.['PORCENTAJE'] ?? '';
  if (percent === '' || row?.['ACTIVO'] === '0') return undefined;
  const rate = multiply(percent, '0.01', 12);
  return {
    percent: formatAmount(percent, 2),
    of: (cents) => toUnits(multiply(fromUnits(cents, 2), rate, 2), 2),
  };
}
