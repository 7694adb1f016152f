import { keyed, keysOf } from '../foundation/keyed.ts';
import type { CertificationBody } from './dataSets.ts';
import { header } from './fields/header.ts';

const { fields } = header;

/** Columns of the list of certifications; also what its search looks into. */
export const caftaColumns = {
  NUMERO_CERTIFICACION: fields.NUMERO_CERTIFICACION,
  ALCANCE: fields.ALCANCE,
  CERTIFICA: fields.CERTIFICA,
  NOMBRE_EXPORTADOR: fields.NOMBRE_EXPORTADOR,
  NOMBRE_IMPORTADOR: fields.NOMBRE_IMPORTADOR,
  NIT_IMPORTADOR: fields.NIT_IMPORTADOR,
  FECHA_CERTIFICACION: fields.FECHA_CERTIFICACION,
  PERIODO_HASTA: fields.PERIODO_HASTA,
  FECHA_VENCIMIENTO: fields.FECHA_VENCIMIENTO,
};

/** Row of the list for a body. */
export const caftaSummary = ({
  CERTIFICACION,
}: CertificationBody): Record<keyof typeof caftaColumns, string> =>
  keyed(keysOf(caftaColumns), (name) => CERTIFICACION[name]);
