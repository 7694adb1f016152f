import type { Layout } from '../kit/fields/layout.ts';

// Three a row at most: beside the open panel a row has some 550 px at 1366.

export const identityLayout: Layout = [
  ['NUMERO_ORDEN/4', 'REGISTRO_DECLARANTE/4', 'ID_PRIORIDAD/4'],
  ['DESCRIPCION/12'],
  ['FECHA_APERTURA/4', 'FECHA_ARRIBO/4', 'FECHA_LIMITE/4'],
  ['REFERENCIA_CLIENTE/4', 'USUARIO_ASIGNADO/4', 'FECHA_CIERRE/4'],
];

export const importerLayout: Layout = [
  ['NIT_IMPORTADOR/4', 'NOMBRE_IMPORTADOR/8'],
  ['DIRECCION_IMPORTADOR/12'],
  ['CIUDAD_IMPORTADOR/4', 'ID_PAIS_IMPORTADOR/4', 'REGISTRO_IMPORTADOR/4'],
  ['TELEFONO_IMPORTADOR/4', 'FAX_IMPORTADOR/4', 'CORREO_IMPORTADOR/4'],
  ['ID_NIVEL_COMERCIAL/6', 'OTRO_NIVEL_COMERCIAL/6'],
];

export const operationLayout: Layout = [
  ['ID_REGIMEN/6', 'ID_MODALIDAD/6'],
  ['ID_ADUANA/4', 'ID_PAIS_PROCEDENCIA/4', 'PESO_BRUTO/4'],
  ['OBSERVACIONES/12'],
];
