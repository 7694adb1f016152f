import { fromUnits, toUnits } from '../foundation/decimal/decimal.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { catalogue } from '../catalogues/names.ts';
import type { DvaBody, DvaGoodsLine, DvaHeader, DvaInvoiceLine } from './fields/dataSets.ts';
import { ADDITIONS, DEDUCTIONS } from './fields/value.ts';
import { invoicesText } from './invoicesText.ts';
import { followedInsurance } from './theoreticalPart.ts';

const cents = (value: string): number => toUnits(value, 2);

/** The record with those fields, or the record itself when it already says so. */
function withFields<R extends Record<string, string>>(record: R, fields: Partial<R>): R {
  for (const name in fields) if (record[name] !== fields[name]) return { ...record, ...fields };
  return record;
}

/**
 * Boxes 41, 43, 45 and 46 in dollars, exact in cents (spec 5, customs value): 41 = 39 + 40, 43 = 42.1 to 42.12,
 * 45 = 44.1 to 44.5, 46 = 41 + 43 - 45. Blank boxes count as zero.
 */
export function valueTotals(
  header: DvaHeader,
): Pick<DvaHeader, 'CASILLA_41' | 'CASILLA_43' | 'CASILLA_45' | 'CASILLA_46'> {
  const price = cents(header.CASILLA_39) + cents(header.CASILLA_40);
  const additions = ADDITIONS.reduce((sum, name) => sum + cents(header[name]), 0);
  const deductions = DEDUCTIONS.reduce((sum, name) => sum + cents(header[name]), 0);
  return {
    CASILLA_41: fromUnits(price, 2),
    CASILLA_43: fromUnits(additions, 2),
    CASILLA_45: fromUnits(deductions, 2),
    CASILLA_46: fromUnits(price + additions - deductions, 2),
  };
}

function lineTotals(line: DvaGoodsLine, index: number, reference: Reference): DvaGoodsLine {
  const parts = [line.VALOR_FOB, line.VALOR_FLETE, line.VALOR_SEGURO, line.VALOR_OTROS];
  const blank = parts.every((part) => part === '');
  const named = (list: string, code: string, before: string): string =>
    code === '' ? '' : (reference.row(list, code)?.VALOR ?? before);
  return withFields(line, {
    SECUENCIA_DETALLE: String(index + 1),
    VALOR_CIF: blank
      ? ''
      : fromUnits(
          parts.reduce((sum, part) => sum + cents(part), 0),
          2,
        ),
    UNIDAD_MEDIDA: named(catalogue.units, line.ID_UNIDAD_MEDIDA, line.UNIDAD_MEDIDA),
    ESTADO_MERCANCIA: named(catalogue.goodsStates, line.ID_ESTADO_MERCANCIA, line.ESTADO_MERCANCIA),
    PAIS_ORIGEN: named(catalogue.countries, line.ID_PAIS_ORIGEN, line.PAIS_ORIGEN),
  });
}

const sharedDate = (invoices: readonly DvaInvoiceLine[]): string => {
  const [first] = invoices;
  return first && invoices.every((each) => each.FECHA_FACTURA === first.FECHA_FACTURA)
    ? first.FECHA_FACTURA
    : '';
};

/** Fills every computed field; the body itself, and each untouched line of it, when nothing moved. */
export function calculateDva(body: DvaBody, reference: Reference): DvaBody {
  const insured = withFields(body.DVA, followedInsurance(body, reference));
  const DVA = withFields(insured, {
    ...valueTotals(insured),
    NUMERO_FACTURAS: invoicesText(body.FACTURAS),
    FECHA_FACTURA: sharedDate(body.FACTURAS),
  });
  let moved = DVA !== body.DVA;
  const lines = body.MERCANCIAS.map((line, index) => {
    const next = lineTotals(line, index, reference);
    moved ||= next !== line;
    return next;
  });
  return moved ? { ...body, DVA, MERCANCIAS: lines } : body;
}
