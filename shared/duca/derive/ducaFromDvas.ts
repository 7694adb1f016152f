import { blankBody } from '../../foundation/fields/dataSet.ts';
import { declaresExit } from '../../catalogues/movement.ts';
import { sum } from '../../foundation/decimal/decimal.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { calculateDuca } from '../calculate.ts';
import { ducaDataSets, type DucaBody } from '../dataSets.ts';
import { cargoOf, type Cargo } from './cargo.ts';
import { endOfVoyage, originOfVoyage } from '../../declarations/countries.ts';
import { supportDocumentsOf } from './documents.ts';
import { fractionsOf, itemsOf } from './fractions.ts';
import { goodsOf } from './goods.ts';
import { invoiceDocumentsOf } from './invoiceDocuments.ts';
import { groupGoods } from './group.ts';
import { ownModality } from './ownModality.ts';
import { takenBy, treatmentOf } from '../../declarations/ownTreatment.ts';
import { foremostDva, foremostTerm, partiesOf } from './parties.ts';
import { remarksOf } from '../../declarations/remarks.ts';
import type { DeclarationSources } from '../../declarations/sources.ts';
import { transportOf } from './transport.ts';
import { unitsOf } from './units.ts';
import { valuesOf } from './values.ts';

/** No order foresees a class: normal. */
const USUAL_CLASS = '1';
const REMARKS_LENGTH = ducaDataSets.OBSERVACIONES.fields.OBSERVACIONES.max ?? 0;

/**
 * The DUCA of a work order, from its value declarations, invoices and transport documents. Pure: the same sources give
 * the same body, keys included, so that deriving again finds every line (design 1). Values, weights and packages of the
 * fractions add up to the header exactly.
 */
export function ducaFromDvas(papers: DeclarationSources, reference: Reference): DucaBody {
  const sources = takenForDuca(papers, reference);
  const groups = groupGoods(goodsOf(sources, reference));
  const cargo = cargoOf(groups, sources);
  const items = itemsOf(groups);
  const packageKind = sources.transports[0]?.body.DOCUMENTO.ID_CLASE_BULTOS ?? '';
  const fractions = fractionsOf(groups, cargo, packageKind);
  const body: DucaBody = {
    ...blankBody(ducaDataSets),
    ...partiesOf(sources, reference),
    ...transportOf(sources),
    ...valuesOf(sources, reference),
    FRACCIONES: fractions,
    FRACCION_ITEMS: items,
    ...unitsOf(sources, items),
    DOCUMENTOS: [...supportDocumentsOf(sources, items, reference), ...invoiceDocumentsOf(sources, items)],
    OBSERVACIONES: { OBSERVACIONES: remarksOf(sources, REMARKS_LENGTH) },
  };
  return calculateDuca({ ...body, DUCA: headerOf(sources, cargo, fractions, reference) }, reference);
}

/** The papers of an order as its DUCA takes them. */
export const takenForDuca = (papers: DeclarationSources, reference: Reference): DeclarationSources =>
  takenBy(ownModality, papers, reference);

function headerOf(
  sources: DeclarationSources,
  cargo: Cargo,
  fractions: DucaBody['FRACCIONES'],
  reference: Reference,
): DucaBody['DUCA'] {
  const { ORDEN } = sources.order.body;
  const carriage = sources.transports[0]?.body.DOCUMENTO;
  const value = foremostDva(sources)?.body.DVA;
  const total = (name: 'VALOR_FOB' | 'VALOR_FLETE' | 'VALOR_SEGURO' | 'VALOR_OTROS'): string =>
    fractions.length === 0 ? '' : sum(fractions.map((each) => each[name]));
  const office = carriage?.ID_ADUANA_DESPACHO || ORDEN.ID_ADUANA;
  const leaves = sources.movement === 'leaves';
  const modality = treatmentOf(ownModality, sources, reference);
  return {
    ...blankBody(ducaDataSets).DUCA,
    NO_ORDEN: ORDEN.NUMERO_ORDEN,
    ID_ADUANA_REGISTRO: office,
    ID_ADUANA_SALIDA: leaves ? office : '',
    ID_ADUANA_INGRESO: declaresExit(modality, reference)
      ? ''
      : carriage?.ID_ADUANA_INGRESO || ORDEN.ID_ADUANA,
    ID_ADUANA_DESTINO: carriage?.ID_ADUANA_DESTINO ?? '',
    MODALIDAD: modality,
    MODALIDAD_FORMADA: modality,
    CLASE: USUAL_CLASS,
    ID_PAIS_PROCEDENCIA: originOfVoyage(sources, reference),
    ID_PAIS_EXPORTACION: leaves ? reference.country : (value?.PAIS_EXPORTACION ?? ''),
    ID_PAIS_DESTINO: endOfVoyage(sources, reference),
    ID_DEPOSITO: carriage?.ID_DEPOSITO ?? '',
    ID_MODO_TRANSPORTE: carriage?.ID_MODO_TRANSPORTE ?? '',
    LUGAR_EMBARQUE: carriage?.LUGAR_EMBARQUE_LOCODE ?? '',
    LUGAR_DESEMBARQUE: carriage?.LUGAR_DESEMBARQUE_LOCODE ?? '',
    TOTAL_FOB_DOLARES: total('VALOR_FOB'),
    TOTAL_FLETE_DOLARES: total('VALOR_FLETE'),
    TOTAL_SEGURO_DOLARES: total('VALOR_SEGURO'),
    TOTAL_OTROS_DOLARES: total('VALOR_OTROS'),
    ID_INCOTERM: foremostTerm(sources),
    TIPO_CAMBIO: sources.exchangeRate.rate,
    FECHA_TIPO_CAMBIO: sources.exchangeRate.day,
    PESO_BRUTO_TOTAL: cargo.gross,
    PESO_NETO_TOTAL: cargo.net,
    CANTIDAD_BULTOS: cargo.packages,
  };
}
