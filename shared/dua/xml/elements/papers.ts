import type { XmlElement, XmlGroup } from '../../../foundation/xml/element.ts';
import { formats } from '../../../foundation/xml/formats.ts';
import { advantageCode } from '../../conversions/advantageCode.ts';
import { yesNo } from '../../conversions/yesNo.ts';
import type { DuaXmlContext } from '../context.ts';

type Group = XmlGroup<DuaXmlContext>;
type Element = XmlElement<DuaXmlContext>;

const item: Element = { node: 'numeroItem', field: 'NUMERO_ITEM' };

const document: readonly Element[] = [
  { node: 'codigo', field: 'CODIGO_DOCUMENTO' },
  { node: 'referencia', field: 'REFERENCIA' },
  { node: 'presencia', field: 'PRESENCIA', rule: ({ PRESENCIA: flag = '' }) => yesNo(flag), pattern: 'S|N' },
];

const complement: readonly Element[] = [
  { node: 'codigo', field: 'CODIGO_COMPLEMENTARIO' },
  { node: 'valor', field: 'VALOR' },
];

export const suppliers: Group = {
  node: 'proveedor',
  list: 'proveedores',
  dataSet: 'DETALLE_PROVEEDORES',
  elements: [
    { node: 'identificacion', field: 'ID_PROVEEDOR', skipIfEmpty: true },
    { node: 'nombre', field: 'NOMBRE_PROVEEDOR' },
    { node: 'pais', field: 'PAIS_DOCUMENTO_PROVEEDOR' },
    { node: 'domicilio', field: 'DOMICILIO_PROVEEDOR', skipIfEmpty: true },
  ],
};

export const documents: Group = {
  node: 'documento',
  list: 'documentos',
  dataSet: 'DETALLE_DOCUMENTO',
  elements: document,
};

export const complements: Group = {
  node: 'datoComplementario',
  list: 'datosComplementarios',
  dataSet: 'DETALLE_COMPLEMENTARIO',
  elements: complement,
};

export const packages: Group = {
  node: 'bulto',
  list: 'bultos',
  dataSet: 'DETALLE_BULTOS',
  elements: [
    { node: 'numeroLinea', field: 'NUMERO_LINEA' },
    { node: 'cantidadAfectada', field: 'CANTIDAD_UNIDADES_AFECTADAS', format: formats.amount },
    { node: 'pesoAfectado', field: 'PESO_AFECTADO', format: formats.amount },
  ],
};

export const itemDocuments: Group = {
  node: 'documentoItem',
  list: 'documentosItem',
  dataSet: 'DETALLE_DOCUMENTOS',
  elements: [item, ...document],
};

export const itemComplements: Group = {
  node: 'datoComplementarioItem',
  list: 'datosComplementariosItem',
  dataSet: 'DETALLE_COMPLEMENTARIOS',
  elements: [item, ...complement],
};

export const itemAdvantages: Group = {
  node: 'ventajaItem',
  list: 'ventajasItem',
  dataSet: 'DETALLE_VENTAJAS',
  elements: [
    item,
    {
      node: 'codigo',
      field: 'CODIGO_VENTAJA',
      rule: ({ CODIGO_VENTAJA: code = '' }) => advantageCode(code),
      pattern: '\\d{3}',
    },
  ],
};
