import { countries } from '../../countries/countries.ts';
import { catalogue } from '../../catalogues/names.ts';
import { tariffRow } from '../../catalogues/tariffRow.ts';
import { taxRateRow } from '../../catalogues/taxRate.ts';
import { unitFactor } from '../../catalogues/unitFactor.ts';
import { formatDate } from '../../foundation/dates/date.ts';
import { formatAmount } from '../../foundation/decimal/amount.ts';
import { add, compare, multiply } from '../../foundation/decimal/decimal.ts';
import type { CatalogueOrigin, CatalogueRow, Reference } from '../../foundation/documents/reference.ts';
import { dottedTariff } from '../../foundation/text/tariffCode.ts';
import { agesOf, settlementFacts } from './settledLines.ts';
import { ducaCountries } from '../countries.ts';
import type { DucaBody, DucaFraction, DucaTax } from '../dataSets.ts';
import { ruleOfTax } from './specificTaxes.ts';
import { preferenceOf } from './liquidate.ts';

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

const money = (value: string): string => formatAmount(value, 2);

/** All the decimals that say something, at least two. */
function whole(value: string): string {
  const trimmed = value.replace(/(\.\d{2}\d*?)0+$/, '$1');
  return formatAmount(trimmed, trimmed.split('.')[1]?.length ?? 0);
}

/** Explains one tax of one fraction, from what the settlement itself stored; amounts in local currency. */
export function explainTax(
  body: DucaBody,
  fraction: DucaFraction,
  tax: DucaTax,
  reference: Reference,
): Explanation {
  const rule = ruleOf(body, fraction, tax.CODIGO_TRIBUTO, reference);
  const rounding = `redondeado a dos decimales: ${money(tax.IMPORTE)}`;
  if (tax.MONTO_UNITARIO) {
    const { currency } = countries[reference.country];
    const exact = multiply(tax.CANTIDAD_GRAVADA, tax.MONTO_UNITARIO, 13);
    return {
      base: quantityOf(fraction, tax, rule, reference),
      formula: `${whole(tax.CANTIDAD_GRAVADA)} × ${whole(tax.MONTO_UNITARIO)} ${currency.code} por ${tax.UNIDAD_GRAVADA}${dollarsOf(rule, body)} = ${whole(exact)}`,
      rounding,
      source: sourceOf(fraction, tax, rule, reference),
    };
  }
  const exact = multiply(tax.BASE_IMPONIBLE, multiply(tax.TASA, '0.01', 6), 8);
  return {
    base: baseOf(body, fraction, tax, rule, reference),
    formula: `${money(tax.BASE_IMPONIBLE)} × ${formatAmount(tax.TASA, decimalsOf(tax.TASA))} % = ${whole(exact)}`,
    rounding,
    source: sourceOf(fraction, tax, rule, reference),
  };
}

/** «FOB 10,000.00 + transporte 800.00 + seguro 120.00 + otros 80.00 = 11,000.00 US$; × 7.85123 = 86,363.53» */
export function explainValue(body: DucaBody, fraction: DucaFraction): string {
  const parts = [
    `precio ${money(fraction.VALOR_FOB || '0')}`,
    `transporte ${money(fraction.VALOR_FLETE || '0')}`,
    `seguro ${money(fraction.VALOR_SEGURO || '0')}`,
    `otros ${money(fraction.VALOR_OTROS || '0')}`,
  ];
  return `${parts.join(' + ')} = ${money(fraction.VALOR_CIF)} US$; ${inLocal(body, fraction)}`;
}

const inLocal = ({ DUCA }: DucaBody, fraction: DucaFraction): string =>
  `${money(fraction.VALOR_CIF)} US$ × ${DUCA.TIPO_CAMBIO} = ${money(fraction.VALOR_ADUANA_LOCAL)}`;

const decimalsOf = (rate: string): number => (rate.endsWith('00') ? 2 : 4);

function ruleOf(
  body: DucaBody,
  fraction: DucaFraction,
  code: string,
  reference: Reference,
): CatalogueRow | undefined {
  const ages = agesOf(body, reference).get(fraction.NUMERO_LINEA) ?? [];
  return ruleOfTax(code, { ...fraction, ages }, settlementFacts(body, reference), reference);
}

/** What a percent is taken of, in its parts; the stored sum alone when today's rules no longer make it. */
function baseOf(
  body: DucaBody,
  fraction: DucaFraction,
  tax: DucaTax,
  rule: CatalogueRow | undefined,
  reference: Reference,
): string {
  if (tax.CODIGO_TRIBUTO === 'DAI') return inLocal(body, fraction);
  const vat = ducaCountries[reference.country].vat;
  const others = body.FRACCION_TRIBUTOS.filter((each) => each.ID_FRACCION === fraction.ID_FRACCION);
  const names =
    tax.CODIGO_TRIBUTO === vat
      ? ['CIF', 'DAI', ...inVatBase(body, fraction, others, reference)]
      : (rule?.['BASE'] ?? '').split('+');
  const parts = names.flatMap((name): { text: string; amount: string }[] => {
    if (name === 'CIF')
      return [{ text: `CIF ${money(fraction.VALOR_ADUANA_LOCAL)}`, amount: fraction.VALOR_ADUANA_LOCAL }];
    if (name === 'FOB') {
      const amount = multiply(fraction.VALOR_FOB, body.DUCA.TIPO_CAMBIO, 2);
      return [
        {
          text: `precio ${money(fraction.VALOR_FOB)} US$ × ${body.DUCA.TIPO_CAMBIO} = ${money(amount)}`,
          amount,
        },
      ];
    }
    const other = others.find((each) => each.CODIGO_TRIBUTO === name);
    return other ? [{ text: `${name} ${money(other.IMPORTE)}`, amount: other.IMPORTE }] : [];
  });
  const [only] = parts;
  if (compare(add(...parts.map(({ amount }) => amount)), tax.BASE_IMPONIBLE) !== 0) {
    return `${money(tax.BASE_IMPONIBLE)}, por las reglas del día en que se liquidó`;
  }
  const outside = tax.CODIGO_TRIBUTO === vat ? outsideOf(names, others, vat) : '';
  return parts.length === 1 && only
    ? only.text
    : `${parts.map(({ text }) => text).join(' + ')} = ${money(tax.BASE_IMPONIBLE)}${outside}`;
}

/** «; IDP no entra en la base» */
function outsideOf(names: readonly string[], others: readonly DucaTax[], vat: string): string {
  const left = others
    .map((each) => each.CODIGO_TRIBUTO)
    .filter((code) => code !== vat && !names.includes(code));
  return left.length === 0
    ? ''
    : `; ${left.join(' y ')} no ${left.length === 1 ? 'entra' : 'entran'} en la base`;
}

const inVatBase = (
  body: DucaBody,
  fraction: DucaFraction,
  taxes: readonly DucaTax[],
  reference: Reference,
): string[] =>
  taxes
    .map((each) => each.CODIGO_TRIBUTO)
    .filter((code) => ruleOf(body, fraction, code, reference)?.['IVA'] === 'SUMA');

/** «Casilla 43: 1,000.00 LTR = 264.172052 GLL (1 GLL = 3.785411784 LTR; Galón …), a seis decimales» */
function quantityOf(
  fraction: DucaFraction,
  tax: DucaTax,
  rule: CatalogueRow | undefined,
  reference: Reference,
): string {
  const net = rule?.['MEDIDA'] === 'PESO_NETO';
  const from = net ? 'KGM' : fraction.ID_UNIDAD_MEDIDA;
  const stated = net
    ? `Casilla 37: ${whole(fraction.PESO_NETO)} ${from}`
    : `Casilla 43: ${whole(fraction.CANTIDAD_UNIDADES)} ${from}`;
  const each = rule?.['POR_CADA'] ?? '';
  const factor = unitFactor(reference, from, rule?.['UNIDAD'] ?? from, fraction.CLASIFICACION_ARANCELARIA);
  if (!factor && each === '') return stated;
  const taxed = `${whole(tax.CANTIDAD_GRAVADA)} ${each === '' ? '' : 'veces '}${tax.UNIDAD_GRAVADA}`;
  const by = factor
    ? ` (${factor['ENTRE']} ${factor['DE']} = ${factor['POR']} ${factor['A']}; ${factor.VALOR})`
    : '';
  return `${stated} = ${taxed}${by}, a seis decimales`;
}

const dollarsOf = (rule: CatalogueRow | undefined, { DUCA }: DucaBody): string =>
  rule?.['MONEDA'] === 'USD' ? ` (${rule['MONTO']} US$ × ${DUCA.TIPO_CAMBIO})` : '';

const sampleMark = (origin: CatalogueOrigin | undefined): string =>
  origin?.sample ? ' (lista de muestra)' : '';

const since = (row: CatalogueRow | undefined, origin: CatalogueOrigin | undefined): string => {
  const from = row?.['VIGENTE_DESDE'] || origin?.validFrom;
  const until = row?.['VIGENTE_HASTA'];
  return `${from ? `; vigente desde ${formatDate(from)}` : ''}${until ? ` hasta ${formatDate(until)}` : ''}`;
};

function sourceOf(
  fraction: DucaFraction,
  tax: DucaTax,
  rule: CatalogueRow | undefined,
  reference: Reference,
): string {
  const code = tax.CODIGO_TRIBUTO;
  const tariff = fraction.CLASIFICACION_ARANCELARIA;
  if (rule) {
    const origin = reference.origin(catalogue.specificTaxes);
    return `${rule.VALOR}: ${rule['FUENTE'] || (origin?.source ?? '')}${since(rule, origin)}${sampleMark(origin)}`;
  }
  const preference = code === 'DAI' ? preferenceOf(fraction, reference) : undefined;
  if (preference) {
    const agreement = reference.row(catalogue.agreements1, fraction.ACUERDO_1_ID)?.VALOR;
    const until = preference['VIGENTE_HASTA'] ? `, hasta ${formatDate(preference['VIGENTE_HASTA'])}` : '';
    const list = reference.origin(catalogue.preferentialRates);
    return `Tasa preferencial de ${dottedTariff(tariff)} con origen ${fraction.ID_PAIS_ORIGEN} por «${agreement ?? fraction.ACUERDO_1_ID}»${quotaOf(fraction, preference)}: ${preference.VALOR}${until}; ${list?.source ?? ''}${sampleMark(list)}`;
  }
  const own = code === 'DAI' && Boolean(tariffRow(reference, tariff)?.['DAI']);
  const row = own ? undefined : taxRateRow(reference, code, tariff);
  const origin = reference.origin(own ? catalogue.tariff : catalogue.taxRates);
  const place = code === 'DAI' ? `Tasa de ${dottedTariff(tariff)}` : `Tasa de ${code}`;
  if (!origin || (!own && !row)) return `${place}: ya no está en la lista; vale la que se liquidó`;
  const favour = code === 'DAI' ? preferenceInQuota(fraction, reference) : undefined;
  const missed = favour
    ? `. El acuerdo favorece solo dentro de un contingente (${favour['TASA']} %) y la casilla 39 está en blanco`
    : '';
  return `${place}: ${row?.['FUENTE'] || origin.source}${since(row, origin)}${sampleMark(origin)}${missed}`;
}

/** The preference that goods would have if they came under a quota; undefined when a quota makes no difference. */
function preferenceInQuota(fraction: DucaFraction, reference: Reference): CatalogueRow | undefined {
  if (fraction.CUOTA_CONTINGENTE !== '') return undefined;
  const favour = preferenceOf({ ...fraction, CUOTA_CONTINGENTE: 'otra' }, reference);
  return favour?.['CONTINGENTE'] === 'DENTRO' ? favour : undefined;
}

/** What a preferential rate asked of box 39. */
function quotaOf({ CUOTA_CONTINGENTE: quota }: DucaFraction, { CONTINGENTE: asked }: CatalogueRow): string {
  if (asked === 'DENTRO') return `, dentro del contingente ${quota} (casilla 39)`;
  return asked === 'FUERA' ? ', fuera de contingente (casilla 39 en blanco)' : '';
}
