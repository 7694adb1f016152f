import { convertQuantity } from '../catalogues/unitFactor.ts';
import { compare } from '../foundation/decimal/decimal.ts';
import type { CatalogueRow, Reference } from '../foundation/documents/reference.ts';
import type { TaxedGoods, TaxedPlaces } from './settled.ts';

/** How much of some goods there is, as the form states it. */
export interface Measure {
  stated: string;
  unit: string;
  place: keyof TaxedPlaces;
}

const isStated = ({ stated }: Measure): boolean => compare(stated, '0') > 0;

/** By what an amount a unit may be reckoned, the first before the others; all that is stated, or the one to ask for. */
function measuresOf(rule: Partial<CatalogueRow>, goods: TaxedGoods): [Measure, ...Measure[]] {
  if (rule['MEDIDA'] === 'PESO_NETO')
    return [{ stated: goods.netWeight ?? '', unit: 'KGM', place: 'netWeight' }];
  const { quantity: stated = '', unit = '', statistical } = goods;
  const bought: Measure = { stated, unit, place: 'quantity' };
  const counted = statistical && {
    stated: statistical.quantity,
    unit: statistical.unit,
    place: 'statistical' as const,
  };
  if (!counted || !isStated(counted)) return [bought];
  return isStated(bought) ? [bought, counted] : [counted];
}

/**
 * The measure by which an amount a unit is reckoned, and how many of the rule's units it is: drinks are bought by the case
 * and taxed by the litre, in which the tariff counts them. Where none leads there, the first, without a quantity.
 */
export function taxedMeasure(
  rule: Partial<CatalogueRow>,
  goods: TaxedGoods,
  reference: Reference,
): Measure & { quantity?: string } {
  const measures = measuresOf(rule, goods);
  const { UNIDAD: to = measures[0].unit, POR_CADA = '' } = rule;
  const { tariff } = goods;
  for (const measure of measures.filter(isStated)) {
    const { stated, unit: from } = measure;
    const quantity = convertQuantity(reference, {
      quantity: stated,
      from,
      to,
      each: POR_CADA || '1',
      tariff,
    });
    if (quantity !== undefined) return { ...measure, quantity };
  }
  return measures[0];
}
