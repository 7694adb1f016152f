import { sum } from '../foundation/decimal/decimal.ts';
import { field } from '../foundation/fields/field.ts';
import type { DuaBody } from './dataSets.ts';
import { dischargeSaid, isDischarged } from './discharge/discharge.ts';
import { dueTotals } from './settledBySarah.ts';

/** Columns of the list of declarations; also what its search looks into. */
export const duaColumns = {
  NO_ORDEN: field.orderNumber('No. de orden'),
  ID_SARAH: field.text('No. en SARAH'),
  IMPORTADOR: field.text('Importador', { max: 200 }),
  REGIMEN: field.text('Régimen'),
  ADUANA: field.text('Aduana'),
  ITEMS: field.integer('Ítems'),
  PESO_BRUTO: field.decimal('Peso bruto, kg', { decimals: 2 }),
  VALOR_ADUANA: field.decimal('Valor en aduana, US$', { decimals: 2 }),
  TRIBUTOS: field.decimal('Tributos, L', { decimals: 2 }),
  FECHA_ACEPTACION: field.dateTime('Registrada'),
  FECHA_VENCIMIENTO: field.date('Vence el plazo'),
  CANAL_SELECTIVO: field.text('Canal'),
  DESCARGA: field.text('Descarga', { max: 200 }),
};

/** Row of the list for a body. */
export function duaSummary(body: DuaBody): Record<keyof typeof duaColumns, string> {
  const { DECLARACION, DETALLE_MERCANCIAS } = body;
  const { TOTAL_PAGAR, TOTAL_GARANTIZAR } = dueTotals(body);
  // SARAH may settle a payment beside a guarantee: the list says all that is due.
  const due = [TOTAL_PAGAR, TOTAL_GARANTIZAR].filter((each) => each !== '');
  return {
    NO_ORDEN: DECLARACION.NO_ORDEN,
    ID_SARAH: DECLARACION.ID_SARAH,
    IMPORTADOR: DECLARACION.NOMBRE_IMPORTADOR,
    REGIMEN: DECLARACION.CODIGO_REGIMEN,
    ADUANA: DECLARACION.ID_ADUANA_DESPACHO,
    ITEMS: String(DETALLE_MERCANCIAS.length),
    PESO_BRUTO: DECLARACION.PESO_BRUTO_BULTOS,
    VALOR_ADUANA: DECLARACION.TOTAL_VALOR_ADUANA_DOLARES,
    TRIBUTOS: due.length === 0 ? '' : sum(due),
    FECHA_ACEPTACION: DECLARACION.FECHA_ACEPTACION,
    // What was discharged has no term that calendar and notices could tell.
    FECHA_VENCIMIENTO: isDischarged(body) ? '' : DECLARACION.FECHA_VENCE_PLAZO,
    CANAL_SELECTIVO: DECLARACION.CANAL_SELECTIVO,
    DESCARGA: dischargeSaid(body),
  };
}
