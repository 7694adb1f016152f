import type { XmlElement, XmlGroup } from '../../../foundation/xml/element.ts';
import { formats } from '../../../foundation/xml/formats.ts';
import { yesNo } from '../../conversions/yesNo.ts';
import type { DuaXmlContext } from '../context.ts';

/** Storage and interest are not declared here: fixed values of the message (spec 9, message values). */
const ZERO = '0.00';
/** '0' where the price holds a cost already. */
const COST = '0|\\d+\\.\\d{2}|';
const YES_NO = 'S|N';

type Element = XmlElement<DuaXmlContext>;

/** Who declares what to which office. */
const identity: readonly Element[] = [
  { node: 'operacion', rule: (_record, { operation }) => operation, pattern: '[0-3]' },
  { node: 'numeroOrden', field: 'NO_ORDEN', format: formats.orderNumber },
  { node: 'idSarah', field: 'ID_SARAH', skipIfEmpty: true },
  { node: 'regimen', field: 'CODIGO_REGIMEN' },
  { node: 'modalidadEspecial', field: 'ID_MODALIDAD_ESPECIAL', skipIfEmpty: true },
  { node: 'aduana', field: 'ID_ADUANA_DESPACHO' },
  { node: 'aduanaIngresoSalida', field: 'ID_ADUANA_INGRESO_SALIDA' },
  { node: 'rtnImportador', field: 'NUMERO_IDENTIFICACION_IMPORTADOR' },
  { node: 'nombreImportador', field: 'NOMBRE_IMPORTADOR' },
  { node: 'rtnDeclarante', field: 'IDENTIFICACION_DECLARANTE' },
  { node: 'manifiestoEntregaRapida', field: 'ID_MANIFIESTO_ENTREGA_RAPIDA', skipIfEmpty: true },
  { node: 'numeroPreimpreso', field: 'NUMERO_PREIMPRESO', skipIfEmpty: true },
  { node: 'numeroFauca', field: 'ID_FAUCA', skipIfEmpty: true },
  { node: 'observaciones', field: 'OBSERVACIONES', skipIfEmpty: true },
];

/** Totals by incoterm (spec 5, customs value). */
const values: readonly Element[] = [
  { node: 'paisOrigen', field: 'ID_PAIS_ORIGEN' },
  { node: 'paisProcedenciaDestino', field: 'ID_PAIS_PROCEDENCIA_DESTINO' },
  { node: 'pesoBruto', field: 'PESO_BRUTO_BULTOS', format: formats.amount },
  { node: 'cantidadBultos', field: 'CANTIDAD_BULTOS', format: formats.amount },
  { node: 'claseBultos', field: 'ID_CLASE_BULTOS' },
  { node: 'cantidadItems', rule: (_record, { items }) => items, pattern: '\\d+' },
  { node: 'condicionEntrega', field: 'ID_INCOTERM' },
  { node: 'divisaFactura', field: 'ID_DIVISA_FOB' },
  { node: 'totalFactura', rule: (_record, { totals }) => totals.invoice, pattern: '\\d+\\.\\d{2}' },
  { node: 'tipoCambio', field: 'TIPO_CAMBIO', format: formats.rate4 },
  { node: 'divisaFlete', field: 'ID_DIVISA_FLETE', skipIfEmpty: true },
  { node: 'totalFlete', rule: (_record, { totals }) => totals.freight, pattern: COST },
  { node: 'divisaSeguro', field: 'ID_DIVISA_SEGURO', skipIfEmpty: true },
  { node: 'totalSeguro', rule: (_record, { totals }) => totals.insurance, pattern: COST },
  { node: 'totalOtrosGastos', rule: (_record, { totals }) => totals.others, pattern: COST },
  { node: 'totalAlmacenaje', fixed: ZERO },
  { node: 'formaPago', field: 'ID_FORMA_PAGO' },
  { node: 'porcInteresFac', fixed: ZERO },
  { node: 'entidadMediacion', field: 'ENTIDAD_MEDIACION', skipIfEmpty: true },
];

/** Suspension, deposits and transit. */
const transit: readonly Element[] = [
  { node: 'motivoSuspension', field: 'MOTIVO_OPERACION_SUSPENSIVA', skipIfEmpty: true },
  { node: 'plazo', field: 'PLAZO_DIAS_MESES', skipIfEmpty: true },
  { node: 'depositoAlmacenamiento', field: 'ID_DEPOSITO_ALMACENAMIENTO', skipIfEmpty: true },
  { node: 'aduanaTransitoDestino', field: 'ID_ADUANA_TRANSITO_DESTINO', skipIfEmpty: true },
  { node: 'depositoTransitoDestino', field: 'ID_DEPOSITO_ADUANA_TRANSITO', skipIfEmpty: true },
  { node: 'rutaTransito', field: 'ID_RUTA_TRANSITO', skipIfEmpty: true },
];

/** Spec 3, declaration: what it says once. */
export const caratula: XmlGroup<DuaXmlContext> = {
  node: 'caratula',
  dataSet: 'DECLARACION',
  elements: [...identity, ...values, ...transit],
};

/** The transport document that the declaration cancels. */
export const title: XmlGroup<DuaXmlContext> = {
  node: 'titulo',
  dataSet: 'DECLARACION',
  elements: [
    { node: 'manifiesto', field: 'MANIFIESTO', skipIfEmpty: true },
    { node: 'tituloTransporte', field: 'TITULO_TRANSPORTE', skipIfEmpty: true },
    {
      node: 'cancelaGlobal',
      field: 'INDICADOR_CANCELACION_GLOBAL',
      rule: ({ INDICADOR_CANCELACION_GLOBAL: flag = '' }) => yesNo(flag),
      pattern: YES_NO,
    },
  ],
};
