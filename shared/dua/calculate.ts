import { add, sum } from '../foundation/decimal/decimal.ts';
import { followItem, itemPlaces, type OfItem } from '../foundation/documents/followItem.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import type { AnyRecord } from '../foundation/fields/dataSet.ts';
import { merged, sameOr } from '../foundation/fields/merged.ts';
import { incotermTotals } from './conversions/incotermTotals.ts';
import type { DuaBody, DuaItemTax } from './dataSets.ts';
import { settledItems } from './liquidation/settledItems.ts';
import { termEnd } from './term.ts';
import { keysOf } from '../foundation/keyed.ts';
import { GUARANTEED, PAID } from '../taxes/paid.ts';

/** The DUA with its computed fields: items, customs values, liquidation and totals. The body itself when nothing moved. */
export function calculateDua(given: DuaBody, reference: Reference): DuaBody {
  const body = withFollowing(given);
  const settled = settledItems(body, reference);
  const items = sameOr(
    body.DETALLE_MERCANCIAS,
    settled.map(({ item }) => item),
  );
  const itemTaxes = sameOr(
    body.LIQUIDACION_ITEM_TRIBUTOS,
    settled.flatMap(({ taxes }) => taxes),
  );
  const taxes = totalsOf(itemTaxes);
  const next: DuaBody = {
    ...body,
    DECLARACION: merged(body.DECLARACION, {
      CANTIDAD_ITEMS: String(items.length),
      TOTAL_FACTURA_DOLARES: incotermTotals(body.DECLARACION, body.DECLARACION.ID_INCOTERM, reference)
        .invoice,
      FECHA_VENCE_PLAZO: termEnd(body.DECLARACION),
      TOTAL_VALOR_ADUANA_DOLARES: add('0.00', sum(items.map((each) => each.VALOR_ADUANA_DOLARES))),
    }),
    DETALLE_MERCANCIAS: items,
    LIQUIDACION_ITEMS: sameOr(
      body.LIQUIDACION_ITEMS,
      settled.map(({ values }) => values),
    ),
    LIQUIDACION_ITEM_TRIBUTOS: itemTaxes,
    LIQUIDACION_TRIBUTOS: sameOr(body.LIQUIDACION_TRIBUTOS, taxes),
    LIQUIDACION: merged(body.LIQUIDACION, {
      TOTAL_PAGAR: owed(taxes, PAID),
      TOTAL_GARANTIZAR: owed(taxes, GUARANTEED),
    }),
  };
  const names = keysOf(next);
  return names.every((name) => next[name] === given[name]) ? given : next;
}

/** Papers of items point at the places where their items stand now, before anything is settled by them. */
function withFollowing(body: DuaBody): DuaBody {
  const places = itemPlaces(
    body.DETALLE_MERCANCIAS.map(({ ID_ITEM, NUMERO_ITEM }) => ({ key: ID_ITEM, was: NUMERO_ITEM })),
  );
  const follow = <L extends OfItem & AnyRecord>(lines: L[]): L[] =>
    sameOr(
      lines,
      lines.map((line) => ({ ...line, ...followItem(line, places) })),
    );
  return {
    ...body,
    DETALLE_DOCUMENTOS: follow(body.DETALLE_DOCUMENTOS),
    DETALLE_COMPLEMENTARIOS: follow(body.DETALLE_COMPLEMENTARIOS),
    DETALLE_VENTAJAS: follow(body.DETALLE_VENTAJAS),
  };
}

/** Each tax once for each way in which it is settled. */
function totalsOf(taxes: readonly DuaItemTax[]): DuaBody['LIQUIDACION_TRIBUTOS'] {
  const amounts = new Map<string, { CONCEPTO: string; TIPO_OBLIGACION: string; amounts: string[] }>();
  for (const { CONCEPTO, TIPO_OBLIGACION, IMPORTE } of taxes) {
    const key = `${CONCEPTO}-${TIPO_OBLIGACION}`;
    const known = amounts.get(key);
    if (known) known.amounts.push(IMPORTE);
    else amounts.set(key, { CONCEPTO, TIPO_OBLIGACION, amounts: [IMPORTE] });
  }
  return [...amounts].map(([ID_LINEA, { amounts: each, ...facts }]) => ({
    ID_LINEA,
    ...facts,
    IMPORTE: sum(each),
  }));
}

const owed = (taxes: DuaBody['LIQUIDACION_TRIBUTOS'], obligation: string): string =>
  add('0.00', sum(taxes.filter((each) => each.TIPO_OBLIGACION === obligation).map((each) => each.IMPORTE)));
