import type { PartedKind } from '../../foundation/copies/parts.ts';
import { ducaDataSets } from '../dataSets.ts';

/** How a DUCA comes apart. */
export const ducaParts: PartedKind = {
  dataSets: ducaDataSets,
  header: 'DUCA',
  parts: {
    EXPORTADOR: 'partes',
    IMPORTADOR: 'partes',
    DECLARANTE: 'partes',
    PROVEEDORES: 'partes',
    USUARIO_ZONA_FRANCA: 'partes',
    TRANSPORTISTA: 'transporte',
    CONDUCTOR: 'transporte',
    UNIDAD: 'transporte',
    DOCUMENTOS: 'documentos',
    OBSERVACIONES: 'observaciones',
    ID_ADUANA_REGISTRO: 'transporte',
    ID_ADUANA_SALIDA: 'transporte',
    ID_ADUANA_INGRESO: 'transporte',
    ID_ADUANA_DESTINO: 'transporte',
    ID_PAIS_PROCEDENCIA: 'transporte',
    ID_PAIS_EXPORTACION: 'transporte',
    ID_PAIS_DESTINO: 'transporte',
    ID_DEPOSITO: 'transporte',
    DEPOSITO_TEMPORAL: 'transporte',
    DEPOSITO_TEMPORAL_DESTINO: 'transporte',
    ID_MODO_TRANSPORTE: 'transporte',
    LUGAR_EMBARQUE: 'transporte',
    LUGAR_DESEMBARQUE: 'transporte',
  },
};
