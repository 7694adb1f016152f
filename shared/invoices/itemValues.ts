import { divide, isZero, multiply } from '../foundation/decimal/decimal.ts';
import { precision } from '../foundation/fields/precision.ts';
import type { InvoiceHeader, InvoiceItem } from './dataSets.ts';
import { isTooLarge } from './units.ts';

/**
 * Value of a line. VALOR_ITEM follows quantity × unit value (2 decimals, half up) as long as it is blank or was that
 * product the last time; a value that a person typed instead, as the paper has it, stands. A blank unit value comes
 * from value / quantity, as finely as it is kept.
 */
export function itemValues(item: InvoiceItem, index: number, header: InvoiceHeader): Partial<InvoiceItem> {
  const { CANTIDAD_UNIDADES: quantity } = item;
  const usable = quantity !== '' && !isZero(quantity);
  let unit = item.VALOR_UNITARIO;
  let value = item.VALOR_ITEM;
  if (unit === '' && value !== '' && usable) unit = divide(value, quantity, precision.unitValue.decimals);
  const product = unit !== '' && quantity !== '' ? multiply(quantity, unit, 2) : '';
  if (product !== '' && (value === '' || value === item.VALOR_CALCULADO)) value = product;
  return {
    SECUENCIA: String(index + 1),
    ID_PAIS_ORIGEN: item.ID_PAIS_ORIGEN || header.ID_PAIS_ORIGEN,
    VALOR_UNITARIO: unit,
    VALOR_ITEM: value,
    VALOR_CALCULADO: isTooLarge(product) ? '' : product,
  };
}
