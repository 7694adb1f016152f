import { sum } from '../foundation/decimal/decimal.ts';
import { GUARANTEED, PAID } from '../taxes/paid.ts';
import type { Owed, OwedTax } from '../transmission/amendmentChanges.ts';
import type { DucaBody } from './dataSets.ts';

type Taxed = Pick<DucaBody, 'TRIBUTOS'>;

const settledBy = ({ TRIBUTOS }: Taxed, mode: string): OwedTax[] =>
  TRIBUTOS.filter(({ MODALIDAD_PAGO }) => MODALIDAD_PAGO === mode).map(
    ({ CODIGO_TRIBUTO: CONCEPTO, IMPORTE }) => ({ CONCEPTO, IMPORTE }),
  );

/** What is paid of a DUCA and not only guaranteed, in quetzales. */
export const ducaPaidTaxes = (body: Taxed): OwedTax[] => settledBy(body, PAID);

/** What is only guaranteed of a DUCA, in quetzales. */
export const ducaGuaranteedTaxes = (body: Taxed): OwedTax[] => settledBy(body, GUARANTEED);

/** What a DUCA owes, in quetzales. What an agreement frees is exempt, and no part of it. */
export const ducaOwed = (body: Taxed): Owed => ({
  paid: ducaPaidTaxes(body),
  guaranteed: ducaGuaranteedTaxes(body),
});

/** What each fraction has of the taxes that are paid, or guaranteed, by its key; in quetzales. */
export function fractionTaxes(
  { FRACCION_TRIBUTOS }: Pick<DucaBody, 'FRACCION_TRIBUTOS'>,
  mode: string,
): Map<string, string> {
  const settled = FRACCION_TRIBUTOS.filter(({ MODALIDAD_PAGO }) => MODALIDAD_PAGO === mode);
  const ofFraction = Map.groupBy(settled, ({ ID_FRACCION }) => ID_FRACCION);
  return new Map([...ofFraction].map(([id, taxes]) => [id, sum(taxes.map(({ IMPORTE }) => IMPORTE || '0'))]));
}
