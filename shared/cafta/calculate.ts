import { merged } from '../foundation/fields/merged.ts';
import type { CertificationBody } from './dataSets.ts';
import { validUntil } from './terms.ts';

/** The certification with the day on which it ends; itself when nothing moved. */
export function calculateCertification(body: CertificationBody): CertificationBody {
  const FECHA_VENCIMIENTO = validUntil(body.CERTIFICACION.FECHA_CERTIFICACION);
  const CERTIFICACION = merged(body.CERTIFICACION, { FECHA_VENCIMIENTO });
  return CERTIFICACION === body.CERTIFICACION ? body : { ...body, CERTIFICACION };
}
