import { formatAmount } from '../../foundation/decimal/amount.ts';
import type { AnyRecord } from '../../foundation/fields/dataSet.ts';
import type { DucaBody } from '../dataSets.ts';

/** Places of the taxes of a fraction in FRACCION_TRIBUTOS. */
export type FractionTaxes = (fraction: number) => readonly number[];

export function fractionTaxesOf({ FRACCIONES, FRACCION_TRIBUTOS }: DucaBody): FractionTaxes {
  const byFraction = new Map<string, number[]>();
  FRACCION_TRIBUTOS.forEach(({ ID_FRACCION }, index) => {
    const places = byFraction.get(ID_FRACCION);
    if (places) places.push(index);
    else byFraction.set(ID_FRACCION, [index]);
  });
  return (fraction) => byFraction.get(FRACCIONES[fraction]?.ID_FRACCION ?? '') ?? [];
}

/** Zeros beyond the second decimal say nothing. */
const trimmed = (value: string, decimals = 6): string =>
  formatAmount(value, decimals).replace(/(\.\d\d\d*?)0+$/, '$1');
const rate = (value: string): string => trimmed(value, 4);

/** What a tax is reckoned on: an amount in local currency, or of a specific tax the quantity with its unit. */
export function baseOf({
  BASE_IMPONIBLE = '',
  CANTIDAD_GRAVADA = '',
  UNIDAD_GRAVADA = '',
}: AnyRecord): string {
  if (BASE_IMPONIBLE !== '') return formatAmount(BASE_IMPONIBLE, 2);
  return CANTIDAD_GRAVADA === '' ? '' : `${trimmed(CANTIDAD_GRAVADA)} ${UNIDAD_GRAVADA}`.trim();
}

/** Box 53.2: the percentage, or the amount by unit of a specific tax. */
export function rateOf({ TASA = '', MONTO_UNITARIO = '', UNIDAD_GRAVADA = '' }: AnyRecord): string {
  if (TASA !== '') return `${rate(TASA)} %`;
  return MONTO_UNITARIO === '' ? '' : `${rate(MONTO_UNITARIO)} / ${UNIDAD_GRAVADA}`;
}
