import { onDay } from '../../foundation/documents/onDay.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { warning, type Problem } from '../../foundation/rules/problem.ts';
import { ruleOfTax } from '../../taxes/specificTaxes.ts';
import type { DucaBody } from '../dataSets.ts';
import { declaredDay } from '../declaredDay.ts';
import { settlementFacts, vehiclesOf } from '../taxes/settledLines.ts';
import { isUsed, taxedGoods } from '../taxes/taxedGoods.ts';

/**
 * Used vehicles whose tax stands on the customs value for want of the value of the authority's table (domain 4.2):
 * it may be too little. One warning a fraction, at its first vehicle that lacks it.
 */
export function taxableValueProblems(body: DucaBody, today: Reference): Problem[] {
  if (body.VEHICULOS.length === 0) return [];
  const reference = onDay(today, declaredDay(body));
  const facts = settlementFacts(body, reference);
  const vehicles = vehiclesOf(body, reference);
  return body.FRACCIONES.flatMap((fraction, index) => {
    const own = vehicles.get(String(index + 1));
    const goods = taxedGoods(fraction, own);
    if (!own?.ages.some(isUsed) || goods.tableValue) return [];
    const tax = body.FRACCION_TRIBUTOS.find(
      ({ ID_FRACCION, CODIGO_TRIBUTO }) =>
        ID_FRACCION === fraction.ID_FRACCION &&
        (ruleOfTax(CODIGO_TRIBUTO, goods, facts, reference)?.['BASE'] ?? '').split('+').includes('TABLA'),
    )?.CODIGO_TRIBUTO;
    if (tax === undefined) return [];
    const line = lackingIn(body, index);
    const path = `VEHICULOS[${line}].VALOR_IMPONIBLE`;
    const message = `Vehículos, línea ${line + 1}: ${tax} de la fracción ${index + 1} se liquidó sobre el CIF. Es de vehículos usados, que pagan sobre el valor imponible de la tabla anual de la autoridad: escríbalo en cada vehículo de la fracción, y en ella solo vehículos usados, una línea por cada unidad.`;
    return [warning('duca.table-value', path, message)];
  });
}

/** The first vehicle of a fraction without the value; any of it, where other vehicles are missing. */
function lackingIn({ VEHICULOS }: DucaBody, index: number): number {
  const number = String(index + 1);
  const lacking = VEHICULOS.findIndex((each) => each.NUMERO_LINEA === number && each.VALOR_IMPONIBLE === '');
  return lacking < 0 ? VEHICULOS.findIndex((each) => each.NUMERO_LINEA === number) : lacking;
}
