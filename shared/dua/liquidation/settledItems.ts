import { catalogue } from '../../catalogues/names.ts';
import { add, subtract, sum } from '../../foundation/decimal/decimal.ts';
import { onDay } from '../../foundation/documents/onDay.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { merged } from '../../foundation/fields/merged.ts';
import { liquidate } from '../../taxes/liquidate.ts';
import {
  localValue,
  type SettlementFacts,
  type TaxedGoods,
  type TaxedPlaces,
  type Unsettled,
} from '../../taxes/settled.ts';
import { declaredDay } from '../declaredDay.ts';
import type { DuaBody, DuaItem, DuaItemTax } from '../dataSets.ts';

/** One item with its computed fields, its values in lempiras and its taxes. */
export interface SettledItem {
  item: DuaItem;
  values: DuaBody['LIQUIDACION_ITEMS'][number];
  taxes: DuaItemTax[];
  /** Why the item has no taxes though its regime owes them; the field is the item's own. */
  unsettled: Unsettled[];
}

/** How the taxes of a regime are settled: P paid, G guaranteed, '' none. */
export const obligationOf = (regime: string, reference: Reference): string =>
  reference.row(catalogue.regimes, regime)?.['OBLIGACION'] ?? '';

/** Where the DUA asks for what a settlement reads of an item; its form has no numbered boxes. */
export const duaPlaces: TaxedPlaces = {
  quota: { field: 'CUOTA_ARANCELARIA', called: 'la cuota arancelaria' },
  netWeight: { field: 'PESO_NETO', called: 'el peso neto' },
  unit: { field: 'UNIDAD_COMERCIAL', called: 'la unidad comercial' },
  quantity: { field: 'CANTIDAD_COMERCIAL', called: 'la cantidad comercial' },
  statistical: { field: 'CANTIDAD_ESTADISTICA', called: 'la cantidad estadística' },
  tariff: { field: 'POSICION_ARANCELARIA', called: 'la posición arancelaria' },
  state: { field: 'ESTADO_MERCANCIAS', called: 'el estado' },
  price: { field: 'VALOR_FOB', called: 'el valor FOB, el flete, el seguro, los otros gastos o el ajuste' },
};

/** Treaty that each item claims by its advantages, by its key. */
export function treatiesOf({ DETALLE_VENTAJAS }: DuaBody, reference: Reference): Map<string, string> {
  const treaties = new Map<string, string>();
  for (const { ID_ITEM, CODIGO_VENTAJA } of DETALLE_VENTAJAS) {
    const treaty = reference.row(catalogue.advantages, CODIGO_VENTAJA)?.['ACUERDO'];
    if (treaty) treaties.set(ID_ITEM, treaty);
  }
  return treaties;
}

/** An item as the settlement reads it. */
export const goodsOfItem = (
  item: DuaItem,
  treaty: string,
  value = item.VALOR_ADUANA_DOLARES,
): TaxedGoods => ({
  customsValue: value,
  tariff: item.POSICION_ARANCELARIA,
  price: item.VALOR_FOB,
  agreement: treaty,
  origin: item.PAIS_ORIGEN,
  quota: item.CUOTA_ARANCELARIA,
  state: item.ESTADO_MERCANCIAS,
  quantity: item.CANTIDAD_COMERCIAL,
  unit: item.UNIDAD_COMERCIAL,
  statistical: { quantity: item.CANTIDAD_ESTADISTICA, unit: item.UNIDAD_ESTADISTICA },
  netWeight: item.PESO_NETO,
});

/** Facts of the declaration that every one of its items is settled by. */
export const settlementFacts = ({ DECLARACION }: DuaBody, reference: Reference): SettlementFacts => ({
  exchangeRate: DECLARACION.TIPO_CAMBIO,
  taxed: obligationOf(DECLARACION.CODIGO_REGIMEN, reference) !== '',
  regime: DECLARACION.CODIGO_REGIMEN,
  places: duaPlaces,
});

/** Settled items by record: while a person types in one, the others are not computed again. */
const remembered = new WeakMap<DuaItem, { key: string; reference: Reference; settled: SettledItem }>();

/** Each item as it is settled, in their order; amounts in lempiras, rounded half up and then added (domain 6). */
export function settledItems(body: DuaBody, today: Reference): SettledItem[] {
  const reference = onDay(today, declaredDay(body));
  const { TIPO_CAMBIO: rate, CODIGO_REGIMEN: regime } = body.DECLARACION;
  const obligation = obligationOf(regime, reference);
  const facts = settlementFacts(body, reference);
  const treaties = treatiesOf(body, reference);
  return body.DETALLE_MERCANCIAS.map((item, index) => {
    const treaty = treaties.get(item.ID_ITEM) ?? '';
    const key = [index, rate, regime, treaty].join('|');
    const known = remembered.get(item);
    if (known && known.key === key && known.reference === reference) return known.settled;
    const settled = settleItem(item, index, { facts, obligation, treaty }, reference);
    remembered.set(item, { key, reference, settled });
    remembered.set(settled.item, { key, reference, settled });
    return settled;
  });
}

function settleItem(
  item: DuaItem,
  index: number,
  { facts, obligation, treaty }: { facts: SettlementFacts; obligation: string; treaty: string },
  reference: Reference,
): SettledItem {
  const number = String(index + 1);
  const stated = add('0.00', item.VALOR_FOB, item.VALOR_FLETE, item.VALOR_SEGURO, item.VALOR_OTROS);
  const adjusted = subtract(add(stated, item.AJUSTE_INCLUIR), item.AJUSTE_DEDUCIR || '0');
  const local = (dollars: string): string =>
    facts.exchangeRate === '' ? '' : localValue(dollars, facts.exchangeRate);
  const { taxes, unsettled } = liquidate(goodsOfItem(item, treaty, adjusted), facts, reference);
  const total = sum(taxes.map((each) => each.amount));
  const adjustedLocal = local(adjusted);
  return {
    item: merged(item, {
      NUMERO_ITEM: number,
      VALOR_ADUANA_DOLARES: adjusted,
      VALOR_ADUANA_LOCAL: adjustedLocal,
      TOTAL_TRIBUTOS: taxes.length === 0 ? '' : total,
    }),
    values: {
      ID_LINEA: item.ID_ITEM,
      ID_ITEM: number,
      VALOR_ADUANA: local(stated),
      VALOR_ADUANA_AJUSTADO: adjustedLocal,
      VALOR_ADUANA_AJUSTADO_IMPUESTO: adjustedLocal === '' ? '' : add(adjustedLocal, total || '0'),
    },
    taxes: taxes.map((each) => ({
      ID_LINEA: `${item.ID_ITEM}-${each.code}`,
      ID_ITEM: number,
      CONCEPTO: each.code,
      TIPO_OBLIGACION: obligation,
      BASE_IMPONIBLE: each.base,
      TASA: each.rate,
      CANTIDAD_GRAVADA: each.quantity,
      UNIDAD_GRAVADA: each.unit,
      MONTO_UNITARIO: each.perUnit,
      IMPORTE: each.amount,
    })),
    unsettled,
  };
}
