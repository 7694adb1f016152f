import { blankRecord } from '../../foundation/fields/dataSet.ts';
import { add, sum } from '../../foundation/decimal/decimal.ts';
import type { TransportBody } from '../../transport-documents/dataSets.ts';
import { manifestDataSets, type ManifestBody } from '../dataSets.ts';

/** A stored transport document. */
export interface Carried {
  id: string;
  body: TransportBody;
}

/** Type of manifest and unit of transport by mode: UN/CEFACT recommendation 19. */
const BY_MODE: Readonly<Record<string, readonly [type: string, unit: string]>> = {
  '1': ['M', 'BU'],
  '3': ['T', 'CA'],
  '4': ['A', 'AV'],
};

const { MANIFIESTO, TITULOS, TITULOS_CONTENEDORES } = manifestDataSets;

/** What the first of the documents says of the whole voyage. */
export function headerOf(carried: readonly Carried[]): ManifestBody['MANIFIESTO'] {
  const [first] = carried;
  const blank = blankRecord(MANIFIESTO);
  if (!first) return blank;
  const { DOCUMENTO } = first.body;
  const [type = '', unit = ''] = BY_MODE[DOCUMENTO.ID_MODO_TRANSPORTE] ?? [];
  return {
    ...blank,
    ID_TIPO_MANIFIESTO: type,
    ID_UNIDAD_TRANSPORTE: unit,
    ID_ADUANA_INGRESO_SALIDA: DOCUMENTO.ID_ADUANA_INGRESO,
    NOMBRE_TRANSPORTISTA: DOCUMENTO.NOMBRE_TRANSPORTISTA,
    MATRICULA_UNIDAD_TRANSPORTE: DOCUMENTO.ID_UNIDAD_TRANSPORTE.slice(0, 40),
    NUMERO_VIAJE: DOCUMENTO.NUMERO_VIAJE,
    ID_PAIS_PROCEDENCIA_DESTINO: DOCUMENTO.PAIS_EMBARQUE,
    LUGAR_EMBARQUE_LOCODE: DOCUMENTO.LUGAR_EMBARQUE_LOCODE,
    LUGAR_DESEMBARQUE_LOCODE: DOCUMENTO.LUGAR_DESEMBARQUE_LOCODE,
    FECHA_SALIDA: DOCUMENTO.FECHA_EMBARQUE,
    FECHA_LLEGADA: DOCUMENTO.FECHA_ARRIBO,
  };
}

/**
 * The manifest with a title for each document that it does not hold yet, and its containers; what the header adds up to
 * grows by them. The body itself when all are there.
 */
export function withTitles(
  body: ManifestBody,
  carried: readonly Carried[],
  consignee: ManifestConsignee,
): ManifestBody {
  const known = new Set(body.TITULOS.map((each) => each.TITULO_TRANSPORTE));
  const fresh = carried.filter(({ body: { DOCUMENTO } }) => !known.has(DOCUMENTO.NUMERO_DOCUMENTO));
  if (fresh.length === 0) return body;
  const titles = fresh.map((each) => titleOf(each, consignee));
  const { CANTIDAD_BULTOS, PESO_BRUTO_BULTOS } = body.MANIFIESTO;
  const grown = (before: string, column: 'CANTIDAD_BULTOS' | 'PESO_BRUTO'): string =>
    add(before || '0', sum(titles.map((each) => each[column])) || '0');
  return {
    ...body,
    MANIFIESTO: {
      ...body.MANIFIESTO,
      CANTIDAD_BULTOS: grown(CANTIDAD_BULTOS, 'CANTIDAD_BULTOS'),
      PESO_BRUTO_BULTOS: grown(PESO_BRUTO_BULTOS, 'PESO_BRUTO'),
    },
    TITULOS: [...body.TITULOS, ...titles],
    TITULOS_CONTENEDORES: [...body.TITULOS_CONTENEDORES, ...fresh.flatMap(containersOf)],
  };
}

/** Whose goods they are, by the order of the documents. */
export interface ManifestConsignee {
  NIT_IMPORTADOR: string;
  NOMBRE_IMPORTADOR: string;
  DESCRIPCION: string;
}

const titleOf = (
  { id, body: { DOCUMENTO } }: Carried,
  { NIT_IMPORTADOR, NOMBRE_IMPORTADOR, DESCRIPCION }: ManifestConsignee,
): ManifestBody['TITULOS'][number] => ({
  ...blankRecord(TITULOS),
  ID_TITULO: id,
  TITULO_TRANSPORTE: DOCUMENTO.NUMERO_DOCUMENTO,
  ID_TIPO_DOCUMENTO: DOCUMENTO.ID_TIPO_DOCUMENTO,
  TITULO_MADRE: DOCUMENTO.NUMERO_BL === DOCUMENTO.NUMERO_DOCUMENTO ? '' : DOCUMENTO.NUMERO_BL,
  IDENTIFICACION_CONSIGNATARIO: NIT_IMPORTADOR,
  NOMBRE_CONSIGNATARIO: NOMBRE_IMPORTADOR,
  ID_PAIS_ORIGEN: DOCUMENTO.PAIS_EMBARQUE,
  DESCRIPCION,
  CANTIDAD_BULTOS: DOCUMENTO.CANTIDAD_BULTOS,
  PESO_BRUTO: DOCUMENTO.PESO_BRUTO,
  ID_CLASE_BULTOS: DOCUMENTO.ID_CLASE_BULTOS,
});

const containersOf = ({ body: { DOCUMENTO, CONTENEDORES } }: Carried): ManifestBody['TITULOS_CONTENEDORES'] =>
  CONTENEDORES.map((each) => ({
    ...blankRecord(TITULOS_CONTENEDORES),
    ID_LINEA: each.ID_CONTENEDOR,
    TITULO_TRANSPORTE: DOCUMENTO.NUMERO_DOCUMENTO,
    NUMERO_CONTENEDOR: each.NUMERO_CONTENEDOR,
    ID_TAMANO_EQUIPO: each.ID_TAMANO_EQUIPO,
    NUMERO_PRECINTO: each.NUMERO_PRECINTO,
    CANTIDAD_BULTOS: each.CANTIDAD_BULTOS,
    PESO_BRUTO: each.PESO_BRUTO,
    TARA: each.TARA,
  }));
