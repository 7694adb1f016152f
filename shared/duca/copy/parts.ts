import type { DucaBody } from '../dataSets.ts';

/** What of a declaration may be taken over, each for itself. */
export const COPY_PARTS = ['partes', 'transporte', 'fracciones', 'documentos', 'observaciones'] as const;
export type CopyPart = (typeof COPY_PARTS)[number];

export const copyPartLabels: Record<CopyPart, string> = {
  partes: 'Exportador, importador, declarante y proveedores',
  transporte: 'Aduanas, países, transportista, conductor y vehículo',
  fracciones: 'Régimen, incoterm y fracciones con sus valores y pesos',
  documentos: 'Permisos, certificados y otros documentos de soporte',
  observaciones: 'Observaciones',
};

type Header = keyof DucaBody['DUCA'];

/** Fields of the header by the part they belong to; what stands in none is never copied. */
export const headerOfPart: Record<CopyPart, readonly Header[]> = {
  partes: [],
  transporte: [
    'ID_ADUANA_REGISTRO',
    'ID_ADUANA_SALIDA',
    'ID_ADUANA_INGRESO',
    'ID_ADUANA_DESTINO',
    'ID_PAIS_PROCEDENCIA',
    'ID_PAIS_EXPORTACION',
    'ID_PAIS_DESTINO',
    'ID_DEPOSITO',
    'DEPOSITO_TEMPORAL',
    'DEPOSITO_TEMPORAL_DESTINO',
    'ID_MODO_TRANSPORTE',
    'LUGAR_EMBARQUE',
    'LUGAR_DESEMBARQUE',
  ],
  fracciones: [
    'MODALIDAD',
    'CLASE',
    'FECHA_VENCIMIENTO',
    'TOTAL_FOB_DOLARES',
    'TOTAL_FLETE_DOLARES',
    'TOTAL_SEGURO_DOLARES',
    'TOTAL_OTROS_DOLARES',
    'ID_INCOTERM',
    'PESO_BRUTO_TOTAL',
    'PESO_NETO_TOTAL',
    'CANTIDAD_BULTOS',
  ],
  documentos: [],
  observaciones: [],
};

/** Data sets by part. Series, vehicles and goods name single things by their own number: they are typed anew. */
export const dataSetsOfPart: Record<CopyPart, readonly (keyof DucaBody)[]> = {
  partes: ['EXPORTADOR', 'IMPORTADOR', 'DECLARANTE', 'PROVEEDORES', 'USUARIO_ZONA_FRANCA'],
  transporte: ['TRANSPORTISTA', 'CONDUCTOR', 'UNIDAD'],
  fracciones: ['FRACCIONES'],
  documentos: ['DOCUMENTOS'],
  observaciones: ['OBSERVACIONES'],
};
