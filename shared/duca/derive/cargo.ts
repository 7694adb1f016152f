import { fromUnits, round, sum, toUnits } from '../../foundation/decimal/decimal.ts';
import { prorate } from '../../foundation/decimal/prorate.ts';
import type { Group } from './group.ts';
import type { Goods } from './goods.ts';
import type { DeclarationSources } from '../../declarations/sources.ts';

/** Weights in kilograms and packages, of the whole and of each group, in hundredths as boxes 32 to 38 have; '' when nobody says. */
export interface Cargo {
  gross: string;
  net: string;
  packages: string;
  groups: { gross: string; net: string; packages: string }[];
}

type Measure = 'gross' | 'net' | 'packages';

/**
 * Shares weights and packages among the groups so that they add up exactly. The transport document says the whole; the
 * invoice lines say how it divides, or the price does when they are silent. Grams are rounded once, in the whole.
 * Whole packages are not cut.
 */
export function cargoOf(groups: readonly Group[], { transports }: DeclarationSources): Cargo {
  const carried = (name: 'PESO_BRUTO' | 'CANTIDAD_BULTOS'): number | undefined => {
    const stated = transports.map((each) => each.body.DOCUMENTO[name]).filter((each) => each !== '');
    return stated.length === 0 ? undefined : toUnits(round(sum(stated), 2), 2);
  };
  const prices = groups.map((group) =>
    group.goods.reduce((total, { item }) => total + toUnits(item.VALOR_FOB, 2), 0),
  );
  const gross = share(groups, 'gross', carried('PESO_BRUTO'), prices);
  const net = share(groups, 'net', undefined, prices);
  const packages = share(groups, 'packages', carried('CANTIDAD_BULTOS'), gross?.parts ?? prices);
  return {
    gross: text(gross?.whole),
    net: text(net?.whole),
    packages: text(packages?.whole),
    groups: groups.map((_, index) => ({
      gross: text(gross?.parts[index]),
      net: text(net?.parts[index]),
      packages: text(packages?.parts[index]),
    })),
  };
}

const text = (units: number | undefined): string => (units === undefined ? '' : fromUnits(units, 2));

/** What the goods say of a measure, for each hundredth of a kilogram or package. */
const OWN: Readonly<Record<Measure, number>> = { gross: 10, net: 10, packages: 1 };

interface Shared {
  whole: number;
  parts: number[];
}

function share(
  groups: readonly Group[],
  measure: Measure,
  carried: number | undefined,
  otherwise: readonly number[],
): Shared | undefined {
  const own = groups.map((group) => sumOf(group.goods, measure));
  const complete = own.every((each) => each !== undefined);
  const stated = complete ? own.reduce<number>((total, each) => total + (each ?? 0), 0) : undefined;
  const whole = carried ?? (stated === undefined ? undefined : Math.round(stated / OWN[measure]));
  if (whole === undefined || groups.length === 0) return undefined;
  const weights = complete && stated !== 0 ? own : [...otherwise];
  const unit = measure === 'packages' && whole !== stated && whole % 100 === 0 ? 100 : 1;
  return { whole, parts: prorate(whole / unit, weights).map((each) => each * unit) };
}

function sumOf(goods: readonly Goods[], measure: Measure): number | undefined {
  let total = 0;
  for (const each of goods) {
    const value = each[measure];
    if (value === undefined) return undefined;
    total += value;
  }
  return total;
}
