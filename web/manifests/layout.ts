import type { Layout } from '../kit/fields/layout.ts';

/** Its numbers and who presents it. */
export const identityLayout: Layout = [
  ['NUMERO_PREIMPRESO/4', 'MANIFIESTO/4', 'FECHA_REGISTRO/4'],
  ['ID_TIPO_MANIFIESTO/4', 'ID_ADUANA_INGRESO_SALIDA/8'],
  ['IDENTIFICACION_TRANSPORTISTA/4', 'NOMBRE_TRANSPORTISTA/8'],
];

/** The unit and its voyage. */
export const voyageLayout: Layout = [
  ['ID_UNIDAD_TRANSPORTE/4', 'MATRICULA_UNIDAD_TRANSPORTE/4', 'NUMERO_VIAJE/4'],
  ['ID_PAIS_PROCEDENCIA_DESTINO/4', 'LUGAR_EMBARQUE_LOCODE/4', 'LUGAR_DESEMBARQUE_LOCODE/4'],
  ['FECHA_SALIDA/6', 'FECHA_LLEGADA/6'],
];

/** What the titles must add up to. */
export const cargoLayout: Layout = [
  ['TOTAL_TITULOS/4', 'CANTIDAD_BULTOS/4', 'PESO_BRUTO_BULTOS/4'],
  ['OBSERVACIONES/12'],
];
