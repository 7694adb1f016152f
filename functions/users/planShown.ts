import { planOn } from '../../shared/foundation/access/plan.ts';
import type { CompanyProfile } from '../../shared/users/startFacts.ts';
import type { CompanyRecord } from './userRows.ts';

/** Of a company with which no plan was agreed that holds on the day: none limits it, as its page of use says. */
const NO_PLAN = {
  NombrePlanNegocio: 'Sin plan acordado',
  DescripcionPlanNegocio: 'Nada limita las personas, las declaraciones ni los tokens de la empresa.',
};

/** The business plan as the profile shows it: what is in force on the day, so that nothing has to be written as it begins. */
export function planShown(
  { PLANES }: Pick<CompanyRecord, 'PLANES'>,
  day: string,
): Pick<CompanyProfile, 'NombrePlanNegocio' | 'DescripcionPlanNegocio'> {
  const plan = planOn(PLANES, day);
  return plan ? { NombrePlanNegocio: plan.NOMBRE, DescripcionPlanNegocio: plan.DESCRIPCION ?? '' } : NO_PLAN;
}
