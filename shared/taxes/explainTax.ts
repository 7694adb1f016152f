import { countries } from '../countries/countries.ts';
import { catalogue } from '../catalogues/names.ts';
import { tariffRow } from '../catalogues/tariffRow.ts';
import { taxRateRow } from '../catalogues/taxRate.ts';
import { unitFactor } from '../catalogues/unitFactor.ts';
import { formatDate } from '../foundation/dates/date.ts';
import { formatAmount } from '../foundation/decimal/amount.ts';
import { add, compare, multiply } from '../foundation/decimal/decimal.ts';
import type { CatalogueOrigin, CatalogueRow, Reference } from '../foundation/documents/reference.ts';
import { capital } from '../foundation/text/capital.ts';
import { dottedTariff } from '../foundation/text/tariffCode.ts';
import { taxCountries } from './countries.ts';
import { preferenceOf } from './liquidate.ts';
import { localValue, type Place, type Settled, type SettlementFacts, type TaxedGoods } from './settled.ts';
import { taxedMeasure } from './measures.ts';
import { ruleOfTax } from './specificTaxes.ts';

/** How an amount came to be: what it is taken on, at which rate, how it was rounded, and who says the rate. */
export interface Explanation {
  /** «11,000.00 US$ × 7.85123 = 86,363.53» */
  base: string;
  /** «86,363.53 × 15.00 % = 12,954.5295» */
  formula: string;
  /** «redondeado a dos decimales: 12,954.53» */
  rounding: string;
  source: string;
}

/** A line of goods as its declaration settled it. */
export interface SettledGoods {
  goods: TaxedGoods;
  /** All its taxes, as they were stored. */
  taxes: readonly Settled[];
  facts: SettlementFacts;
}

const money = (value: string): string => formatAmount(value, 2);

/** A place without its article, inside brackets; and where a sentence begins with it. */
const named = (called: string): string => called.replace(/^(el|la|los|las) /, '');
const headed = ({ called }: Place): string => capital(named(called));

/** All the decimals that say something, at least two. */
function whole(value: string): string {
  const trimmed = value.replace(/(\.\d{2}\d*?)0+$/, '$1');
  return formatAmount(trimmed, trimmed.split('.')[1]?.length ?? 0);
}

/** Explains one tax of a line of goods, from what the settlement itself stored; amounts in local currency. */
export function explainTax(tax: Settled, line: SettledGoods, reference: Reference): Explanation {
  const rule = ruleOfTax(tax.code, line.goods, line.facts, reference);
  const rounding = `redondeado a dos decimales: ${money(tax.amount)}`;
  const source = sourceOf(tax.code, line, rule, reference);
  if (tax.perUnit) {
    const { currency } = countries[reference.country];
    const exact = multiply(tax.quantity, tax.perUnit, 13);
    return {
      base: quantityOf(tax, line, rule, reference),
      formula: `${whole(tax.quantity)} × ${whole(tax.perUnit)} ${currency.code} por ${tax.unit}${dollarsOf(rule, line.facts)} = ${whole(exact)}`,
      rounding,
      source,
    };
  }
  const exact = multiply(tax.base, multiply(tax.rate, '0.01', 6), 8);
  return {
    base: partsOf(tax, line, rule, reference),
    formula: `${money(tax.base)} × ${formatAmount(tax.rate, decimalsOf(tax.rate))} % = ${whole(exact)}`,
    rounding,
    source,
  };
}

/** «11,000.00 US$ × 7.85123 = 86,363.53» */
export const explainLocal = (dollars: string, exchangeRate: string): string =>
  `${money(dollars)} US$ × ${exchangeRate} = ${money(localValue(dollars, exchangeRate))}`;

const decimalsOf = (rate: string): number => (rate.endsWith('00') ? 2 : 4);

/** What a percent is taken of, in its parts; the stored sum alone when today's rules no longer make it. */
function partsOf(
  tax: Settled,
  line: SettledGoods,
  rule: CatalogueRow | undefined,
  reference: Reference,
): string {
  const { goods, facts } = line;
  const { duty, vat } = taxCountries[reference.country];
  if (tax.code === duty.code) return explainLocal(goods.customsValue, facts.exchangeRate);
  const names =
    tax.code === vat.code ? [...vat.base, ...inVatBase(line, reference)] : (rule?.['BASE'] ?? '').split('+');
  const parts = names.flatMap((name): { text: string; amount: string }[] => {
    if (name === 'TABLA' && goods.tableValue) {
      const amount = goods.tableValue;
      return [{ text: `valor imponible de la tabla de la autoridad ${money(amount)}`, amount }];
    }
    if (name === 'CIF' || name === 'TABLA') {
      const amount = localValue(goods.customsValue, facts.exchangeRate);
      return [{ text: `CIF ${money(amount)}`, amount }];
    }
    if (name === 'FOB') {
      const price = goods.price ?? '';
      const text = `precio ${explainLocal(price, facts.exchangeRate)}`;
      return [{ text, amount: localValue(price, facts.exchangeRate) }];
    }
    const other = line.taxes.find((each) => each.code === name);
    return other ? [{ text: `${name} ${money(other.amount)}`, amount: other.amount }] : [];
  });
  const [only] = parts;
  if (compare(add(...parts.map(({ amount }) => amount)), tax.base) !== 0) {
    return `${money(tax.base)}, por las reglas del día en que se liquidó`;
  }
  const outside = tax.code === vat.code ? outsideOf(names, line.taxes, vat.code) : '';
  return parts.length === 1 && only
    ? only.text
    : `${parts.map(({ text }) => text).join(' + ')} = ${money(tax.base)}${outside}`;
}

/** «; IDP no entra en la base» */
function outsideOf(names: readonly string[], others: readonly Settled[], vat: string): string {
  const left = others.map((each) => each.code).filter((code) => code !== vat && !names.includes(code));
  return left.length === 0
    ? ''
    : `; ${left.join(' y ')} no ${left.length === 1 ? 'entra' : 'entran'} en la base`;
}

const inVatBase = ({ goods, taxes, facts }: SettledGoods, reference: Reference): string[] =>
  taxes
    .map((each) => each.code)
    .filter((code) => ruleOfTax(code, goods, facts, reference)?.['IVA'] === 'SUMA');

/** «Casilla 43: 1,000.00 LTR = 264.172052 GLL (1 GLL = 3.785411784 LTR; Galón …), a seis decimales» */
function quantityOf(
  tax: Settled,
  { goods, facts }: SettledGoods,
  rule: CatalogueRow | undefined,
  reference: Reference,
): string {
  const { stated: measured, unit: from, place } = taxedMeasure(rule ?? {}, goods, reference);
  const stated = `${headed(facts.places[place] ?? facts.places.quantity)}: ${whole(measured)} ${from}`;
  const each = rule?.['POR_CADA'] ?? '';
  const factor = unitFactor(reference, from, rule?.['UNIDAD'] ?? from, goods.tariff);
  if (!factor && each === '') return stated;
  const taxed = `${whole(tax.quantity)} ${each === '' ? '' : 'veces '}${tax.unit}`;
  const by = factor
    ? ` (${factor['ENTRE']} ${factor['DE']} = ${factor['POR']} ${factor['A']}; ${factor.VALOR})`
    : '';
  return `${stated} = ${taxed}${by}, a seis decimales`;
}

const dollarsOf = (rule: CatalogueRow | undefined, { exchangeRate }: SettlementFacts): string =>
  rule?.['MONEDA'] === 'USD' ? ` (${rule['MONTO']} US$ × ${exchangeRate})` : '';

const ofSample = (origin: CatalogueOrigin | undefined): string =>
  origin?.sample ? ' (lista de muestra)' : '';

const since = (row: CatalogueRow | undefined, origin: CatalogueOrigin | undefined): string => {
  const from = row?.['VIGENTE_DESDE'] || origin?.validFrom;
  const until = row?.['VIGENTE_HASTA'];
  return `${from ? `; vigente desde ${formatDate(from)}` : ''}${until ? ` hasta ${formatDate(until)}` : ''}`;
};

function sourceOf(
  code: string,
  { goods, facts }: SettledGoods,
  rule: CatalogueRow | undefined,
  reference: Reference,
): string {
  const { tariff, agreement = '', origin: from = '' } = goods;
  if (rule) {
    const origin = reference.origin(catalogue.specificTaxes);
    return `${rule.VALOR}: ${rule['FUENTE'] || (origin?.source ?? '')}${since(rule, origin)}${ofSample(origin)}`;
  }
  const isDuty = code === taxCountries[reference.country].duty.code;
  const { called } = facts.places.quota;
  const preference = isDuty ? preferenceOf(goods, reference) : undefined;
  if (preference) {
    const name = reference.row(catalogue.agreements1, agreement)?.VALOR ?? agreement;
    const until = preference['VIGENTE_HASTA'] ? `, hasta ${formatDate(preference['VIGENTE_HASTA'])}` : '';
    const list = reference.origin(catalogue.preferentialRates);
    return `Tasa preferencial de ${dottedTariff(tariff)} con origen ${from} por «${name}»${quotaOf(goods, preference, called)}: ${preference.VALOR}${until}; ${list?.source ?? ''}${ofSample(list)}`;
  }
  const own = isDuty && Boolean(tariffRow(reference, tariff)?.['DAI']);
  const row = own ? tariffRow(reference, tariff) : taxRateRow(reference, code, tariff);
  const origin = reference.origin(own ? catalogue.tariff : catalogue.taxRates);
  const place = isDuty ? `Tasa de ${dottedTariff(tariff)}` : `Tasa de ${code}`;
  if (!origin || (!own && !row)) return `${place}: ya no está en la lista; vale la que se liquidó`;
  const favour = isDuty ? preferenceInQuota(goods, reference) : undefined;
  const missed = favour
    ? `. El acuerdo favorece solo dentro de un contingente (${favour['TASA']} %) y ${called} está en blanco`
    : '';
  return `${place}: ${row?.['FUENTE'] || origin.source}${since(row, origin)}${ofSample(origin)}${missed}`;
}

/** The preference that goods would have if they came under a quota; undefined when a quota makes no difference. */
function preferenceInQuota(goods: TaxedGoods, reference: Reference): CatalogueRow | undefined {
  if (goods.quota) return undefined;
  const favour = preferenceOf({ ...goods, quota: 'otra' }, reference);
  return favour?.['CONTINGENTE'] === 'DENTRO' ? favour : undefined;
}

/** What a preferential rate asked of the place of quotas. */
function quotaOf({ quota }: TaxedGoods, { CONTINGENTE: asked }: CatalogueRow, called: string): string {
  if (asked === 'DENTRO') return `, dentro del contingente ${quota} (${named(called)})`;
  return asked === 'FUERA' ? `, fuera de contingente (${named(called)} en blanco)` : '';
}
