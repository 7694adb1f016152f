import { keyed, keysOf } from '../foundation/keyed.ts';
import type { ManifestBody } from './dataSets.ts';
import { header } from './fields/header.ts';

const { fields } = header;

/** Columns of the list of manifests; also what its search looks into. */
export const manifestColumns = {
  NUMERO_PREIMPRESO: fields.NUMERO_PREIMPRESO,
  MANIFIESTO: fields.MANIFIESTO,
  ID_TIPO_MANIFIESTO: fields.ID_TIPO_MANIFIESTO,
  NOMBRE_TRANSPORTISTA: fields.NOMBRE_TRANSPORTISTA,
  MATRICULA_UNIDAD_TRANSPORTE: fields.MATRICULA_UNIDAD_TRANSPORTE,
  ID_ADUANA_INGRESO_SALIDA: fields.ID_ADUANA_INGRESO_SALIDA,
  FECHA_LLEGADA: fields.FECHA_LLEGADA,
  TOTAL_TITULOS: fields.TOTAL_TITULOS,
  CANTIDAD_BULTOS: fields.CANTIDAD_BULTOS,
  PESO_BRUTO_BULTOS: fields.PESO_BRUTO_BULTOS,
  FECHA_REGISTRO: fields.FECHA_REGISTRO,
};

/** Row of the list for a body. */
export const manifestSummary = ({ MANIFIESTO }: ManifestBody): Record<keyof typeof manifestColumns, string> =>
  keyed(keysOf(manifestColumns), (name) => MANIFIESTO[name]);
