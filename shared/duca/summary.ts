import { countries } from '../countries/countries.ts';
import type { CountryCode } from '../countries/country.ts';
import { field } from '../foundation/fields/field.ts';
import type { DucaBody } from './dataSets.ts';
import { dischargeSaid, isDischarged } from './discharge/discharge.ts';
import { askedUntil } from './validity.ts';

/** Columns of the list of declarations; also what its search looks into. */
export const ducaColumns = {
  NO_ORDEN: field.orderNumber('No. de orden'),
  NUMERO_DUCA: field.declarationNumber('No. de DUCA'),
  IMPORTADOR: field.text('Importador', { max: 200 }),
  MODALIDAD: field.text('Modalidad'),
  CLASE: field.text('Clase'),
  FRACCIONES: field.integer('Fracciones'),
  PESO_BRUTO: field.decimal('Peso bruto, kg', { decimals: 2 }),
  TOTAL_CIF_DOLARES: field.decimal('Valor en aduana, US$', { decimals: 2 }),
  TOTAL_GENERAL: field.decimal('Tributos', { decimals: 2 }),
  FECHA_ACEPTACION: field.dateTime('Aceptada'),
  CANAL_SELECTIVO: field.text('Canal'),
  VALIDA_HASTA: field.date('Válida hasta'),
  VIGENCIA: field.date('Vigencia por atender'),
  FECHA_VENCIMIENTO: field.date('Vence el plazo'),
  DESCARGA: field.text('Descarga', { max: 200 }),
};

/** The columns as a country's list names them: taxes are in its own currency. */
export const ducaColumnsOf = (country: CountryCode): typeof ducaColumns => ({
  ...ducaColumns,
  TOTAL_GENERAL: field.decimal(`Tributos, ${countries[country].currency.symbol}`, { decimals: 2 }),
});

/** Row of the list for a body. */
export function ducaSummary(body: DucaBody): Record<keyof typeof ducaColumns, string> {
  const { DUCA, IMPORTADOR, FRACCIONES } = body;
  return {
    NO_ORDEN: DUCA.NO_ORDEN,
    NUMERO_DUCA: DUCA.NUMERO_DUCA,
    IMPORTADOR: IMPORTADOR.NOMBRE,
    MODALIDAD: DUCA.MODALIDAD,
    CLASE: DUCA.CLASE,
    FRACCIONES: String(FRACCIONES.length),
    PESO_BRUTO: DUCA.PESO_BRUTO_TOTAL,
    TOTAL_CIF_DOLARES: DUCA.TOTAL_CIF_DOLARES,
    TOTAL_GENERAL: DUCA.TOTAL_GENERAL,
    FECHA_ACEPTACION: DUCA.FECHA_ACEPTACION,
    CANAL_SELECTIVO: DUCA.CANAL_SELECTIVO,
    VALIDA_HASTA: DUCA.VALIDA_HASTA,
    // What was let go has no validity that list, calendar and notices could count down.
    VIGENCIA: askedUntil(DUCA),
    // What was discharged has no term that calendar and notices could tell.
    FECHA_VENCIMIENTO: isDischarged(body) ? '' : DUCA.FECHA_VENCIMIENTO,
    DESCARGA: dischargeSaid(body),
  };
}
