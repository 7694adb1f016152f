import type { Layout } from '../kit/fields/layout.ts';

/** Number, agreement, dates and coverage. */
export const identityLayout: Layout = [
  ['NUMERO_CERTIFICACION/4', 'ACUERDO/8'],
  ['FECHA_CERTIFICACION/4', 'FECHA_VENCIMIENTO/4', 'ALCANCE/4'],
  ['PERIODO_DESDE/4', 'PERIODO_HASTA/4', 'FACTURA/4'],
];

/** Who answers for it. */
export const certifierLayout: Layout = [
  ['CERTIFICA/4', 'NOMBRE_FIRMANTE/4', 'CARGO_FIRMANTE/4'],
  ['EMPRESA_FIRMANTE/4', 'TELEFONO_FIRMANTE/4', 'CORREO_FIRMANTE/4'],
];

export const exporterLayout: Layout = [
  ['NOMBRE_EXPORTADOR/8', 'IDENTIFICACION_EXPORTADOR/4'],
  ['DIRECCION_EXPORTADOR/8', 'ID_PAIS_EXPORTADOR/4'],
  ['NOMBRE_PRODUCTOR/4', 'DIRECCION_PRODUCTOR/8'],
];

export const importerLayout: Layout = [
  ['NIT_IMPORTADOR/4', 'NOMBRE_IMPORTADOR/8'],
  ['DIRECCION_IMPORTADOR/12'],
  ['OBSERVACIONES/12'],
];
