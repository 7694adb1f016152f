import { detailDataSets, unitNames, type DetailName } from '../../shared/invoices/detailDataSets.ts';
import type { Layout } from '../kit/fields/layout.ts';

// Three a row at most: beside the open panel a row has some 550 px at 1366.

export const numberLayout: Layout = [
  ['NUMERO_FACTURA/4', 'SERIE/4', 'FECHA_FACTURA/4'],
  ['ID_TIPO_FACTURA/4', 'ID_EMISOR/4', 'ID_PAIS_EMISION/4'],
];

export const supplierLayout: Layout = [
  ['NOMBRE_PROVEEDOR/12'],
  ['DIRECCION_PROVEEDOR/12'],
  ['CIUDAD_PROVEEDOR/6', 'ID_PAIS_PROVEEDOR/6'],
  ['ID_PROVEEDOR/6', 'ID_TIPO_IDENTIFICACION/6'],
  ['TELEFONO_PROVEEDOR/4', 'FAX_PROVEEDOR/4', 'CORREO_PROVEEDOR/4'],
  ['ID_CONDICION_COMERCIAL/6', 'OTRA_CONDICION_COMERCIAL/6'],
];

export const partiesLayout: Layout = [
  ['NIT_COMPRADOR/4', 'NOMBRE_COMPRADOR/8'],
  ['DIRECCION_COMPRADOR/12'],
  ['CON_INTERMEDIARIO/4', 'NOMBRE_INTERMEDIARIO/8'],
  ['ID_TIPO_INTERMEDIARIO/6', 'OTRO_TIPO_INTERMEDIARIO/6'],
  ['DIRECCION_INTERMEDIARIO/12'],
  ['CIUDAD_INTERMEDIARIO/6', 'ID_PAIS_INTERMEDIARIO/6'],
  ['TELEFONO_INTERMEDIARIO/4', 'FAX_INTERMEDIARIO/4', 'CORREO_INTERMEDIARIO/4'],
];

export const termsLayout: Layout = [
  ['ID_INCOTERM/8', 'VERSION_INCOTERM/4'],
  ['LUGAR_ENTREGA_LOCODE/6', 'PAIS_ENTREGA/6'],
  ['ID_MONEDA/6', 'TIPO_CAMBIO/6'],
  ['LUGAR_EMBARQUE_LOCODE/6', 'PAIS_EMBARQUE/6'],
  ['PAIS_EXPORTACION/4', 'FECHA_EXPORTACION/4', 'ID_PAIS_ORIGEN/4'],
  ['FORMA_ENVIO/6', 'OTRA_FORMA_ENVIO/6'],
  ['FORMA_PAGO/6', 'OTRA_FORMA_PAGO/6'],
  ['PAGO_EFECTUADO/4', 'NUMERO_CONTRATO/4', 'FECHA_CONTRATO/4'],
];

export const valuesLayout: Layout = [
  ['VALOR_FOB/4', 'VALOR_DESCUENTO/4', 'METODO_PRORRATEO/4'],
  ['VALOR_FLETE/4', 'VALOR_SEGURO/4', 'VALOR_OTROS/4'],
  ['SUMA_ITEMS/4', 'TOTAL_FACTURA/4', 'VALOR_CIF/4'],
  ['FLETE_DECLARADO/4', 'SEGURO_DECLARADO/4', 'OTROS_DECLARADOS/4'],
  ['PESO_BRUTO/4', 'PESO_NETO/4', 'CANTIDAD_BULTOS/4'],
  ['VALOR_TRANSACCION/6'],
  ['OBSERVACIONES/12'],
];

/** Columns of the sheet: what a supplier's list has comes first, what the product shares out last. */
export const itemColumns = [
  'ID_PRODUCTO',
  'NOMBRE_COMERCIAL',
  'CANTIDAD_UNIDADES',
  'ID_UNIDAD_MEDIDA',
  'VALOR_UNITARIO',
  'VALOR_ITEM',
  'CLASIFICACION_ARANCELARIA',
  'ID_PAIS_ORIGEN',
  'ID_ESTADO_MERCANCIA',
  'CARACTERISTICAS',
  'MARCA',
  'MODELO_ESTILO',
  'NUMERO_SERIAL',
  'PESO_BRUTO',
  'PESO_NETO',
  'CANTIDAD_BULTOS',
  'ID_CLASE_BULTOS',
  'ACUERDO_PREFERENCIAL_1',
  'ACUERDO_PREFERENCIAL_2',
  'VALOR_FOB',
  'VALOR_FLETE',
  'VALOR_SEGURO',
  'VALOR_OTROS',
  'VALOR_CIF',
];

/** Columns whose sum stands below the sheet. */
export const itemTotals = [
  'VALOR_ITEM',
  'PESO_BRUTO',
  'PESO_NETO',
  'CANTIDAD_BULTOS',
  'VALOR_FOB',
  'VALOR_FLETE',
  'VALOR_SEGURO',
  'VALOR_OTROS',
  'VALOR_CIF',
];

/** What a supplier's list often leaves out because it is the same for all. */
export const itemsAsked = ['ID_UNIDAD_MEDIDA', 'ID_PAIS_ORIGEN', 'ID_ESTADO_MERCANCIA'];

/** The same of the units: what an item's own units cost. */
export const detailTotals: Partial<Record<DetailName, readonly string[]>> = Object.fromEntries(
  unitNames.map((name) => [name, ['VALOR_FOB']]),
);

/** What a person knows a line by, and pastes as a list, stands before the number of its item. */
const FIRST: Record<DetailName, readonly string[]> = {
  SERIES: ['NUMERO_SERIAL'],
  VEHICULOS: ['VIN', 'MARCA', 'LINEA'],
  MAQUINARIA: ['SERIE', 'MARCA', 'MODELO'],
  AERONAVES: ['SERIE', 'MARCA', 'MODELO'],
  EMBARCACIONES: ['CASCO', 'MARCA', 'MODELO'],
  DOCUMENTOS: ['CODIGO_DOCUMENTO', 'NUMERO_DOCUMENTO'],
  ADICIONALES: ['NOMBRE', 'VALOR'],
};

/** Columns of a sheet of details. */
export const detailColumns = (name: DetailName): readonly string[] => [
  ...new Set([...FIRST[name], 'NUMERO_ITEM', ...Object.keys(detailDataSets[name].fields)]),
];
