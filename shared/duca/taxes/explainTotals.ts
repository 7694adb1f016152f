import { countries } from '../../countries/countries.ts';
import { formatDate } from '../../foundation/dates/date.ts';
import { formatAmount } from '../../foundation/decimal/amount.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import type { DucaBody } from '../dataSets.ts';

const fractions = (count: number): string => (count === 1 ? 'una fracción' : `${count} fracciones`);

/** «suma de 7 fracciones» */
export const explainTotal = ({ FRACCION_TRIBUTOS }: DucaBody, code: string): string =>
  `suma de ${fractions(FRACCION_TRIBUTOS.filter((each) => each.CODIGO_TRIBUTO === code).length)}`;

/** «suma de 3 tributos; 2 fracciones sin liquidar» */
export function explainGrandTotal(body: DucaBody): string {
  const count = body.TRIBUTOS.length;
  const owing = new Set(body.FRACCION_TRIBUTOS.map((each) => each.ID_FRACCION));
  const left = body.FRACCIONES.filter((each) => !owing.has(each.ID_FRACCION)).length;
  const taxes = count === 1 ? 'un tributo' : `${count} tributos`;
  return `suma de ${taxes}${left === 0 ? '' : `; ${fractions(left)} sin liquidar, vea Problemas`}`;
}

/**
 * Where the exchange rate comes from: the bank's of its day as it was derived, or a person's own.
 * @param derived what the declaration was formed with; absent when it never was.
 */
export function explainRate(body: DucaBody, derived: DucaBody | undefined, reference: Reference): string {
  const { TIPO_CAMBIO: rate, FECHA_TIPO_CAMBIO: day } = body.DUCA;
  const { currency, exchangeRate } = countries[reference.country];
  if (rate === '') return 'Falta la tasa de cambio de la casilla 31.';
  const dated = day === '' ? 'sin fecha' : `del ${formatDate(day)}`;
  const said = `Tasa de cambio: ${formatAmount(rate, exchangeRate.decimals)} ${currency.code} por dólar, ${dated}`;
  const known = derived?.DUCA.TIPO_CAMBIO ?? '';
  if (known === rate && day === derived?.DUCA.FECHA_TIPO_CAMBIO)
    return `${said}; tasa de referencia del ${exchangeRate.bank}. Se sella con la declaración.`;
  const other =
    known === '' || known === rate
      ? ''
      : `; la del ${exchangeRate.bank} era ${formatAmount(known, exchangeRate.decimals)}`;
  return `${said}; ${known === rate ? 'la fecha fue escrita' : 'escrita'} a mano${other}. Se sella con la declaración.`;
}
