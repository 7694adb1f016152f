import { invalidParam } from '../../../shared/foundation/contracts/refusal.ts';
import type { CompanyPlan } from '../../../shared/foundation/access/plan.ts';
import type { CountryCode } from '../../../shared/countries/country.ts';
import { localDay } from '../../../shared/foundation/dates/date.ts';
import type { operatorProcedures } from '../../../shared/users/operator/procedures.ts';
import { companyRowKey } from '../../runtime/caller.ts';
import type { Implementation } from '../../runtime/executor.ts';
import type { Services } from '../../runtime/services.ts';
import { operatedRow, shownCompany, writeOf } from './companyRow.ts';
import { pricesOf } from './usageOf.ts';

/** A plan of those that are offered in a country, from a day on. */
export async function offeredPlan(
  services: Services,
  country: CountryCode,
  name: string,
  DESDE: string,
): Promise<CompanyPlan> {
  const { PLANES } = await pricesOf(services, country);
  const plan = PLANES.find(({ PLAN }) => PLAN === name);
  if (!plan)
    throw invalidParam('PLAN', `«${name}» no se ofrece; elija ${PLANES.map(({ PLAN }) => PLAN).join(', ')}`);
  return { ...plan, DESDE };
}

const said = (plans: readonly CompanyPlan[] | undefined): string =>
  (plans ?? []).map(({ NOMBRE, DESDE }) => `${NOMBRE} desde ${DESDE}`).join('; ');

/** Another plan from a day on: what was agreed for the days before stays as it was. */
export const setPlan: Implementation<typeof operatorProcedures.setPlan> = async (call) => {
  const { services, input } = call;
  const row = await operatedRow(services, input.EMPRESA);
  if (input.DESDE < localDay(services.now()))
    throw invalidParam('DESDE', 'ya pasó; un plan rige desde hoy o desde un día que viene');
  const plan = await offeredPlan(services, row.AbreviaturaPais, input.PLAN, input.DESDE);
  const before = row.PLANES ?? [];
  const PLANES = [...before.filter(({ DESDE }) => DESDE !== plan.DESDE), plan];
  await writeOf(call, input.EMPRESA, 'cambiar el plan de la empresa', {
    kind: 'update',
    table: 'users',
    key: companyRowKey(input.EMPRESA),
    set: { PLANES },
    told: [{ field: 'Plan', before: said(before), after: said(PLANES) }],
    when: { equals: { ACTIVO: row.ACTIVO } },
  });
  return shownCompany(services, { ...row, PLANES });
};
