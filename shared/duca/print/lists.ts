import { listTable, type ListTable } from './listTables.ts';

/** Boxes 19 to 24: the first line stands on the first page, the others are listed. */
export const transportLists: readonly ListTable[] = [
  listTable('TRANSPORTISTA', 'Transportistas', [
    ['CODIGO_TRANSPORTISTA', 45],
    ['NOMBRE_TRANSPORTISTA', 0],
  ]),
  listTable('CONDUCTOR', 'Conductores', [
    ['ID_CONDUCTOR', 36],
    ['LICENCIA_CONDUCTOR', 36],
    ['ID_PAIS_CONDUCTOR', 38],
    ['NOMBRE_CONDUCTOR', 0],
  ]),
  listTable('UNIDAD', 'Unidades de transporte', [
    ['MATRICULA_UNIDAD_TRANSPORTE', 34],
    ['ID_PAIS_REGISTRO', 32],
    ['MARCA_TRANSPORTE', 28],
    ['CHASIS_TRANSPORTE', 38],
    ['MATRICULA_REMOLQUE', 34],
    ['CANTIDAD_UNIDADES_CARGA', 0],
  ]),
  listTable('EQUIPO', 'Equipo y contenedores', [
    ['NUMERO_PRECINTO', 46],
    ['TIPO_EQUIPO', 40],
    ['TAMANO_EQUIPO', 34],
    ['TIPO_CARGA', 36],
    ['NUMERO_CONTENEDOR', 0],
  ]),
];

export const taxList = listTable('TRIBUTOS', 'Liquidación general', [
  ['CODIGO_TRIBUTO', 80],
  ['IMPORTE', 40],
  ['MODALIDAD_PAGO', 0],
]);

export const fractionTaxList = listTable('FRACCION_TRIBUTOS', 'Liquidación por línea', [
  ['NUMERO_LINEA', 14],
  ['CODIGO_TRIBUTO', 62],
  ['TASA', 24],
  ['MONTO_UNITARIO', 24],
  ['UNIDAD_GRAVADA', 18],
  ['IMPORTE', 28],
  ['MODALIDAD_PAGO', 0],
]);

export const supplierList = listTable('PROVEEDORES', 'Proveedores', [
  ['NOMBRE_PROVEEDOR', 62],
  ['NUMERO_IDENTIFICACION', 30],
  ['ID_PAIS_PROVEEDOR', 34],
  ['DOMICILIO_PROVEEDOR', 0],
]);

export const documentList = listTable('DOCUMENTOS', 'Documentos de soporte', [
  ['CODIGO_DOCUMENTO', 36],
  ['NUMERO_DOCUMENTO', 36],
  ['FECHA_EMISION', 16],
  ['FECHA_VENCIMIENTO_DOCUMENTO', 16],
  ['ID_PAIS_EMISION', 20],
  ['LINEA', 12],
  ['ENTIDAD_EMISORA', 0],
  ['MONTO', 20],
]);

/** What a fraction gathers, of fractions that gather more than one thing. */
export const itemList = listTable('FRACCION_ITEMS', 'Mercancías originales de cada fracción', [
  ['SECUENCIA_FRACCION', 12],
  ['NUMERO_FACTURA', 27],
  ['NOMBRE_COMERCIAL', 40],
  ['CARACTERISTICAS', 36],
  ['MARCA', 16],
  ['MODELO_ESTILO', 16],
  ['CANTIDAD_UNIDADES', 15],
  ['ID_UNIDAD_MEDIDA', 10],
  ['VALOR_ITEM', 0],
]);

export const goodsLists: readonly ListTable[] = [
  listTable('VEHICULOS', 'Vehículos', [
    ['NUMERO_LINEA', 12],
    ['VIN', 44],
    ['MARCA', 30],
    ['LINEA', 30],
    ['TIPO', 30],
    ['MODELO', 16],
    ['VALOR_FOB', 0],
  ]),
  listTable('MAQUINARIA', 'Maquinaria', [
    ['NUMERO_LINEA', 12],
    ['TIPO', 44],
    ['MARCA', 44],
    ['SERIE', 54],
    ['VALOR_FOB', 0],
  ]),
  listTable('AERONAVES', 'Aeronaves', [
    ['NUMERO_LINEA', 12],
    ['MATRICULA', 40],
    ['ID_PAIS_MATRICULA', 40],
    ['SERIE', 54],
    ['VALOR_FOB', 0],
  ]),
  listTable('EMBARCACIONES', 'Embarcaciones', [
    ['NUMERO_LINEA', 12],
    ['NOMBRE', 50],
    ['ID_PAIS_BANDERA', 40],
    ['CASCO', 50],
    ['VALOR_FOB', 0],
  ]),
];
