import type { XmlElement, XmlGroup } from '../../../foundation/xml/element.ts';
import { formats } from '../../../foundation/xml/formats.ts';
import type { DucaXmlContext } from '../context.ts';
import { afterOther } from '../rules/afterOther.ts';
import { besides } from '../rules/besides.ts';
import { DVA_NUMBER, dvaNumber } from '../rules/dvaNumber.ts';
import { emptyDate } from '../rules/emptyDate.ts';
import { firstInWarehouse } from '../rules/firstInWarehouse.ts';
import { byCatalogue, byItself } from '../rules/minimumDescription.ts';
import { itemNumber, ofSentItem } from '../rules/sentItem.ts';
import { SUPPLIER_ADDRESS, supplierAddress } from '../rules/supplierAddress.ts';
import { tariffCode } from '../rules/tariffCode.ts';
import { afterYes, yesNo } from '../rules/yesNo.ts';

/** Contract, shipping and payment, of a value declaration and of each of its invoices. */
const terms: readonly XmlElement<DucaXmlContext>[] = [
  { node: 'numeroContrato', field: 'NUMERO_CONTRATO', skipIfEmpty: true },
  {
    node: 'fechaContrato',
    field: 'FECHA_CONTRATO',
    when: besides('NUMERO_CONTRATO'),
    rule: emptyDate('FECHA_CONTRATO'),
    format: formats.date,
  },
  { node: 'formaEnvio', field: 'FORMA_ENVIO', skipIfEmpty: true },
  { node: 'otraFormaEnvio', field: 'OTRA_FORMA_ENVIO', when: afterOther('FORMA_ENVIO', 'OTRA_FORMA_ENVIO') },
  { node: 'formaPago', field: 'FORMA_PAGO', skipIfEmpty: true },
  { node: 'otraFormaPago', field: 'OTRA_FORMA_PAGO', when: afterOther('FORMA_PAGO', 'OTRA_FORMA_PAGO') },
];

/** The value declarations that support box 29. */
export const valueDeclarations: XmlGroup<DucaXmlContext> = {
  list: 'declaracionesValor',
  node: 'dva',
  dataSet: 'DVAS',
  keep: firstInWarehouse,
  elements: [
    { node: 'numeroDva', field: 'NUMERO_DVA', rule: dvaNumber, pattern: DVA_NUMBER },
    { node: 'proveedor', field: 'NOMBRE_PROVEEDOR' },
    {
      node: 'direccionProveedor',
      field: 'DIRECCION_PROVEEDOR',
      rule: supplierAddress,
      pattern: SUPPLIER_ADDRESS,
      skipIfEmpty: true,
    },
    { node: 'paisProveedor', field: 'ID_PAIS_PROVEEDOR', skipIfEmpty: true },
    { node: 'incoterm', field: 'ID_INCOTERM', skipIfEmpty: true },
    ...terms,
    { node: 'restricciones', field: 'CASILLA_24', rule: yesNo('CASILLA_24'), format: formats.flag },
    { node: 'detalleRestricciones', field: 'CASILLA_24_1', when: afterYes('CASILLA_24'), skipIfEmpty: true },
    { node: 'condicion', field: 'CASILLA_25', rule: yesNo('CASILLA_25'), format: formats.flag },
    { node: 'detalleCondicion', field: 'CASILLA_25_1', when: afterYes('CASILLA_25'), skipIfEmpty: true },
    { node: 'reversion', field: 'CASILLA_26', rule: yesNo('CASILLA_26'), format: formats.flag },
    { node: 'vinculacion', field: 'VINCULACION', rule: yesNo('VINCULACION'), format: formats.flag },
    { node: 'tipoVinculacion', field: 'TIPO_VINCULACION', when: afterYes('VINCULACION'), skipIfEmpty: true },
    {
      node: 'influenciaPrecio',
      field: 'CASILLA_27_2',
      when: afterYes('VINCULACION'),
      rule: yesNo('CASILLA_27_2'),
      format: formats.flag,
    },
    { node: 'pagosIndirectos', field: 'CASILLA_28', rule: yesNo('CASILLA_28'), format: formats.flag },
    { node: 'detallePagos', field: 'CASILLA_28_1', when: afterYes('CASILLA_28'), skipIfEmpty: true },
    { node: 'canones', field: 'CASILLA_29', rule: yesNo('CASILLA_29'), format: formats.flag },
    { node: 'detalleCanones', field: 'CASILLA_29_1', when: afterYes('CASILLA_29'), skipIfEmpty: true },
    { node: 'fobDolares', field: 'VALOR_FOB', format: formats.amount },
    { node: 'fleteDolares', field: 'VALOR_FLETE', format: formats.amount },
    { node: 'seguroDolares', field: 'VALOR_SEGURO', format: formats.amount },
    { node: 'otrosGastos', field: 'VALOR_OTROS', format: formats.amount },
    { node: 'valorAduana', field: 'VALOR_CIF', format: formats.amount },
  ],
};

/** Boxes 12 to 14 of the value declarations. */
export const valueIntermediaries: XmlGroup<DucaXmlContext> = {
  list: 'intermediariosDva',
  node: 'intermediarioDva',
  dataSet: 'DVA_INTERMEDIARIOS',
  keep: firstInWarehouse,
  elements: [
    { node: 'numeroDva', field: 'NUMERO_DVA', rule: dvaNumber, pattern: DVA_NUMBER },
    { node: 'nombre', field: 'NOMBRE_INTERMEDIARIO' },
    { node: 'direccion', field: 'DIRECCION_INTERMEDIARIO', skipIfEmpty: true },
    { node: 'pais', field: 'ID_PAIS_INTERMEDIARIO', skipIfEmpty: true },
    { node: 'tipo', field: 'ID_TIPO_INTERMEDIARIO' },
    { node: 'otroTipo', field: 'OTRO_TIPO_INTERMEDIARIO', when: besides('OTRO_TIPO_INTERMEDIARIO') },
  ],
};

export const valueInvoices: XmlGroup<DucaXmlContext> = {
  list: 'facturasDva',
  node: 'facturaDva',
  dataSet: 'DVA_FACTURAS',
  keep: firstInWarehouse,
  elements: [
    { node: 'numeroDva', field: 'ID_DVA', rule: dvaNumber, pattern: DVA_NUMBER },
    { node: 'numeroFactura', field: 'NUMERO_FACTURA' },
    { node: 'fechaFactura', field: 'FECHA_FACTURA', format: formats.date, skipIfEmpty: true },
    ...terms,
    { node: 'lugarEmbarque', field: 'LUGAR_EMBARQUE_LOCODE', skipIfEmpty: true },
    { node: 'paisEmbarque', field: 'PAIS_EMBARQUE', skipIfEmpty: true },
    { node: 'paisExportacion', field: 'PAIS_EXPORTACION', skipIfEmpty: true },
    { node: 'fechaExportacion', field: 'FECHA_EXPORTACION', format: formats.date, skipIfEmpty: true },
    { node: 'moneda', field: 'ID_MONEDA', skipIfEmpty: true },
    { node: 'tipoCambio', field: 'TIPO_CAMBIO', format: formats.wholeRate, skipIfEmpty: true },
    { node: 'fobDolares', field: 'VALOR_FOB', format: formats.amount },
    { node: 'totalFactura', field: 'TOTAL_FACTURA', format: formats.amount, skipIfEmpty: true },
  ],
};

/** The original goods; names of SAT's own report (domain 1.4). */
export const valueItems: XmlGroup<DucaXmlContext> = {
  list: 'itemsDva',
  node: 'itemDva',
  dataSet: 'FRACCION_ITEMS',
  keep: firstInWarehouse,
  elements: [
    { node: 'secuenciaFraccion', field: 'SECUENCIA_FRACCION' },
    { node: 'numeroDva', field: 'ID_DVA', rule: dvaNumber, pattern: DVA_NUMBER },
    { node: 'numeroFactura', field: 'NUMERO_FACTURA' },
    {
      node: 'codigoSAC',
      field: 'CLASIFICACION_ARANCELARIA',
      rule: tariffCode('ACUERDO_PREFERENCIAL_1'),
      format: formats.tariff,
      skipIfEmpty: true,
    },
    { node: 'acuerdo1', field: 'ACUERDO_PREFERENCIAL_1', skipIfEmpty: true },
    { node: 'acuerdo2', field: 'ACUERDO_PREFERENCIAL_2', skipIfEmpty: true },
    { node: 'cantidadUnidadesDVA', field: 'CANTIDAD_UNIDADES', format: formats.quantity },
    { node: 'tipoUnidad', field: 'ID_UNIDAD_MEDIDA' },
    { node: 'idComercialMercaDVA', field: 'NOMBRE_COMERCIAL', when: byItself },
    {
      node: 'caracteristicas',
      field: 'CARACTERISTICAS',
      when: byItself,
      skipIfEmpty: true,
    },
    { node: 'nombreCatalogo', field: 'NOMBRE_CATALOGO', when: byCatalogue },
    { node: 'valorCatalogo', field: 'VALOR_CATALOGO', when: byCatalogue },
    { node: 'textoLibre', field: 'TEXTO_LIBRE', when: byCatalogue, skipIfEmpty: true },
    { node: 'marcaDVA', field: 'MARCA', skipIfEmpty: true },
    { node: 'modeloDVA', field: 'MODELO_ESTILO', skipIfEmpty: true },
    { node: 'numeroSerie', field: 'NUMERO_SERIAL', skipIfEmpty: true },
    { node: 'estadoMercancia', field: 'ID_ESTADO_MERCANCIA', skipIfEmpty: true },
    { node: 'paisOrigen', field: 'ID_PAIS_ORIGEN', skipIfEmpty: true },
    { node: 'valorUnitarioDVA', field: 'VALOR_UNITARIO', format: formats.unitValue },
    { node: 'valorItem', field: 'VALOR_ITEM', format: formats.unitValue },
    { node: 'fobDolares', field: 'VALOR_FOB', format: formats.amount },
  ],
};

/** Minimum descriptions of the original goods, by the catalogue of their heading. */
export const itemCharacteristics: XmlGroup<DucaXmlContext> = {
  list: 'caracteristicasItem',
  node: 'caracteristicaItem',
  dataSet: 'ITEM_CARACTERISTICAS',
  keep: ofSentItem,
  elements: [
    { node: 'numeroItem', field: 'NUMERO_ITEM', rule: itemNumber },
    { node: 'nombreCatalogo', field: 'NOMBRE_CATALOGO' },
    { node: 'valorCatalogo', field: 'VALOR_CATALOGO' },
    { node: 'textoLibre', field: 'TEXTO_LIBRE', skipIfEmpty: true },
  ],
};
