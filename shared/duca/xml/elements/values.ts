import type { XmlGroup } from '../../../foundation/xml/element.ts';
import { wire } from '../../../foundation/xml/formats.ts';
import type { DucaXmlContext } from '../context.ts';
import { besides, detailOf, onlyFirstInWarehouse, supplierAddress } from '../rules.ts';

/** The value declarations that support box 29. */
export const valueDeclarations: XmlGroup<DucaXmlContext> = {
  list: 'declaracionesValor',
  node: 'dva',
  dataSet: 'DVAS',
  keep: onlyFirstInWarehouse,
  elements: [
    { node: 'numeroDva', field: 'NUMERO_DVA' },
    { node: 'proveedor', field: 'NOMBRE_PROVEEDOR' },
    { node: 'direccionProveedor', field: 'DIRECCION_PROVEEDOR', rule: supplierAddress, skipIfEmpty: true },
    { node: 'paisProveedor', field: 'ID_PAIS_PROVEEDOR', skipIfEmpty: true },
    { node: 'incoterm', field: 'ID_INCOTERM', skipIfEmpty: true },
    { node: 'numeroContrato', field: 'NUMERO_CONTRATO', skipIfEmpty: true },
    {
      node: 'fechaContrato',
      field: 'FECHA_CONTRATO',
      rule: besides('NUMERO_CONTRATO', 'FECHA_CONTRATO', wire.date),
    },
    { node: 'formaEnvio', field: 'FORMA_ENVIO', skipIfEmpty: true },
    { node: 'otraFormaEnvio', field: 'OTRA_FORMA_ENVIO', skipIfEmpty: true },
    { node: 'formaPago', field: 'FORMA_PAGO', skipIfEmpty: true },
    { node: 'otraFormaPago', field: 'OTRA_FORMA_PAGO', skipIfEmpty: true },
    { node: 'vinculacion', field: 'VINCULACION', format: wire.flag },
    { node: 'tipoVinculacion', field: 'TIPO_VINCULACION', rule: detailOf('VINCULACION', 'TIPO_VINCULACION') },
    { node: 'fobDolares', field: 'VALOR_FOB', format: wire.amount },
    { node: 'fleteDolares', field: 'VALOR_FLETE', format: wire.amount },
    { node: 'seguroDolares', field: 'VALOR_SEGURO', format: wire.amount },
    { node: 'otrosGastos', field: 'VALOR_OTROS', format: wire.amount },
    { node: 'valorAduana', field: 'VALOR_CIF', format: wire.amount },
  ],
};

export const valueInvoices: XmlGroup<DucaXmlContext> = {
  list: 'facturasDva',
  node: 'facturaDva',
  dataSet: 'DVA_FACTURAS',
  elements: [
    { node: 'numeroFactura', field: 'NUMERO_FACTURA' },
    { node: 'fechaFactura', field: 'FECHA_FACTURA', format: wire.date, skipIfEmpty: true },
    { node: 'fobDolares', field: 'VALOR_FOB', format: wire.amount },
    { node: 'totalFactura', field: 'TOTAL_FACTURA', format: wire.amount, skipIfEmpty: true },
  ],
};

/** The original goods; names of SAT's own report (domain 1.4). */
export const valueItems: XmlGroup<DucaXmlContext> = {
  list: 'itemsDva',
  node: 'itemDva',
  dataSet: 'FRACCION_ITEMS',
  elements: [
    { node: 'secuenciaFraccion', field: 'SECUENCIA_FRACCION' },
    { node: 'numeroFactura', field: 'NUMERO_FACTURA' },
    { node: 'cantidadUnidadesDVA', field: 'CANTIDAD_UNIDADES', format: wire.quantity },
    { node: 'tipoUnidad', field: 'ID_UNIDAD_MEDIDA' },
    { node: 'idComercialMercaDVA', field: 'NOMBRE_COMERCIAL' },
    { node: 'caracteristicas', field: 'CARACTERISTICAS', skipIfEmpty: true },
    { node: 'marcaDVA', field: 'MARCA', skipIfEmpty: true },
    { node: 'modeloDVA', field: 'MODELO_ESTILO', skipIfEmpty: true },
    { node: 'estadoMercancia', field: 'ID_ESTADO_MERCANCIA', skipIfEmpty: true },
    { node: 'paisOrigen', field: 'ID_PAIS_ORIGEN', skipIfEmpty: true },
    { node: 'valorUnitarioDVA', field: 'VALOR_UNITARIO', format: wire.unitValue },
    { node: 'valorItem', field: 'VALOR_ITEM', format: wire.unitValue },
    { node: 'fobDolares', field: 'VALOR_FOB', format: wire.amount },
  ],
};
