import { catalogue } from '../catalogues/names.ts';
import { preferentialRate } from '../catalogues/preferentialRate.ts';
import { taxRate } from '../catalogues/taxRate.ts';
import { add, compare, multiply } from '../foundation/decimal/decimal.ts';
import type { CatalogueRow, Reference } from '../foundation/documents/reference.ts';
import { ducaCountries } from './countries.ts';

/** One tax of one fraction, in local currency; rate in percent with four decimals. */
export interface Settled {
  code: string;
  base: string;
  rate: string;
  amount: string;
}

/** What the settlement needs of the declaration's header. */
export interface SettlementFacts {
  /** Local currency per US dollar, five decimals. */
  exchangeRate: string;
  /** Whether the modality is taxed as an import (spec 5: DT, DZ, TO and ZT are). */
  taxed: boolean;
}

/** What a settlement reads of a fraction: US dollars, code without points. */
export interface SettledGoods {
  VALOR_CIF: string;
  CLASIFICACION_ARANCELARIA: string;
  /** Agreement that is claimed, and the origin that it must cover; without both the general rate is due. */
  ACUERDO_1_ID?: string;
  ID_PAIS_ORIGEN?: string;
}

/**
 * Rounded half up to two decimals, in decimal arithmetic: an exact half cent goes up, and rounded parts are added
 * (domain 6).
 */
export const percentOf = (base: string, rate: string): string => multiply(base, multiply(rate, '0.01', 6), 2);

/** Customs value in local currency: US dollars × exchange rate, two decimals. */
export const localValue = (dollars: string, exchangeRate: string): string =>
  multiply(dollars, exchangeRate, 2);

/**
 * Settlement of one fraction (domain 6): DAI on the local customs value, then the value-added tax on the sum of both.
 * No taxes when the modality is not taxed, the exchange rate is blank, or a rate is unknown (`unknownRate` says which).
 */
export function settle(goods: SettledGoods, facts: SettlementFacts, reference: Reference): Settled[] {
  if (!facts.taxed || compare(facts.exchangeRate, '0') <= 0 || unknownRate(goods, reference)) return [];
  const { vat } = ducaCountries[reference.country];
  const customsValue = localValue(goods.VALOR_CIF, facts.exchangeRate);
  const duty = taxLine('DAI', customsValue, rateOf('DAI', goods, reference)!);
  return [duty, taxLine(vat, add(customsValue, duty.amount), rateOf(vat, goods, reference)!)];
}

const taxLine = (code: string, base: string, rate: string): Settled => ({
  code,
  base,
  rate: multiply(rate, '1', 4),
  amount: percentOf(base, rate),
});

/** The preferential DAI of the agreement that goods claim; undefined when they claim none or it gives none. */
export function preferenceOf(goods: SettledGoods, reference: Reference): CatalogueRow | undefined {
  const { ACUERDO_1_ID: agreement = '', ID_PAIS_ORIGEN: origin = '', CLASIFICACION_ARANCELARIA } = goods;
  return agreement === ''
    ? undefined
    : preferentialRate(reference, agreement, origin, CLASIFICACION_ARANCELARIA);
}

const rateOf = (code: string, goods: SettledGoods, reference: Reference): string | undefined =>
  (code === 'DAI' ? preferenceOf(goods, reference)?.['TASA'] : undefined) ??
  taxRate(reference, code, goods.CLASIFICACION_ARANCELARIA);

/** Tax for which no list says a rate; undefined when all are known or there is no code yet. */
export function unknownRate(goods: SettledGoods, reference: Reference): string | undefined {
  if (goods.CLASIFICACION_ARANCELARIA === '') return 'DAI';
  return ['DAI', ducaCountries[reference.country].vat].find(
    (code) => rateOf(code, goods, reference) === undefined,
  );
}

/** Whether a modality is taxed as an import: its regime is, or the catalogue says that the import rate applies. */
export const isTaxed = (modality: string, reference: Reference): boolean =>
  reference.row(catalogue.modalities, modality)?.['TASA_IMPORTACION'] === '1';
