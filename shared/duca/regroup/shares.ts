import { fromUnits, round, toUnits } from '../../foundation/decimal/decimal.ts';
import { prorate } from '../../foundation/decimal/prorate.ts';
import { fractionItems } from '../fields/fractionItems.ts';
import type { DucaFraction, DucaItem } from '../dataSets.ts';
import { keyed } from '../../foundation/keyed.ts';

/** What adds up over fractions, with the decimals it is counted in and the goods' own measure of it. */
const MEASURES = [
  ['VALOR_FOB', 2, 'VALOR_FOB'],
  ['VALOR_FLETE', 2, 'VALOR_FLETE'],
  ['VALOR_SEGURO', 2, 'VALOR_SEGURO'],
  ['VALOR_OTROS', 2, 'VALOR_OTROS'],
  ['PESO_BRUTO', 2, 'PESO_BRUTO'],
  ['PESO_NETO', 2, 'PESO_NETO'],
  ['CANTIDAD_BULTOS', 2, 'CANTIDAD_BULTOS'],
  ['CANTIDAD_UNIDADES', 3, 'CANTIDAD_UNIDADES'],
  ['CANTIDAD_CONTINGENTE', 3, 'CANTIDAD_UNIDADES'],
] as const satisfies readonly (readonly [keyof DucaFraction & string, number, keyof DucaItem & string])[];

export type Measure = (typeof MEASURES)[number][0];
export const MEASURE_NAMES: readonly Measure[] = MEASURES.map(([name]) => name);

/** Integer units of each measure; undefined where the fraction is blank. */
export type Amounts = Record<Measure, number | undefined>;

/** A value for each measure, by its line above. */
const keyedBy = <V>(valueOf: (measure: (typeof MEASURES)[number]) => V): Record<Measure, V> =>
  keyed(MEASURE_NAMES, (name) => valueOf(MEASURES.find(([each]) => each === name)!));

/** What a fraction states, as integer units. */
export const amountsOf = (fraction: DucaFraction): Amounts =>
  keyedBy(([name, decimals]) => (fraction[name] ? toUnits(fraction[name], decimals) : undefined));

/** What goods state themselves; a line that no fraction holds has nothing else. */
export const amountsOfItem = (item: DucaItem): Amounts =>
  keyedBy(([name, decimals, own]) =>
    name === 'CANTIDAD_CONTINGENTE' || !item[own] ? undefined : toUnits(round(item[own], decimals), decimals),
  );

/**
 * The part of a fraction that falls to each of its goods, by largest remainder: by what the goods say of that measure, or
 * by their price when one of them is silent. The parts add up to the fraction exactly; whole packages are not cut.
 */
export function sharesOf(fraction: DucaFraction, items: readonly DucaItem[]): Amounts[] {
  const shares = items.map((): Amounts => keyed(MEASURE_NAMES, () => undefined));
  const prices = items.map((item) => (item.VALOR_FOB ? toUnits(item.VALOR_FOB, 2) : 0));
  for (const [name, decimals, own] of MEASURES) {
    const whole = fraction[name] ? toUnits(fraction[name], decimals) : undefined;
    const weights = items.every((item) => item[own])
      ? items.map((item) => toUnits(item[own], fractionItems.fields[own].decimals ?? decimals))
      : prices;
    const unit = name === 'CANTIDAD_BULTOS' && whole !== undefined && whole % 100 === 0 ? 100 : 1;
    const parts = whole === undefined ? [] : prorate(whole / unit, weights);
    shares.forEach((share, line) => {
      share[name] = whole === undefined ? undefined : parts[line]! * unit;
    });
  }
  return shares;
}

/** Sum of parts; a measure that no part states stays blank. */
export function addUp(parts: readonly Amounts[]): Pick<DucaFraction, Measure> {
  return keyedBy(([name, decimals]) => {
    const stated = parts.flatMap((part) => (part[name] === undefined ? [] : [part[name]]));
    return stated.length === 0
      ? ''
      : fromUnits(
          stated.reduce((sum, each) => sum + each, 0),
          decimals,
        );
  });
}
