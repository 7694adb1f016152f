import type { CatalogueRow } from '../../foundation/documents/reference.ts';
import { FIELD_MODULE, HISTORY_FIELD, REPORT_FIELD } from '../fieldOptions.ts';

// Which fields are shown to whoever chose none. Names and labels are those of the report's columns and of the DUCA's parts:
// shared/reports/reportFields.test.ts compares them.

const rows = (
  prefix: string,
  of: string,
  fields: Readonly<Record<string, readonly [label: string, shown: '1' | '0']>>,
): CatalogueRow[] =>
  Object.entries(fields).map(([name, [label, VALOR]]) => ({
    CLAVE: `${prefix}${name}`,
    VALOR,
    ID_MODULO: FIELD_MODULE,
    DESCRIPCION: `${of}: ${label}`,
  }));

export const fieldDefaults: readonly CatalogueRow[] = [
  ...rows(REPORT_FIELD, 'Reporte de declaraciones', {
    FECHA: ['Fecha', '1'],
    NO_ORDEN: ['No. de orden', '1'],
    NUMERO: ['No. de declaración', '1'],
    CLIENTE: ['Cliente', '1'],
    NIT: ['NIT o RTN', '0'],
    REGIMEN: ['Régimen', '1'],
    MODALIDAD: ['Modalidad', '0'],
    TIPO: ['Clase', '0'],
    ADUANA: ['Aduana', '1'],
    AGENTE: ['Agente', '0'],
    USUARIO: ['Hecha por', '0'],
    ESTADO: ['Estado', '1'],
    CANAL: ['Canal', '1'],
    ACEPTADA: ['Aceptada', '1'],
    VALIDA_HASTA: ['Válida hasta', '0'],
    PROVEEDOR: ['Proveedor', '0'],
    LINEAS: ['Líneas', '1'],
    FOB: ['Valor de transacción, US$', '0'],
    CIF: ['Valor en aduana, US$', '1'],
    TRIBUTOS: ['Tributos, moneda local', '1'],
    GARANTIZADO: ['Garantizados, moneda local', '0'],
    MINUTOS: ['De ingreso a aceptación', '0'],
  }),
  ...rows(HISTORY_FIELD, 'Historial de la DUCA', {
    DUCA: ['Encabezado', '1'],
    EXPORTADOR: ['Exportador / Proveedor', '1'],
    IMPORTADOR: ['Importador / Destinatario', '1'],
    DECLARANTE: ['Declarante', '1'],
    PROVEEDORES: ['Proveedores', '1'],
    TRANSPORTISTA: ['Transportistas', '1'],
    CONDUCTOR: ['Conductores', '1'],
    UNIDAD: ['Unidades de transporte', '1'],
    EQUIPO: ['Equipo y contenedores', '1'],
    FRACCIONES: ['Fracciones', '1'],
    FRACCION_ITEMS: ['Mercancías de las fracciones', '1'],
    ITEM_CARACTERISTICAS: ['Descripciones mínimas', '1'],
    VEHICULOS: ['Vehículos', '1'],
    MAQUINARIA: ['Maquinaria', '1'],
    AERONAVES: ['Aeronaves', '1'],
    EMBARCACIONES: ['Embarcaciones', '1'],
    FRACCION_TRIBUTOS: ['Tributos por fracción', '1'],
    TRIBUTOS: ['Liquidación general', '1'],
    DOCUMENTOS: ['Documentos de soporte', '1'],
    OBSERVACIONES: ['Observaciones', '1'],
    USUARIO_ZONA_FRANCA: ['Usuario de zona franca', '1'],
    DVAS: ['Declaraciones de valor', '1'],
    DVA_INTERMEDIARIOS: ['Intermediarios de las declaraciones de valor', '1'],
    DVA_FACTURAS: ['Facturas de las declaraciones de valor', '1'],
    FIRMAS: ['Ventanilla única y firma del declarante', '1'],
    PRODUCTOR: ['Declaración del productor', '1'],
    CERTIFICACION: ['Certificación del exportador', '1'],
    COMPLEMENTO: ['Declaración complementaria', '1'],
    DESCARGAS: ['Descargas del régimen', '1'],
    PENDIENTES: ['Pendientes de la copia', '1'],
    VERSIONES_ACEPTADAS: ['Versiones ante la autoridad', '1'],
  }),
];
