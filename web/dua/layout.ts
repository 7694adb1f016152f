import type { Layout } from '../kit/fields/layout.ts';

/** Who declares what to which office. */
export const identityLayout: Layout = [
  ['NO_ORDEN/3', 'ID_SARAH/3', 'FECHA_ACEPTACION/2', 'CANAL_SELECTIVO/2', 'FECHA_LEVANTE/2'],
  ['CODIGO_REGIMEN/8', 'ID_MODALIDAD_ESPECIAL/4'],
  ['ID_ADUANA_DESPACHO/6', 'ID_ADUANA_INGRESO_SALIDA/6'],
  ['NUMERO_IDENTIFICACION_IMPORTADOR/4', 'NOMBRE_IMPORTADOR/8'],
  ['IDENTIFICACION_DECLARANTE/4', 'NOMBRE_DECLARANTE/8'],
  ['ID_MANIFIESTO_ENTREGA_RAPIDA/4', 'NUMERO_PREIMPRESO/4', 'ID_FAUCA/4'],
  ['OBSERVACIONES/12'],
];

/** Origin, packages, value and payment. */
export const valuesLayout: Layout = [
  ['ID_PAIS_ORIGEN/6', 'ID_PAIS_PROCEDENCIA_DESTINO/6'],
  ['PESO_BRUTO_BULTOS/3', 'CANTIDAD_BULTOS/3', 'ID_CLASE_BULTOS/3', 'CANTIDAD_ITEMS/3'],
  ['TOTAL_FOB_DOLARES/3', 'TOTAL_FLETE_DOLARES/3', 'TOTAL_SEGURO_DOLARES/3', 'TOTAL_OTROS_DOLARES/3'],
  ['ID_INCOTERM/6', 'TOTAL_FACTURA_DOLARES/3', 'TOTAL_VALOR_ADUANA_DOLARES/3'],
  ['ID_DIVISA_FOB/4', 'ID_DIVISA_FLETE/4', 'ID_DIVISA_SEGURO/4'],
  ['TIPO_CAMBIO/3', 'FECHA_TIPO_CAMBIO/3', 'ID_FORMA_PAGO/6'],
  ['ENTIDAD_MEDIACION/12'],
];

/** Suspension, deposits and transit. */
export const suspensionLayout: Layout = [
  ['MOTIVO_OPERACION_SUSPENSIVA/8', 'PLAZO_DIAS_MESES/4'],
  ['ID_DEPOSITO_ALMACENAMIENTO/6', 'ID_DEPOSITO_ADUANA_TRANSITO/6'],
  ['ID_ADUANA_TRANSITO_DESTINO/6', 'ID_RUTA_TRANSITO/6'],
];

/** The transport document that is cancelled. */
export const titleLayout: Layout = [
  ['MANIFIESTO/4', 'TITULO_TRANSPORTE/4', 'INDICADOR_CANCELACION_GLOBAL/4'],
];

/** Columns of the items whose sum stands below the sheet. */
export const itemTotals = [
  'CANTIDAD_BULTOS',
  'PESO_BRUTO',
  'PESO_NETO',
  'VALOR_FOB',
  'VALOR_FLETE',
  'VALOR_SEGURO',
  'VALOR_OTROS',
  'VALOR_ADUANA_DOLARES',
  'VALOR_ADUANA_LOCAL',
  'TOTAL_TRIBUTOS',
];
