import type { XmlGroup } from '../../../foundation/xml/element.ts';
import { formats } from '../../../foundation/xml/formats.ts';
import type { DucaXmlContext } from '../context.ts';
import { customsOffice, officeField } from '../rules/customsOffice.ts';
import { FUNCTION, functionCode, IDENTIFIER, messageId, softwareProvider } from '../rules/message.ts';
import { total, TOTAL } from '../rules/total.ts';
import { REGION } from './fractions.ts';

/** Fixed values of the message (spec 9, message values). */
const FIXED = {
  currency: 'USD',
  pages: '1',
  zero: '0.00',
} as const;

/** Control data of the message. */
export const control: XmlGroup<DucaXmlContext> = {
  node: 'control',
  dataSet: 'DUCA',
  elements: [
    { node: 'idProveedorSoftware', rule: softwareProvider },
    { node: 'identificadorMensaje', rule: messageId, pattern: IDENTIFIER },
    { node: 'funcionMensaje', rule: functionCode, pattern: FUNCTION },
    { node: 'numeroOrden', field: 'NO_ORDEN', format: formats.orderNumber },
    { node: 'numeroPaginas', fixed: FIXED.pages },
  ],
};

/** Boxes 1–3, 7–18 and 20–33. Names are those that SAT's own reports use where they are public (domain 1.4). */
export const declaration: XmlGroup<DucaXmlContext> = {
  node: 'encabezado',
  dataSet: 'DUCA',
  elements: [
    { node: 'numeroOrden', field: 'NO_ORDEN', format: formats.orderNumber },
    { node: 'aduanaRegistro', field: 'ID_ADUANA_REGISTRO', skipIfEmpty: true },
    { node: 'aduanaEntradaSalida', field: 'ID_ADUANA_INGRESO', place: officeField, rule: customsOffice },
    { node: 'aduanaDestino', field: 'ID_ADUANA_DESTINO', skipIfEmpty: true },
    { node: 'regimen', field: 'CODIGO_REGIMEN' },
    { node: 'regimenModalidad', field: 'MODALIDAD' },
    { node: 'claseDeclaracion', field: 'CLASE' },
    { node: 'fechaVencimiento', field: 'FECHA_VENCIMIENTO', format: formats.date, skipIfEmpty: true },
    { node: 'paisProcedencia', field: 'ID_PAIS_PROCEDENCIA', skipIfEmpty: true },
    { node: 'paisExportacion', field: 'ID_PAIS_EXPORTACION', skipIfEmpty: true },
    { node: 'paisDestino', field: 'ID_PAIS_DESTINO', skipIfEmpty: true },
    { node: 'regionOrigen', fixed: REGION },
    { node: 'regionDestino', fixed: REGION },
    { node: 'depositoTemporal', field: 'DEPOSITO_TEMPORAL', skipIfEmpty: true },
    { node: 'depositoTemporalDestino', field: 'DEPOSITO_TEMPORAL_DESTINO', skipIfEmpty: true },
    { node: 'codDepositoFiscal', field: 'ID_DEPOSITO', skipIfEmpty: true },
    { node: 'modoTransporte', field: 'ID_MODO_TRANSPORTE', skipIfEmpty: true },
    { node: 'lugarEmbarque', field: 'LUGAR_EMBARQUE', skipIfEmpty: true },
    { node: 'lugarDesembarque', field: 'LUGAR_DESEMBARQUE', skipIfEmpty: true },
    { node: 'incoterm', field: 'ID_INCOTERM', skipIfEmpty: true },
    { node: 'moneda', fixed: FIXED.currency },
    { node: 'tipoCambio', field: 'TIPO_CAMBIO', format: formats.rate5 },
    { node: 'fobDolares', field: 'TOTAL_FOB_DOLARES', format: formats.amount },
    { node: 'fleteDolares', field: 'TOTAL_FLETE_DOLARES', format: formats.amount },
    { node: 'seguroDolares', field: 'TOTAL_SEGURO_DOLARES', format: formats.amount },
    { node: 'otrosGastos', field: 'TOTAL_OTROS_DOLARES', format: formats.amount },
    { node: 'valorAduanaDolares', field: 'TOTAL_CIF_DOLARES', format: formats.amount },
    { node: 'pesoBruto', field: 'PESO_BRUTO_TOTAL', format: formats.amount },
    { node: 'pesoNeto', field: 'PESO_NETO_TOTAL', format: formats.amount },
    { node: 'totalBultos', field: 'CANTIDAD_BULTOS', rule: total('CANTIDAD_BULTOS'), pattern: TOTAL },
    { node: 'totalUnidades', field: 'TOTAL_UNIDADES', rule: total('TOTAL_UNIDADES'), pattern: TOTAL },
    { node: 'totalLineas', field: 'TOTAL_LINEAS' },
    { node: 'totalLiquidado', field: 'TOTAL_GENERAL', format: formats.amount },
    { node: 'totalAlmacenaje', fixed: FIXED.zero },
    { node: 'porcInteresFac', fixed: FIXED.zero },
  ],
};
