import type { XmlGroup } from '../../../foundation/xml/element.ts';
import type { DucaXmlContext } from '../context.ts';

/** Boxes 19.1 and 19.2. */
export const carriers: XmlGroup<DucaXmlContext> = {
  list: 'transportistas',
  node: 'transportista',
  dataSet: 'TRANSPORTISTA',
  elements: [
    { node: 'codigo', field: 'CODIGO_TRANSPORTISTA', skipIfEmpty: true },
    { node: 'nombre', field: 'NOMBRE_TRANSPORTISTA' },
  ],
};

/** Boxes 23.1–23.4. */
export const drivers: XmlGroup<DucaXmlContext> = {
  list: 'conductores',
  node: 'conductor',
  dataSet: 'CONDUCTOR',
  elements: [
    { node: 'numeroIdentificacion', field: 'ID_CONDUCTOR' },
    { node: 'licencia', field: 'LICENCIA_CONDUCTOR' },
    { node: 'paisExpedicion', field: 'ID_PAIS_CONDUCTOR', skipIfEmpty: true },
    { node: 'nombre', field: 'NOMBRE_CONDUCTOR' },
  ],
};

/** Boxes 24.1–24.6. */
export const transportUnits: XmlGroup<DucaXmlContext> = {
  list: 'unidadesTransporte',
  node: 'unidadTransporte',
  dataSet: 'UNIDAD',
  elements: [
    { node: 'identificacion', field: 'MATRICULA_UNIDAD_TRANSPORTE', skipIfEmpty: true },
    { node: 'paisRegistro', field: 'ID_PAIS_REGISTRO', skipIfEmpty: true },
    { node: 'marca', field: 'MARCA_TRANSPORTE', skipIfEmpty: true },
    { node: 'chasis', field: 'CHASIS_TRANSPORTE', skipIfEmpty: true },
    { node: 'remolque', field: 'MATRICULA_REMOLQUE', skipIfEmpty: true },
    { node: 'unidadesCarga', field: 'CANTIDAD_UNIDADES_CARGA', skipIfEmpty: true },
  ],
};

/** Boxes 24.7–24.11. */
export const equipment: XmlGroup<DucaXmlContext> = {
  list: 'equipos',
  node: 'equipo',
  dataSet: 'EQUIPO',
  elements: [
    { node: 'contenedor', field: 'NUMERO_CONTENEDOR' },
    { node: 'tipo', field: 'TIPO_EQUIPO', skipIfEmpty: true },
    { node: 'tamano', field: 'TAMANO_EQUIPO', skipIfEmpty: true },
    { node: 'tipoCarga', field: 'TIPO_CARGA', skipIfEmpty: true },
    { node: 'precinto', field: 'NUMERO_PRECINTO', skipIfEmpty: true },
  ],
};
