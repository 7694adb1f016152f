import { catalogue } from '../../catalogues/names.ts';
import { preferentialRate } from '../../catalogues/preferentialRate.ts';
import { incompleteReason, isWholeTariff } from '../../catalogues/tariffProblems.ts';
import { taxRate } from '../../catalogues/taxRate.ts';
import { formatAmount } from '../../foundation/decimal/amount.ts';
import { add, compare } from '../../foundation/decimal/decimal.ts';
import type { CatalogueRow, Reference } from '../../foundation/documents/reference.ts';
import { dottedTariff } from '../../foundation/text/tariffCode.ts';
import { ducaCountries } from '../countries.ts';
import {
  localValue,
  percentLine,
  type SettledGoods,
  type Settlement,
  type SettlementFacts,
  type Unsettled,
} from './settled.ts';
import { specificTaxes } from './specificTaxes.ts';

const NOTHING: Settlement = { taxes: [], unsettled: [] };

/**
 * Settlement of one fraction (domain 6): DAI on the local customs value, the other taxes that the goods owe in their
 * order, then the value-added tax on the sum of value, DAI and the taxes that its base includes.
 */
export function liquidate(goods: SettledGoods, facts: SettlementFacts, reference: Reference): Settlement {
  if (!facts.taxed) return NOTHING;
  const unusable = unusableGoods(goods, reference);
  if (unusable) return { taxes: [], unsettled: [unusable] };
  const { vat } = ducaCountries[reference.country];
  const dutyRate = rateOf('DAI', goods, reference);
  const vatRate = rateOf(vat, goods, reference);
  const unsettled = [
    ...(dutyRate === undefined ? [noRate('DAI', goods)] : []),
    ...(vatRate === undefined ? [noRate(vat, goods)] : []),
  ];
  const customsValue = localValue(goods.VALOR_CIF, facts.exchangeRate);
  const duty = percentLine('DAI', customsValue, dutyRate ?? '0');
  const others = specificTaxes(goods, facts, { customs: customsValue, duty: duty.amount }, reference);
  unsettled.push(...others.unsettled);
  if (unsettled.length > 0) return { taxes: [], unsettled };
  if (compare(facts.exchangeRate, '0') <= 0) return NOTHING;
  const vatBase = add(customsValue, duty.amount, ...others.inVatBase);
  return {
    taxes: [duty, ...others.taxes, ...(others.freesOfVat ? [] : [percentLine(vat, vatBase, vatRate!)])],
    unsettled,
  };
}

/** Goods that no rate can be applied to: without a code there is none, and no tax is ever negative. */
function unusableGoods(
  { CLASIFICACION_ARANCELARIA: code, VALOR_CIF: value }: SettledGoods,
  reference: Reference,
): Unsettled | undefined {
  if (code === '') {
    const reason = 'falta su clasificación arancelaria, que decide las tasas. Complete la casilla 45';
    return { code: 'DAI', field: 'CLASIFICACION_ARANCELARIA', reason };
  }
  if (!isWholeTariff(code, reference)) {
    return { code: 'DAI', field: 'CLASIFICACION_ARANCELARIA', reason: incompleteReason(code, reference) };
  }
  if (compare(value, '0') < 0) {
    const reason = `su valor en aduana es negativo (${formatAmount(value, 2)} US$). Corrija las casillas 48 a 51`;
    return { code: 'DAI', field: 'VALOR_FOB', reason };
  }
  return undefined;
}

const noRate = (code: string, { CLASIFICACION_ARANCELARIA: tariff }: SettledGoods): Unsettled => ({
  code,
  field: 'CLASIFICACION_ARANCELARIA',
  reason: `no hay tasa de ${code} para ${dottedTariff(tariff)}; corrija el inciso o cargue el arancel en vigor`,
});

/** The preferential DAI of the agreement that goods claim; undefined when they claim none or it gives none. */
export function preferenceOf(goods: SettledGoods, reference: Reference): CatalogueRow | undefined {
  const { ACUERDO_1_ID: agreement = '', ID_PAIS_ORIGEN: origin = '', CUOTA_CONTINGENTE: quota = '' } = goods;
  return agreement === ''
    ? undefined
    : preferentialRate(reference, agreement, origin, goods.CLASIFICACION_ARANCELARIA, quota);
}

/**
 * A preference whose row says no rate gives none: the general one is due. And an agreement favours all that the tariff
 * taxes, not what nobody knows the rate of.
 */
function rateOf(code: string, goods: SettledGoods, reference: Reference): string | undefined {
  const general = taxRate(reference, code, goods.CLASIFICACION_ARANCELARIA);
  if (general === undefined || code !== 'DAI') return general;
  return preferenceOf(goods, reference)?.['TASA'] || general;
}

/** Whether a modality is taxed as an import: its regime is, or the catalogue says that the import rate applies. */
export const isTaxed = (modality: string, reference: Reference): boolean =>
  reference.row(catalogue.modalities, modality)?.['TASA_IMPORTACION'] === '1';
