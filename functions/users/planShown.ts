import { planOn } from '../../shared/foundation/access/plan.ts';
import type { CompanyProfile } from '../../shared/users/startFacts.ts';
import type { CompanyRecord } from './userRows.ts';

/** The business plan as the profile shows it: what is in force on the day, so that nothing has to be written as it begins. */
export function planShown(
  { PLANES, NombrePlanNegocio = '', DescripcionPlanNegocio = '' }: CompanyRecord,
  day: string,
): Pick<CompanyProfile, 'NombrePlanNegocio' | 'DescripcionPlanNegocio'> {
  const plan = planOn(PLANES, day);
  if (!plan) return { NombrePlanNegocio, DescripcionPlanNegocio };
  return { NombrePlanNegocio: plan.NOMBRE, DescripcionPlanNegocio: plan.DESCRIPCION ?? '' };
}
