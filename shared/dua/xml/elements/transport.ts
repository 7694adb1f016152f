import type { XmlGroup } from '../../../foundation/xml/element.ts';
import { formats } from '../../../foundation/xml/formats.ts';
import { carrierPart } from '../../conversions/carrierPart.ts';
import type { DuaXmlContext } from '../context.ts';

/** Vehicles and containers, one line each. */
export const transport: XmlGroup<DuaXmlContext> = {
  node: 'transporte',
  list: 'transportes',
  dataSet: 'DETALLE_TRANSPORTE',
  elements: [
    { node: 'matricula', field: 'MATRICULA_UNIDAD_TRANSPORTE', skipIfEmpty: true },
    { node: 'transportista', field: 'RTN_NOMBRE_TRANSPORTISTA', format: carrierPart },
    { node: 'contenedor', field: 'NUMERO_CONTENEDOR', skipIfEmpty: true },
    { node: 'matriculaRemolque', field: 'MATRICULA_REMOLQUE', skipIfEmpty: true },
    { node: 'ejes', field: 'NUMERO_EJES_TRANSPORTE', skipIfEmpty: true },
    { node: 'precinto', field: 'NUMERO_PRECINTO', skipIfEmpty: true },
    { node: 'peso', field: 'PESO_TRANSPORTE', format: formats.amount, skipIfEmpty: true },
    { node: 'marca', field: 'MARCA_TRANSPORTE', skipIfEmpty: true },
    { node: 'motor', field: 'MOTOR_TRANSPORTE', skipIfEmpty: true },
    { node: 'chasis', field: 'CHASIS_TRANSPORTE', skipIfEmpty: true },
    { node: 'ejesRemolque', field: 'NUMERO_EJES_REMOLQUE', skipIfEmpty: true },
    { node: 'pesoRemolque', field: 'PESO_REMOLQUE', format: formats.amount, skipIfEmpty: true },
    { node: 'conductor', field: 'ID_NOMBRE_CONDUCTOR', skipIfEmpty: true },
    { node: 'documentoConductor', field: 'DOCUMENTO_CONDUCTOR', skipIfEmpty: true },
    { node: 'paisConductor', field: 'ID_PAIS_CONDUCTOR', skipIfEmpty: true },
    { node: 'licenciaConductor', field: 'LICENCIA_CONDUCTOR', skipIfEmpty: true },
    { node: 'cantidadBultos', field: 'CANTIDAD_BULTOS', format: formats.amount, skipIfEmpty: true },
    { node: 'pesoBultos', field: 'PESO_BULTOS', format: formats.amount, skipIfEmpty: true },
  ],
};
