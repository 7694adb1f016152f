import { judgeOf } from '../catalogues/judge.ts';
import { formatAmount } from '../foundation/decimal/amount.ts';
import { add, isZero, multiply, subtract, sum } from '../foundation/decimal/decimal.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import type { Problem } from '../foundation/rules/problem.ts';
import { incotermOf } from '../invoices/incoterm.ts';
import type { DvaBody } from './fields/dataSets.ts';

const isNought = (value: string): boolean => value !== '' && isZero(value);
const money = (value: string): string => formatAmount(value, 2);

/**
 * What stands in the DUCA for a line is its FOB and its expenses, not what was paid for it: a line without FOB, or with
 * that of another, would hand its customs value to the others, and its taxes with it.
 */
function checkPrice({ DVA, MERCANCIAS }: DvaBody, reference: Reference): Problem[] {
  const judge = judgeOf('FOB_MERCANCIA', reference);
  if (!judge) return [];
  const includes = incotermOf(reference, DVA.ID_INCOTERM)?.includes;
  return MERCANCIAS.flatMap((line, at): Problem[] => {
    const { VALOR_ITEM: value, VALOR_FOB: fob } = line;
    if (isZero(value)) return [];
    const inPrice = sum([
      includes?.freight ? line.VALOR_FLETE : '',
      includes?.insurance ? line.VALOR_SEGURO : '',
      includes?.others ? line.VALOR_OTROS : '',
    ]);
    const path = `MERCANCIAS[${at}].VALOR_FOB`;
    if (fob === '') {
      const message = `Línea ${at + 1}: falta su valor FOB, por el que se reparte el valor en aduana; sin los gastos que el precio incluye son ${money(subtract(value, inPrice || '0'))}. Escríbalo.`;
      return [judge.told('dva.fob-missing', path, message)];
    }
    const stated = add(fob, inPrice);
    if (!includes || !judge.apart(stated, value)) return [];
    const message = `Línea ${at + 1}: su valor FOB con los gastos que el precio incluye da ${money(stated)} y su valor total dice ${money(value)}. Corrija uno de los dos.`;
    return [judge.told('dva.fob-differs', path, message, `MERCANCIAS[${at}].VALOR_ITEM`)];
  });
}

/** Sense of the goods lines: each has a quantity and a value, and its unit value is neither lost nor of another line. */
export function checkGoods(body: DvaBody, reference: Reference): Problem[] {
  const { MERCANCIAS } = body;
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
  return [...found, ...checkPrice(body, reference)];
}
