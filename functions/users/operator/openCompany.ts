import { invalidParam } from '../../../shared/foundation/contracts/refusal.ts';
import { localDay } from '../../../shared/foundation/dates/date.ts';
import type { operatorProcedures } from '../../../shared/users/operator/procedures.ts';
import { isOneOf } from '../../../shared/foundation/oneOf.ts';
import { COUNTRIES } from '../../../shared/countries/country.ts';
import type { Implementation } from '../../runtime/executor.ts';
import { LINK_HOURS, linkFor } from '../firstLink.ts';
import { createCompany } from '../newCompany.ts';
import { offeredPlan } from './setPlan.ts';

/** From a form to the one-time link of its first administrator, whose password nobody else ever knows. */
export const openCompany: Implementation<typeof operatorProcedures.openCompany> = async (call) => {
  const { services, input, scope } = call;
  const country = input.PAIS.trim().toUpperCase();
  if (!isOneOf(COUNTRIES, country)) throw invalidParam('PAIS', 'debe ser GT o HN');
  const plan = await offeredPlan(services, country, input.PLAN, localDay(services.now()));
  const made = await createCompany(services, {
    company: input.EMPRESA,
    taxId: input.NIT,
    country,
    operator: false,
    administrator: input.ADMINISTRADOR,
    login: input.USUARIO,
    mail: input.CORREO,
    plan,
  });
  const ENLACE = await linkFor(services, made.companyId, made.userId);
  services.log.info('password-link.issued', {
    company: made.companyId,
    userId: made.userId,
    by: scope.userId,
  });
  return { ID: made.companyId, ENLACE, HORAS: LINK_HOURS };
};
