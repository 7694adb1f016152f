import { formatAmount } from '../../foundation/decimal/amount.ts';
import { compare, divide, isZero, round } from '../../foundation/decimal/decimal.ts';
import type { DvaGoodsLine } from '../fields/dataSets.ts';

const SHOWN = 4;
const MOST = 9;

/**
 * Box 38 as printed, in dollars: 4 decimals. When those round to zero and there is a quantity it is FOB divided by
 * quantity with as many decimals as are needed to show it, up to 9 (spec 5, printing). Blank stays blank.
 */
export function printedUnitValue(
  line: Pick<DvaGoodsLine, 'VALOR_UNITARIO' | 'VALOR_FOB' | 'VALOR_ITEM' | 'CANTIDAD_UNIDADES'>,
): string {
  if (line.VALOR_UNITARIO === '') return '';
  const shown = round(line.VALOR_UNITARIO, SHOWN);
  if (!isZero(shown) || compare(line.CANTIDAD_UNIDADES, '0') <= 0) return formatAmount(shown, SHOWN);
  const exact = divide(line.VALOR_FOB || line.VALOR_ITEM, line.CANTIDAD_UNIDADES, MOST);
  return exact.replace(/0{1,5}$/, '');
}
