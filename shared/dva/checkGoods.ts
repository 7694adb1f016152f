import { judgeOf } from '../catalogues/judge.ts';
import { formatAmount } from '../foundation/decimal/amount.ts';
import { isZero, multiply } from '../foundation/decimal/decimal.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import type { Problem } from '../foundation/rules/problem.ts';
import type { DvaBody } from './fields/dataSets.ts';

const isNought = (value: string): boolean => value !== '' && isZero(value);
const money = (value: string): string => formatAmount(value, 2);

/** Sense of the goods lines: each has a quantity and a value, and its unit value is neither lost nor of another line. */
export function checkGoods({ MERCANCIAS }: DvaBody, reference: Reference): Problem[] {
  const quantity = judgeOf('CANTIDAD_CERO', reference);
  const worth = judgeOf('VALOR_CERO', reference);
  const unit = judgeOf('UNITARIO_CERO', reference);
  const product = judgeOf('VALOR_LINEA', reference);
  const found: Problem[] = [];
  MERCANCIAS.forEach((line, at) => {
    const { CANTIDAD_UNIDADES: count, VALOR_ITEM: value, VALOR_FOB: fob, VALOR_UNITARIO: each } = line;
    const path = (name: keyof typeof line): string => `MERCANCIAS[${at}].${name}`;
    const place = (box: string): string => `Casilla ${box}, línea ${at + 1}`;
    if (quantity && isNought(count)) {
      const message = `${place('30')}: la cantidad es cero; escriba cuántas unidades son.`;
      found.push(quantity.told('dva.quantity-zero', path('CANTIDAD_UNIDADES'), message));
    }
    if (worth && isNought(value) && !isZero(count)) {
      const message = `${place('38')}: la línea vale cero; si viene sin costo, escriba el valor que tendría en una venta.`;
      found.push(worth.told('dva.value-zero', path('VALOR_ITEM'), message));
    }
    if (isZero(value) || isZero(count)) return;
    if (isNought(each)) {
      const message = `${place('38')}: con siete decimales el valor unitario es cero y la línea vale ${money(value)}; el mensaje lo llevaría en cero. Declare la mercancía en una unidad mayor, como el millar.`;
      if (unit) found.push(unit.told('dva.unit-value-zero', path('VALOR_UNITARIO'), message));
      return;
    }
    if (each === '' || !product) return;
    const reckoned = multiply(count, each, 2);
    if (!product.apart(reckoned, value) || !product.apart(reckoned, fob || value)) return;
    const message = `${place('38')}: dice ${money(value)} y cantidad por valor unitario da ${money(reckoned)}. Corrija uno de los tres.`;
    found.push(product.told('dva.value-differs', path('VALOR_ITEM'), message, path('VALOR_UNITARIO')));
  });
  return found;
}
