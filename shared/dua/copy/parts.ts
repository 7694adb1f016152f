import type { PartedKind } from '../../foundation/copies/parts.ts';
import { duaDataSets } from '../dataSets.ts';

/** How a DUA comes apart. */
export const duaParts: PartedKind = {
  dataSets: duaDataSets,
  header: 'DECLARACION',
  parts: {
    NUMERO_IDENTIFICACION_IMPORTADOR: 'partes',
    NOMBRE_IMPORTADOR: 'partes',
    IDENTIFICACION_DECLARANTE: 'partes',
    NOMBRE_DECLARANTE: 'partes',
    DETALLE_PROVEEDORES: 'partes',
    ID_ADUANA_DESPACHO: 'transporte',
    ID_ADUANA_INGRESO_SALIDA: 'transporte',
    ID_PAIS_PROCEDENCIA_DESTINO: 'transporte',
    ID_DEPOSITO_ALMACENAMIENTO: 'transporte',
    ID_ADUANA_TRANSITO_DESTINO: 'transporte',
    ID_DEPOSITO_ADUANA_TRANSITO: 'transporte',
    ID_RUTA_TRANSITO: 'transporte',
    DETALLE_TRANSPORTE: 'transporte',
    DETALLE_DOCUMENTO: 'documentos',
    DETALLE_DOCUMENTOS: 'documentos',
    DETALLE_COMPLEMENTARIO: 'documentos',
    OBSERVACIONES: 'observaciones',
  },
};
