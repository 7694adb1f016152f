import { preferentialRate } from '../catalogues/preferentialRate.ts';
import { incompleteReason, isWholeTariff } from '../catalogues/tariffProblems.ts';
import { taxRate } from '../catalogues/taxRate.ts';
import { formatAmount } from '../foundation/decimal/amount.ts';
import { add, compare } from '../foundation/decimal/decimal.ts';
import type { CatalogueRow, Reference } from '../foundation/documents/reference.ts';
import { dottedTariff } from '../foundation/text/tariffCode.ts';
import { taxCountries } from './countries.ts';
import {
  baseOf,
  localValue,
  percentLine,
  type Settlement,
  type SettlementFacts,
  type TaxedGoods,
  type TaxedPlaces,
  type Unsettled,
} from './settled.ts';
import { specificTaxes } from './specificTaxes.ts';

const NOTHING: Settlement = { taxes: [], unsettled: [] };

/**
 * Settlement of one line of goods (domain 6): the country's import duty on the local customs value, the taxes that these
 * goods owe besides in their order, then the value-added tax on its base and the taxes that it includes.
 */
export function liquidate(goods: TaxedGoods, facts: SettlementFacts, reference: Reference): Settlement {
  if (!facts.taxed) return NOTHING;
  const unusable = unusableGoods(goods, facts.places, reference);
  if (unusable) return { taxes: [], unsettled: [unusable] };
  const { duty, vat } = taxCountries[reference.country];
  const rates = {
    duty: dutyRate(duty.code, goods, reference),
    vat: taxRate(reference, vat.code, goods.tariff),
  };
  const unsettled = [
    ...(rates.duty === undefined ? [noRate(duty.code, goods, facts.places)] : []),
    ...(rates.vat === undefined ? [noRate(vat.code, goods, facts.places)] : []),
  ];
  const cif = localValue(goods.customsValue, facts.exchangeRate);
  const amounts = new Map([
    ['CIF', cif],
    ['TABLA', goods.tableValue || cif],
    ['FOB', localValue(goods.price ?? '', facts.exchangeRate)],
  ]);
  const dutyLine = percentLine(duty.code, baseOf(duty.base, amounts), rates.duty ?? '0');
  amounts.set(duty.code, dutyLine.amount);
  const others = specificTaxes(goods, facts, amounts, reference);
  unsettled.push(...others.unsettled);
  if (unsettled.length > 0) return { taxes: [], unsettled };
  if (compare(facts.exchangeRate, '0') <= 0) return NOTHING;
  const vatBase = add(baseOf(vat.base, amounts), ...others.inVatBase);
  return {
    taxes: [
      dutyLine,
      ...others.taxes,
      ...(others.freesOfVat ? [] : [percentLine(vat.code, vatBase, rates.vat!)]),
    ],
    unsettled,
  };
}

/** Goods that no rate can be applied to: without a code there is none, and no tax is ever negative. */
function unusableGoods(
  { tariff, customsValue }: TaxedGoods,
  places: TaxedPlaces,
  reference: Reference,
): Unsettled | undefined {
  const { code } = taxCountries[reference.country].duty;
  if (tariff === '') {
    const reason = `falta su clasificación arancelaria, que decide las tasas. Complete ${places.tariff.called}`;
    return { code, field: places.tariff.field, reason };
  }
  if (!isWholeTariff(tariff, reference)) {
    return { code, field: places.tariff.field, reason: incompleteReason(tariff, reference) };
  }
  if (compare(customsValue, '0') < 0) {
    const reason = `su valor en aduana es negativo (${formatAmount(customsValue, 2)} US$). Corrija ${places.price.called}`;
    return { code, field: places.price.field, reason };
  }
  return undefined;
}

const noRate = (code: string, { tariff }: TaxedGoods, places: TaxedPlaces): Unsettled => ({
  code,
  field: places.tariff.field,
  reason: `no hay tasa de ${code} para ${dottedTariff(tariff)}; corrija el inciso o cargue el arancel en vigor`,
});

/**
 * The preferential duty of the agreement that goods claim; undefined when they claim none or it gives none. A rate above
 * the general one, as of a row for a whole heading in which some codes are free, is no preference.
 */
export function preferenceOf(
  {
    agreement = '',
    origin = '',
    quota = '',
    tariff,
  }: Pick<TaxedGoods, 'agreement' | 'origin' | 'quota' | 'tariff'>,
  reference: Reference,
): CatalogueRow | undefined {
  const row = agreement === '' ? undefined : preferentialRate(reference, agreement, origin, tariff, quota);
  const general = taxRate(reference, taxCountries[reference.country].duty.code, tariff);
  return row?.['TASA'] && general !== undefined && compare(row['TASA'], general) > 0 ? undefined : row;
}

/**
 * A preference whose row says no rate gives none: the general one is due. And an agreement favours all that the tariff
 * taxes, not what nobody knows the rate of.
 */
function dutyRate(code: string, goods: TaxedGoods, reference: Reference): string | undefined {
  const general = taxRate(reference, code, goods.tariff);
  return general === undefined ? undefined : preferenceOf(goods, reference)?.['TASA'] || general;
}
