import { catalogue } from '../../catalogues/names.ts';
import type { Noun } from '../../foundation/documents/noun.ts';
import { onDay } from '../../foundation/documents/onDay.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { parsePath } from '../../foundation/fields/path.ts';
import { explainGrandTotal, explainTotal, explainValue } from '../../taxes/explainSums.ts';
import { explainTax } from '../../taxes/explainTax.ts';
import { GUARANTEED } from '../../taxes/paid.ts';
import type { Settled } from '../../taxes/settled.ts';
import type { TaxedKind, ToldLine, ToldSum } from '../../taxes/taxedKind.ts';
import { paymentOf } from '../conversions/payment.ts';
import type { DuaBody, DuaItem, DuaItemTax } from '../dataSets.ts';
import { declaredDay } from '../declaredDay.ts';
import { goodsOfItem, settledItems, settlementFacts, treatiesOf } from './settledItems.ts';

export const itemNoun: Noun = { singular: 'ítem', plural: 'ítems', gender: 'm' };

const OF_ITEMS = ['DETALLE_DOCUMENTOS', 'DETALLE_COMPLEMENTARIOS', 'DETALLE_VENTAJAS'] as const;

/** A tax as the DUA stores it, as the settlement made it. */
const settledTax = (tax: DuaItemTax): Settled => ({
  code: tax.CONCEPTO,
  base: tax.BASE_IMPONIBLE,
  rate: tax.TASA,
  quantity: tax.CANTIDAD_GRAVADA,
  unit: tax.UNIDAD_GRAVADA,
  perUnit: tax.MONTO_UNITARIO,
  amount: tax.IMPORTE,
});

const nameOf = (code: string, reference: Reference): string =>
  reference.row(catalogue.taxes, code)?.VALOR ?? '';

function sums(body: DuaBody, reference: Reference): ToldSum[] {
  const taxes = body.LIQUIDACION_TRIBUTOS;
  if (taxes.length === 0) return [];
  const { type, amount } = paymentOf(body.LIQUIDACION);
  const owing = new Set(body.LIQUIDACION_ITEM_TRIBUTOS.map(({ ID_ITEM }) => ID_ITEM));
  const left = body.DETALLE_MERCANCIAS.filter(({ NUMERO_ITEM }) => !owing.has(NUMERO_ITEM)).length;
  const total = explainGrandTotal(taxes.length, left, itemNoun);
  const [label, means] =
    type === GUARANTEED
      ? ['Total a garantizar', 'depósito en garantía (DG)']
      : ['Total a pagar', 'boletín de pago en banco (PB)'];
  return [
    ...taxes.map(({ ID_LINEA, CONCEPTO, TIPO_OBLIGACION, IMPORTE }) => {
      const count = body.LIQUIDACION_ITEM_TRIBUTOS.filter(
        (each) => each.CONCEPTO === CONCEPTO && each.TIPO_OBLIGACION === TIPO_OBLIGACION,
      ).length;
      return {
        key: ID_LINEA,
        label: CONCEPTO,
        name: nameOf(CONCEPTO, reference),
        said: `${explainTotal(count, itemNoun)}; ${TIPO_OBLIGACION === GUARANTEED ? 'se garantiza' : 'se paga'}`,
        amount: IMPORTE,
      };
    }),
    { key: '', label, name: '', said: `${total}; ${means}`, amount },
  ];
}

/** «FOB 10,000.00 + flete 800.00 + seguro 120.00 + otros 80.00 = 11,000.00 US$; 11,000.00 US$ × 26.2980 = 289,278.00» */
function valueOf({ DECLARACION }: DuaBody, own: DuaItem): string {
  const parts = [
    { called: 'FOB', dollars: own.VALOR_FOB },
    { called: 'flete', dollars: own.VALOR_FLETE },
    { called: 'seguro', dollars: own.VALOR_SEGURO },
    { called: 'otros', dollars: own.VALOR_OTROS },
    ...(isSaid(own.AJUSTE_INCLUIR) ? [{ called: 'ajuste a incluir', dollars: own.AJUSTE_INCLUIR }] : []),
    ...(isSaid(own.AJUSTE_DEDUCIR)
      ? [{ called: 'ajuste a deducir', dollars: own.AJUSTE_DEDUCIR, deducted: true as const }]
      : []),
  ];
  return explainValue(parts, own.VALOR_ADUANA_DOLARES, DECLARACION.TIPO_CAMBIO);
}

const isSaid = (amount: string): boolean => amount !== '' && amount !== '0.00';

function told(body: DuaBody, line: number, today: Reference): ToldLine | undefined {
  const own = body.DETALLE_MERCANCIAS[line];
  if (!own) return undefined;
  const reference = onDay(today, declaredDay(body));
  const taxes = body.LIQUIDACION_ITEM_TRIBUTOS.filter(({ ID_ITEM }) => ID_ITEM === own.NUMERO_ITEM);
  const settled = {
    goods: goodsOfItem(own, treatiesOf(body, reference).get(own.ID_ITEM) ?? ''),
    taxes: taxes.map(settledTax),
    facts: settlementFacts(body, reference),
  };
  return {
    tariff: own.POSICION_ARANCELARIA,
    description: own.DESCRIPCION,
    value: valueOf(body, own),
    taxes: taxes.map((tax) => ({
      key: tax.ID_LINEA,
      code: tax.CONCEPTO,
      name: nameOf(tax.CONCEPTO, reference),
      amount: tax.IMPORTE,
      ...explainTax(settledTax(tax), settled, reference),
    })),
    total: own.TOTAL_TRIBUTOS,
    unsettled: taxes.length === 0 ? (settledItems(body, today)[line]?.unsettled ?? []) : [],
  };
}

/** The taxes of a DUA as we reckon them, in lempiras: those of the declaration, and of each item. */
export const duaTaxed: TaxedKind<DuaBody> = {
  line: itemNoun,
  lines: 'DETALLE_MERCANCIAS',
  tariff: 'POSICION_ARANCELARIA',
  follows: ['DETALLE_MERCANCIAS', ...OF_ITEMS],
  lineAt: (body, path) => {
    const { dataSet, line = 0 } = parsePath(path) ?? {};
    const name = OF_ITEMS.find((each) => each === dataSet);
    if (!name) return line;
    const id = body[name][line]?.ID_ITEM;
    return body.DETALLE_MERCANCIAS.findIndex((each) => each.ID_ITEM === id);
  },
  count: ({ DETALLE_MERCANCIAS }) => DETALLE_MERCANCIAS.length,
  sums,
  rate: ({ DECLARACION }) => ({ value: DECLARACION.TIPO_CAMBIO, day: DECLARACION.FECHA_TIPO_CAMBIO }),
  rateCalled: { title: 'Tipo de cambio', place: 'el tipo de cambio' },
  told,
  nothing: ({ DECLARACION }) =>
    `No hay tributos liquidados. El régimen ${DECLARACION.CODIGO_REGIMEN || 'elegido'} no los causa, falta el tipo de cambio, o a cada ítem le falta algo que dice «Problemas».`,
};
