import type { Layout } from '../kit/fields/layout.ts';

/** Sections in the order of the paper. */
export const customsLayout: Layout = [
  ['ID_DVA/4', 'ID_ADUANA_INGRESO/4', 'ID_ADUANA_DESPACHO/4'],
  ['NUMERO_DECLARACION/8', 'FECHA_ACEPTACION/4'],
];

export const importerLayout: Layout = [
  ['NOMBRE_IMPORTADOR/12'],
  ['NIT_IMPORTADOR/6', 'REGISTRO_IMPORTADOR/6'],
  ['DIRECCION_IMPORTADOR/6', 'CIUDAD_IMPORTADOR/3', 'ID_PAIS_IMPORTADOR/3'],
  ['TELEFONO_IMPORTADOR/3', 'FAX_IMPORTADOR/3', 'CORREO_IMPORTADOR/6'],
  ['ID_NIVEL_COMERCIAL/6', 'OTRO_NIVEL_COMERCIAL/6'],
];

export const supplierLayout: Layout = [
  ['NOMBRE_PROVEEDOR/12'],
  ['DIRECCION_PROVEEDOR/6', 'CIUDAD_PROVEEDOR/3', 'ID_PAIS_PROVEEDOR/3'],
  ['TELEFONO_PROVEEDOR/3', 'FAX_PROVEEDOR/3', 'CORREO_PROVEEDOR/6'],
  ['ID_CONDICION_COMERCIAL/6', 'OTRA_CONDICION_COMERCIAL/6'],
];

export const intermediaryLayout: Layout = [
  ['NOMBRE_INTERMEDIARIO/12'],
  ['ID_TIPO_INTERMEDIARIO/6', 'OTRO_TIPO_INTERMEDIARIO/6'],
  ['DIRECCION_INTERMEDIARIO/6', 'CIUDAD_INTERMEDIARIO/3', 'ID_PAIS_INTERMEDIARIO/3'],
  ['TELEFONO_INTERMEDIARIO/3', 'FAX_INTERMEDIARIO/3', 'CORREO_INTERMEDIARIO/6'],
];

// Three a row at most: beside the open panel a row has some 550 px at 1366.
export const transactionLayout: Layout = [
  ['LUGAR_ENTREGA_LOCODE/6', 'PAIS_ENTREGA/6'],
  ['ID_INCOTERM/8', 'VERSION_INCOTERM/4'],
  ['NUMERO_CONTRATO/8', 'FECHA_CONTRATO/4'],
  ['FORMA_ENVIO/6', 'OTRA_FORMA_ENVIO/6'],
  ['FORMA_PAGO/6', 'OTRA_FORMA_PAGO/6'],
  ['LUGAR_EMBARQUE_LOCODE/6', 'PAIS_EMBARQUE/6'],
  ['PAIS_EXPORTACION/4', 'FECHA_EXPORTACION/4', 'NUMERO_TRANSPORTE/4'],
  ['ID_MONEDA/8', 'TIPO_CAMBIO/4'],
  ['NUMERO_FACTURAS/8', 'FECHA_FACTURA/4'],
];

export const conditionsLayout: Layout = [
  ['CASILLA_24/6', 'CASILLA_24_1/6'],
  ['CASILLA_25/6', 'CASILLA_25_1/6'],
  ['CASILLA_26/6', 'CASILLA_27/6'],
  ['CASILLA_27_1/6', 'CASILLA_27_2/6'],
  ['CASILLA_28/6', 'CASILLA_28_1/6'],
  ['CASILLA_29/6', 'CASILLA_29_1/6'],
];

/** Two boxes a row: the names of part III are long, and on paper they stand in two columns too. */
const pair = (...names: string[]): string[] => names.map((name) => `CASILLA_${name}/6`);

export const valueLayout: Layout = [
  ['CASILLA_39/3', 'CASILLA_40/4', 'CASILLA_41/5'],
  pair('42_1', '42_2'),
  pair('42_3', '42_4'),
  pair('42_5', '42_6'),
  pair('42_7', '42_8'),
  pair('42_9', '42_10'),
  pair('42_11', '42_12'),
  pair('43'),
  pair('44_1', '44_2'),
  pair('44_3', '44_4'),
  pair('44_5'),
  pair('45', '46'),
];

export const oathLayout: Layout = [
  ['LUGAR_DECLARACION/8', 'FECHA_DECLARACION/4'],
  ['NOMBRE_DECLARANTE/8', 'CARGO_DECLARANTE/4'],
];

/** In the order of the paper; names that follow from a code are printed, not listed twice. */
export const goodsColumns = [
  'CANTIDAD_UNIDADES',
  'ID_UNIDAD_MEDIDA',
  'NOMBRE_COMERCIAL',
  'ID_PRODUCTO',
  'CARACTERISTICAS',
  'NUMERO_SERIAL',
  'MARCA',
  'MODELO_ESTILO',
  'ID_ESTADO_MERCANCIA',
  'DESCRIPCION_ESTADO_MERCANCIA',
  'ID_PAIS_ORIGEN',
  'CLASIFICACION_ARANCELARIA',
  'VALOR_UNITARIO',
  'VALOR_ITEM',
  'VALOR_FOB',
  'VALOR_FLETE',
  'VALOR_SEGURO',
  'VALOR_OTROS',
  'VALOR_CIF',
  'ACUERDO_PREFERENCIAL_1',
  'ACUERDO_PREFERENCIAL_2',
];

export const goodsTotals = [
  'VALOR_ITEM',
  'VALOR_FOB',
  'VALOR_FLETE',
  'VALOR_SEGURO',
  'VALOR_OTROS',
  'VALOR_CIF',
];
export const invoiceTotals = ['VALOR_FOB', 'VALOR_FLETE', 'VALOR_SEGURO', 'VALOR_OTROS', 'TOTAL_FACTURA'];
