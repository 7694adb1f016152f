import type { XmlElement, XmlGroup } from '../../../foundation/xml/element.ts';
import type { DucaXmlContext } from '../context.ts';

const partyElements: readonly XmlElement<DucaXmlContext>[] = [
  { node: 'numeroIdentificacion', field: 'NUMERO_IDENTIFICACION', skipIfEmpty: true },
  { node: 'tipoIdentificacion', field: 'TIPO_IDENTIFICACION', skipIfEmpty: true },
  { node: 'paisEmision', field: 'ID_PAIS_EMISION', skipIfEmpty: true },
  { node: 'nombre', field: 'NOMBRE' },
  { node: 'domicilio', field: 'DOMICILIO', skipIfEmpty: true },
];

/** Boxes 4.1–4.5. */
export const exporter: XmlGroup<DucaXmlContext> = {
  node: 'exportador',
  dataSet: 'EXPORTADOR',
  elements: partyElements,
};

/** Boxes 5.1–5.5. */
export const importer: XmlGroup<DucaXmlContext> = {
  node: 'importador',
  dataSet: 'IMPORTADOR',
  elements: partyElements,
};

/** Boxes 6.1–6.4. */
export const declarant: XmlGroup<DucaXmlContext> = {
  node: 'declarante',
  dataSet: 'DECLARANTE',
  elements: [
    { node: 'codigo', field: 'CODIGO' },
    { node: 'numeroIdentificacion', field: 'NUMERO_IDENTIFICACION' },
    { node: 'nombre', field: 'NOMBRE' },
    { node: 'domicilio', field: 'DOMICILIO', skipIfEmpty: true },
  ],
};

/** Who works inside the free zone that sends or receives the goods. */
export const freeZoneUser: XmlGroup<DucaXmlContext> = {
  node: 'usuarioZonaFranca',
  dataSet: 'USUARIO_ZONA_FRANCA',
  elements: [
    { node: 'codigo', field: 'CODIGO_USUARIO' },
    { node: 'numeroIdentificacion', field: 'NUMERO_IDENTIFICACION' },
    { node: 'nombre', field: 'NOMBRE' },
    { node: 'zonaFranca', field: 'ID_ZONA_FRANCA', skipIfEmpty: true },
    { node: 'domicilio', field: 'DOMICILIO', skipIfEmpty: true },
    { node: 'resolucion', field: 'NUMERO_RESOLUCION', skipIfEmpty: true },
  ],
};

export const suppliers: XmlGroup<DucaXmlContext> = {
  list: 'proveedores',
  node: 'proveedor',
  dataSet: 'PROVEEDORES',
  elements: [
    { node: 'numeroIdentificacion', field: 'NUMERO_IDENTIFICACION', skipIfEmpty: true },
    { node: 'nombre', field: 'NOMBRE_PROVEEDOR' },
    { node: 'pais', field: 'ID_PAIS_PROVEEDOR', skipIfEmpty: true },
    { node: 'domicilio', field: 'DOMICILIO_PROVEEDOR', skipIfEmpty: true },
  ],
};
