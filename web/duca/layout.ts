import type { Layout } from '../kit/fields/layout.ts';

/** Boxes 1–18 in the order of the form. */
export const identificationLayout: Layout = [
  ['NO_ORDEN/4', 'NUMERO_DUCA/4', 'FECHA_ACEPTACION/4'],
  ['ID_ADUANA_REGISTRO/4', 'ID_ADUANA_SALIDA/3', 'ID_ADUANA_INGRESO/3', 'ID_ADUANA_DESTINO/2'],
  ['MODALIDAD/3', 'CLASE/3', 'FECHA_VENCIMIENTO/3', 'CODIGO_REGIMEN/3'],
  ['ID_PAIS_PROCEDENCIA/3', 'ID_PAIS_EXPORTACION/3', 'ID_PAIS_DESTINO/3', 'VALIDA_HASTA/3'],
  ['ID_DEPOSITO/4', 'DEPOSITO_TEMPORAL/4', 'DEPOSITO_TEMPORAL_DESTINO/4'],
];

/** Boxes 20–34. */
export const valuesLayout: Layout = [
  ['ID_MODO_TRANSPORTE/4', 'LUGAR_EMBARQUE/4', 'LUGAR_DESEMBARQUE/4'],
  ['TOTAL_FOB_DOLARES/3', 'TOTAL_FLETE_DOLARES/3', 'TOTAL_SEGURO_DOLARES/3', 'TOTAL_OTROS_DOLARES/3'],
  ['TOTAL_CIF_DOLARES/3', 'ID_INCOTERM/3', 'TIPO_CAMBIO/3', 'FECHA_TIPO_CAMBIO/3'],
  ['CANTIDAD_BULTOS/3', 'PESO_BRUTO_TOTAL/3', 'PESO_NETO_TOTAL/3', 'TOTAL_LINEAS/3'],
  ['TOTAL_GENERAL/4', 'CANAL_SELECTIVO/4', 'FECHA_LEVANTE/4'],
  ['FIRMA_ELECTRONICA/12'],
  ['CODIGO_QR/12'],
];

const number = 'NUMERO_IDENTIFICACION/4';

export const partyLayout: Layout = [
  [number, 'TIPO_IDENTIFICACION/4', 'ID_PAIS_EMISION/4'],
  ['NOMBRE/6', 'DOMICILIO/6'],
];
export const declarantLayout: Layout = [
  ['CODIGO/2', 'NUMERO_IDENTIFICACION/4', 'NOMBRE/6'],
  ['DOMICILIO/12'],
];

/** Boxes 58–60. */
export const signatureLayout: Layout = [
  ['REFERENCIA_VENTANILLA/8', 'CODIGO_EXPORTADOR/4'],
  ['REPRESENTADO_POR/6', 'LUGAR_FIRMA/3', 'FECHA_FIRMA/3'],
];

/** Boxes 61 and 62. */
export const oathLayout: Layout = [['ID_PAIS_ORIGEN/3', 'NOMBRE/3', 'EMPRESA/3', 'CARGO/3']];

/** Columns of the fractions whose sum stands below the sheet. */
export const fractionTotals = [
  'CANTIDAD_BULTOS',
  'PESO_BRUTO',
  'PESO_NETO',
  'VALOR_FOB',
  'VALOR_FLETE',
  'VALOR_SEGURO',
  'VALOR_OTROS',
  'VALOR_CIF',
  'VALOR_ADUANA_LOCAL',
  'TOTAL_TRIBUTOS',
];
