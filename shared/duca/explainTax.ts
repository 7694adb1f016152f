import { catalogue } from '../catalogues/names.ts';
import { formatAmount } from '../foundation/decimal/amount.ts';
import { multiply } from '../foundation/decimal/decimal.ts';
import { formatDate } from '../foundation/dates/date.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { dottedTariff } from '../foundation/text/tariffCode.ts';
import type { DucaBody, DucaFraction, DucaTax } from './dataSets.ts';
import { preferenceOf } from './taxes.ts';

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

/** Explains one tax of one fraction, from what the settlement itself stored; amounts in local currency. */
export function explainTax(
  body: DucaBody,
  fraction: DucaFraction,
  tax: DucaTax,
  reference: Reference,
): Explanation {
  const exact = multiply(tax.BASE_IMPONIBLE, multiply(tax.TASA, '0.01', 6), 6).replace(
    /(\.\d{2}\d*?)0+$/,
    '$1',
  );
  const value = `${money(fraction.VALOR_CIF)} US$ × ${body.DUCA.TIPO_CAMBIO} = ${money(fraction.VALOR_ADUANA_LOCAL)}`;
  const duty = body.FRACCION_TRIBUTOS.find(
    (each) => each.ID_FRACCION === fraction.ID_FRACCION && each.CODIGO_TRIBUTO === 'DAI',
  );
  const onDuty = tax.CODIGO_TRIBUTO !== 'DAI' && duty;
  return {
    base: onDuty
      ? `${money(fraction.VALOR_ADUANA_LOCAL)} + DAI ${money(duty.IMPORTE)} = ${money(tax.BASE_IMPONIBLE)}`
      : value,
    formula: `${money(tax.BASE_IMPONIBLE)} × ${formatAmount(tax.TASA, 2)} % = ${withThousands(exact)}`,
    rounding: `redondeado a dos decimales: ${money(tax.IMPORTE)}`,
    source: sourceOf(tax.CODIGO_TRIBUTO, fraction, reference),
  };
}

const withThousands = (value: string): string => {
  const decimals = value.split('.')[1]?.length ?? 0;
  return formatAmount(value, decimals);
};

function sourceOf(code: string, fraction: DucaFraction, reference: Reference): string {
  const tariff = fraction.CLASIFICACION_ARANCELARIA;
  const preference = code === 'DAI' ? preferenceOf(fraction, reference) : undefined;
  if (preference) {
    const agreement = reference.row(catalogue.agreements1, fraction.ACUERDO_1_ID)?.VALOR;
    const until = preference['VIGENTE_HASTA'] ? `, hasta ${formatDate(preference['VIGENTE_HASTA'])}` : '';
    const list = reference.origin(catalogue.preferentialRates);
    const sample = list?.sample ? ' (lista de muestra)' : '';
    return `Tasa preferencial de ${dottedTariff(tariff)} con origen ${fraction.ID_PAIS_ORIGEN} por «${agreement ?? fraction.ACUERDO_1_ID}»: ${preference.VALOR}${until}; ${list?.source ?? ''}${sample}`;
  }
  const own = code === 'DAI' && reference.row(catalogue.tariff, tariff)?.['DAI'] !== undefined;
  const origin = reference.origin(own ? catalogue.tariff : catalogue.taxRates);
  const place = code === 'DAI' ? `Tasa de ${dottedTariff(tariff)}` : `Tasa de ${code}`;
  if (!origin) return `${place}: sin lista cargada`;
  const sample = origin.sample ? ' (lista de muestra)' : '';
  return `${place}: ${origin.source}; vigente desde ${formatDate(origin.validFrom)}${sample}`;
}
