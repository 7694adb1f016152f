import { catalogue } from '../../catalogues/names.ts';
import { cargoOf, type Cargo } from '../../duca/derive/cargo.ts';
import { itemsOf } from '../../duca/derive/fractions.ts';
import { goodsOf } from '../../duca/derive/goods.ts';
import { groupGoods } from '../../duca/derive/group.ts';
import { takenBy, treatmentOf } from '../../declarations/ownTreatment.ts';
import { foremostDva, foremostTerm, suppliersOf } from '../../duca/derive/parties.ts';
import { remarksOf } from '../../declarations/remarks.ts';
import type { DeclarationSources } from '../../declarations/sources.ts';
import { compare, round, sum } from '../../foundation/decimal/decimal.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { blankBody } from '../../foundation/fields/dataSet.ts';
import { isTaxedByValue } from '../../taxes/specificTaxes.ts';
import { calculateDua } from '../calculate.ts';
import { cancelsTitles } from '../cancelledTitles.ts';
import { duaDataSets, type DuaBody, type DuaItem } from '../dataSets.ts';
import { advantagesOf } from './advantages.ts';
import { complementsOf } from './complements.ts';
import { goodsItemsOf, otherEnd } from './items.ts';
import { ownRegime } from './ownRegime.ts';
import { papersOf } from './papers.ts';
import { transportOf } from './transport.ts';
import { duaValues, heldInPrices } from './values.ts';

const REMARKS_LENGTH = duaDataSets.DECLARACION.fields.OBSERVACIONES.max ?? 0;
type TitleField = 'MANIFIESTO' | 'TITULO_TRANSPORTE' | 'INDICADOR_CANCELACION_GLOBAL';
/** Amounts are in dollars whatever the invoice was in (spec 9, message values). */
const DOLLARS = 'USD';

/**
 * The DUA of a work order, from its value declarations, invoices and transport documents, by the same sources and shares
 * as the regional declaration. Pure: the same sources give the same body, keys included, so that deriving again finds
 * every line. Values, weights and packages of the items add up to the whole exactly.
 */
export function duaFromDvas(papers: DeclarationSources, reference: Reference): DuaBody {
  const regime = regimeOf(papers, reference);
  const sources = takenForDua(papers, reference);
  // Cars of different value bands are taxed each by its own.
  const groups = groupGoods(goodsOf(sources, reference, duaValues), (item) => {
    const { CLASIFICACION_ARANCELARIA: tariff, ID_ESTADO_MERCANCIA: state } = item;
    return isTaxedByValue({ tariff, state, regime, modality: '' }, reference) ? item.VALOR_UNITARIO : '';
  });
  const cargo = cargoOf(groups, sources);
  const items = goodsItemsOf(groups, cargo, sources, reference);
  const head = declarationOf(sources, cargo, items, reference);
  const body: DuaBody = {
    ...blankBody(duaDataSets),
    DECLARACION: head,
    DETALLE_PROVEEDORES: suppliersOf(sources).map((each) => ({
      ID_LINEA: each.ID_PROVEEDOR,
      ID_PROVEEDOR: each.NUMERO_IDENTIFICACION,
      NOMBRE_PROVEEDOR: each.NOMBRE_PROVEEDOR,
      PAIS_DOCUMENTO_PROVEEDOR: each.ID_PAIS_PROVEEDOR,
      DOMICILIO_PROVEEDOR: each.DOMICILIO_PROVEEDOR,
    })),
    DETALLE_MERCANCIAS: items,
    ...papersOf(sources, itemsOf(groups), items, reference),
    DETALLE_COMPLEMENTARIOS: complementsOf(groups, sources, reference),
    DETALLE_VENTAJAS: advantagesOf(groups, head.CODIGO_REGIMEN, reference),
    DETALLE_TRANSPORTE: transportOf(sources),
  };
  return calculateDua(body, reference);
}

/** The papers of an order as its DUA takes them. */
export const takenForDua = (papers: DeclarationSources, reference: Reference): DeclarationSources =>
  takenBy(ownRegime, papers, reference);

const coded = (list: string, code: string, reference: Reference): string =>
  code !== '' && reference.row(list, code) !== undefined ? code : '';

/** Term of payment that the list names for a form of payment; one that says nothing of it may share its codes. */
const paymentTerm = (form: string, reference: Reference): string => {
  const term = reference.row(catalogue.paymentForms, form)?.['FORMA_PAGO_FACTURA'] ?? form;
  return coded(catalogue.invoicePaymentForms, term, reference);
};

const regimeOf = (papers: DeclarationSources, reference: Reference): string =>
  treatmentOf(ownRegime, papers, reference);

function declarationOf(
  sources: DeclarationSources,
  cargo: Cargo,
  items: readonly DuaItem[],
  reference: Reference,
): DuaBody['DECLARACION'] {
  const { ORDEN } = sources.order.body;
  const carriage = sources.transports[0]?.body.DOCUMENTO;
  const value = foremostDva(sources)?.body.DVA;
  const term = foremostTerm(sources);
  const total = (name: 'VALOR_FOB' | 'VALOR_FLETE' | 'VALOR_SEGURO' | 'VALOR_OTROS'): string =>
    items.length === 0 ? '' : sum(items.map((each) => each[name]));
  const { rate, day } = sources.exchangeRate;
  return {
    ...blankBody(duaDataSets).DECLARACION,
    NO_ORDEN: ORDEN.NUMERO_ORDEN,
    CODIGO_REGIMEN: regimeOf(sources, reference),
    REGIMEN_FORMADO: regimeOf(sources, reference),
    ID_ADUANA_DESPACHO: carriage?.ID_ADUANA_DESPACHO || ORDEN.ID_ADUANA,
    ID_ADUANA_INGRESO_SALIDA: carriage?.ID_ADUANA_INGRESO || ORDEN.ID_ADUANA,
    NUMERO_IDENTIFICACION_IMPORTADOR: ORDEN.NIT_IMPORTADOR,
    NOMBRE_IMPORTADOR: ORDEN.NOMBRE_IMPORTADOR,
    IDENTIFICACION_DECLARANTE: sources.declarant.NUMERO_IDENTIFICACION,
    NOMBRE_DECLARANTE: sources.declarant.NOMBRE,
    ID_PAIS_ORIGEN: foremostItem(items)?.PAIS_ORIGEN ?? '',
    ID_PAIS_PROCEDENCIA_DESTINO: otherEnd(sources, reference),
    PESO_BRUTO_BULTOS: cargo.gross,
    CANTIDAD_BULTOS: cargo.packages,
    ID_CLASE_BULTOS: carriage?.ID_CLASE_BULTOS ?? '',
    ID_INCOTERM: term,
    ...heldInPrices(sources, term, reference),
    TOTAL_FOB_DOLARES: total('VALOR_FOB'),
    TOTAL_FLETE_DOLARES: total('VALOR_FLETE'),
    TOTAL_SEGURO_DOLARES: total('VALOR_SEGURO'),
    TOTAL_OTROS_DOLARES: total('VALOR_OTROS'),
    ID_DIVISA_FOB: DOLLARS,
    ID_DIVISA_FLETE: DOLLARS,
    ID_DIVISA_SEGURO: DOLLARS,
    TIPO_CAMBIO: rate === '' ? '' : round(rate, 4),
    FECHA_TIPO_CAMBIO: day,
    ID_FORMA_PAGO: paymentTerm(value?.FORMA_PAGO ?? '', reference),
    OBSERVACIONES: remarksOf(sources, REMARKS_LENGTH),
    ID_ADUANA_TRANSITO_DESTINO: carriage?.ID_ADUANA_DESTINO ?? '',
    ID_DEPOSITO_ALMACENAMIENTO: coded(catalogue.storageDeposits, carriage?.ID_DEPOSITO ?? '', reference),
    ...titleOf(sources, reference),
  };
}

/** The title that the regime cancels: one that comes alone is cancelled whole; of several a person says what each of them leaves. */
function titleOf(
  sources: DeclarationSources,
  reference: Reference,
): Pick<DuaBody['DECLARACION'], TitleField> {
  const { transports } = sources;
  const cancels = cancelsTitles(regimeOf(sources, reference), reference);
  const carriage = cancels ? transports[0]?.body.DOCUMENTO : undefined;
  return {
    MANIFIESTO: carriage?.MANIFIESTO ?? '',
    TITULO_TRANSPORTE: carriage?.NUMERO_DOCUMENTO ?? '',
    INDICADOR_CANCELACION_GLOBAL: cancels && transports.length === 1 ? '1' : '',
  };
}

/** The item of highest price: its origin stands for the whole. */
const foremostItem = (items: readonly DuaItem[]): DuaItem | undefined =>
  items.reduce<DuaItem | undefined>(
    (best, each) => (best && compare(best.VALOR_FOB, each.VALOR_FOB) >= 0 ? best : each),
    undefined,
  );
