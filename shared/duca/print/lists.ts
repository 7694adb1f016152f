import { listTablesOf } from '../../foundation/print/listTable.ts';
import { VERSION_COLUMNS } from '../../transmission/acceptedVersions.ts';
import { ducaDataSets } from '../dataSets.ts';

const listTable = listTablesOf(ducaDataSets);

/** Boxes 19 to 24: the first line stands on the first page, the others are listed. */
export const transportLists = [
  listTable(
    'TRANSPORTISTA',
    [
      ['CODIGO_TRANSPORTISTA', 45],
      ['NOMBRE_TRANSPORTISTA', 0],
    ],
    'Transportistas',
  ),
  listTable(
    'CONDUCTOR',
    [
      ['ID_CONDUCTOR', 36],
      ['LICENCIA_CONDUCTOR', 36],
      ['ID_PAIS_CONDUCTOR', 38],
      ['NOMBRE_CONDUCTOR', 0],
    ],
    'Conductores',
  ),
  listTable(
    'UNIDAD',
    [
      ['MATRICULA_UNIDAD_TRANSPORTE', 34],
      ['ID_PAIS_REGISTRO', 32],
      ['MARCA_TRANSPORTE', 28],
      ['CHASIS_TRANSPORTE', 38],
      ['MATRICULA_REMOLQUE', 34],
      ['CANTIDAD_UNIDADES_CARGA', 0],
    ],
    'Unidades de transporte',
  ),
  listTable(
    'EQUIPO',
    [
      ['NUMERO_PRECINTO', 46],
      ['TIPO_EQUIPO', 40],
      ['TAMANO_EQUIPO', 34],
      ['TIPO_CARGA', 36],
      ['NUMERO_CONTENEDOR', 0],
    ],
    'Equipo y contenedores',
  ),
];

export const taxList = listTable(
  'TRIBUTOS',
  [
    ['CODIGO_TRIBUTO', 80],
    ['IMPORTE', 40],
    ['MODALIDAD_PAGO', 0],
  ],
  'Liquidación general',
);

export const fractionTaxList = listTable(
  'FRACCION_TRIBUTOS',
  [
    ['NUMERO_LINEA', 12],
    ['CODIGO_TRIBUTO', 46],
    ['BASE_IMPONIBLE', 26],
    ['TASA', 18],
    ['CANTIDAD_GRAVADA', 20],
    ['UNIDAD_GRAVADA', 15],
    ['MONTO_UNITARIO', 18],
    ['IMPORTE', 22],
    ['MODALIDAD_PAGO', 0],
  ],
  'Liquidación por línea',
);

export const supplierList = listTable(
  'PROVEEDORES',
  [
    ['NOMBRE_PROVEEDOR', 62],
    ['NUMERO_IDENTIFICACION', 30],
    ['ID_PAIS_PROVEEDOR', 34],
    ['DOMICILIO_PROVEEDOR', 0],
  ],
  'Proveedores',
);

export const documentList = listTable(
  'DOCUMENTOS',
  [
    ['CODIGO_DOCUMENTO', 36],
    ['NUMERO_DOCUMENTO', 36],
    ['FECHA_EMISION', 16],
    ['FECHA_VENCIMIENTO_DOCUMENTO', 16],
    ['ID_PAIS_EMISION', 20],
    ['LINEA', 12],
    ['ENTIDAD_EMISORA', 0],
    ['MONTO', 20],
  ],
  'Documentos de soporte',
);

/** What the authority accepted of the declaration, one version after the other. */
export const versionList = listTable('VERSIONES_ACEPTADAS', VERSION_COLUMNS);

/** What a fraction gathers, of fractions that gather more than one thing. */
export const itemList = listTable(
  'FRACCION_ITEMS',
  [
    ['SECUENCIA_FRACCION', 12],
    ['NUMERO_FACTURA', 27],
    ['NOMBRE_COMERCIAL', 40],
    ['CARACTERISTICAS', 36],
    ['MARCA', 16],
    ['MODELO_ESTILO', 16],
    ['CANTIDAD_UNIDADES', 15],
    ['ID_UNIDAD_MEDIDA', 10],
    ['VALOR_ITEM', 0],
  ],
  'Mercancías originales de cada fracción',
);

/** Goods that the catalogue of their heading describes, and their minimum descriptions. */
export const catalogueList = listTable(
  'FRACCION_ITEMS',
  [
    ['SECUENCIA_FRACCION', 12],
    ['NUMERO_FACTURA', 27],
    ['NOMBRE_CATALOGO', 45],
    ['VALOR_CATALOGO', 50],
    ['TEXTO_LIBRE', 0],
  ],
  'Mercancías según el catálogo de su inciso',
);

export const characteristicList = listTable(
  'ITEM_CARACTERISTICAS',
  [
    ['NUMERO_ITEM', 16],
    ['NOMBRE_CATALOGO', 55],
    ['VALOR_CATALOGO', 60],
    ['TEXTO_LIBRE', 0],
  ],
  'Descripciones mínimas',
);

export const freeZoneList = listTable(
  'USUARIO_ZONA_FRANCA',
  [
    ['CODIGO_USUARIO', 20],
    ['NUMERO_IDENTIFICACION', 26],
    ['NOMBRE', 45],
    ['ID_ZONA_FRANCA', 30],
    ['DOMICILIO', 0],
    ['NUMERO_RESOLUCION', 24],
  ],
  'Usuario de zona franca',
);

/** What the fractions declare by its serial number, with all that the message says of it. */
export const goodsLists = [
  listTable(
    'VEHICULOS',
    [
      ['NUMERO_LINEA', 10],
      ['VIN', 32],
      ['CHASIS', 32],
      ['MOTOR', 28],
      ['MARCA', 20],
      ['LINEA', 20],
      ['VALOR_FOB', 18],
      ['VALOR_FLETE', 15.5],
      ['VALOR_SEGURO', 0],
    ],
    'Vehículos',
  ),
  listTable(
    'VEHICULOS',
    [
      ['NUMERO_LINEA', 10],
      ['VIN', 32],
      ['TIPO', 24],
      ['MODELO', 11],
      ['COLOR', 20],
      ['COMBUSTIBLE', 21],
      ['CILINDRADA', 15],
      ['CILINDROS', 13],
      ['TONELAJE', 14],
      ['PUERTAS', 0],
      ['ASIENTOS', 11.5],
      ['EJES', 7],
    ],
    'Vehículos: características',
  ),
  listTable(
    'MAQUINARIA',
    [
      ['NUMERO_LINEA', 10],
      ['TIPO', 30],
      ['MARCA', 26],
      ['MODELO', 24],
      ['ANIO', 10],
      ['SERIE', 34],
      ['MOTOR', 24],
      ['POTENCIA', 14],
      ['VALOR_FOB', 0],
    ],
    'Maquinaria',
  ),
  listTable(
    'AERONAVES',
    [
      ['NUMERO_LINEA', 9],
      ['MATRICULA', 17],
      ['ID_PAIS_MATRICULA', 16],
      ['TIPO', 15],
      ['MARCA', 16],
      ['MODELO', 16],
      ['ANIO', 9],
      ['SERIE', 19],
      ['MOTORES', 11],
      ['SERIE_MOTOR', 17],
      ['ASIENTOS', 12],
      ['PESO_MAXIMO', 14],
      ['VALOR_FOB', 0],
    ],
    'Aeronaves',
  ),
  listTable(
    'EMBARCACIONES',
    [
      ['NUMERO_LINEA', 10],
      ['NOMBRE', 42],
      ['MATRICULA', 28],
      ['ID_PAIS_BANDERA', 28],
      ['CASCO', 30],
      ['MOTOR', 28],
      ['VALOR_FOB', 0],
    ],
    'Embarcaciones',
  ),
  listTable(
    'EMBARCACIONES',
    [
      ['NUMERO_LINEA', 10],
      ['CASCO', 30],
      ['TIPO', 24],
      ['MARCA', 24],
      ['MODELO', 24],
      ['ANIO', 10],
      ['MATERIAL', 20],
      ['ESLORA', 12],
      ['MANGA', 11],
      ['PUNTAL', 11],
      ['TONELAJE', 0],
    ],
    'Embarcaciones: características',
  ),
];
