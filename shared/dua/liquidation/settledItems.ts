import { catalogue } from '../../catalogues/names.ts';
import { merged } from '../../duca/merged.ts';
import { liquidate } from '../../duca/taxes/liquidate.ts';
import {
  localValue,
  type SettledGoods,
  type SettlementFacts,
  type Unsettled,
} from '../../duca/taxes/settled.ts';
import { add, subtract, sum } from '../../foundation/decimal/decimal.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import type { DuaBody, DuaItem, DuaItemTax } from '../dataSets.ts';

/** One item with its computed fields, its values in lempiras and its taxes. */
export interface SettledItem {
  item: DuaItem;
  values: DuaBody['LIQUIDACION_ITEMS'][number];
  taxes: DuaItemTax[];
  /** Why the item has no taxes though its regime owes them; the field is the item's own. */
  unsettled: { field: keyof DuaItem; reason: string }[];
}

/** How the taxes of a regime are settled: P paid, G guaranteed, '' none. */
export const obligationOf = (regime: string, reference: Reference): string =>
  reference.row(catalogue.regimes, regime)?.['OBLIGACION'] ?? '';

/** Field of the item for what the settlement of goods asks. */
const FIELDS: Record<Unsettled['field'], keyof DuaItem> = {
  CLASIFICACION_ARANCELARIA: 'POSICION_ARANCELARIA',
  VALOR_FOB: 'VALOR_FOB',
  ID_ESTADO_MERCANCIA: 'ESTADO_MERCANCIAS',
  CANTIDAD_UNIDADES: 'CANTIDAD_COMERCIAL',
  ID_UNIDAD_MEDIDA: 'UNIDAD_COMERCIAL',
  PESO_NETO: 'PESO_NETO',
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

/** What the settlement reads of an item. */
export const goodsOfItem = (item: DuaItem, value: string, treaty: string): SettledGoods => ({
  VALOR_CIF: value,
  CLASIFICACION_ARANCELARIA: item.POSICION_ARANCELARIA,
  VALOR_FOB: item.VALOR_FOB,
  ACUERDO_1_ID: treaty,
  ID_PAIS_ORIGEN: item.PAIS_ORIGEN,
  CUOTA_CONTINGENTE: item.CUOTA_ARANCELARIA,
  ID_ESTADO_MERCANCIA: item.ESTADO_MERCANCIAS,
  CANTIDAD_UNIDADES: item.CANTIDAD_COMERCIAL,
  ID_UNIDAD_MEDIDA: item.UNIDAD_COMERCIAL,
  PESO_NETO: item.PESO_NETO,
});

/** Settled items by record: while a person types in one, the others are not computed again. */
const remembered = new WeakMap<DuaItem, { key: string; reference: Reference; settled: SettledItem }>();

/** Each item as it is settled, in their order; amounts in lempiras, rounded half up and then added (domain 6). */
export function settledItems(body: DuaBody, reference: Reference): SettledItem[] {
  const { TIPO_CAMBIO: rate, CODIGO_REGIMEN: regime } = body.DECLARACION;
  const obligation = obligationOf(regime, reference);
  const facts: SettlementFacts = { exchangeRate: rate, taxed: obligation !== '', regime };
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
  const { taxes, unsettled } = liquidate(goodsOfItem(item, adjusted, treaty), facts, reference);
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
    unsettled: unsettled.map(({ field, reason }) => ({ field: FIELDS[field], reason })),
  };
}
