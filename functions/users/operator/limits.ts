import { isFull, planOn, type CompanyPlan } from '../../../shared/foundation/access/plan.ts';
import { impossible } from '../../../shared/foundation/contracts/refusal.ts';
import { localDay } from '../../../shared/foundation/dates/date.ts';
import type { Call } from '../../runtime/executor.ts';
import { companyOf, usersOf } from '../../runtime/people.ts';

const full = (plan: CompanyPlan, what: string, remedy: string): Error =>
  impossible(
    `El plan «${plan.NOMBRE}» de su empresa permite ${what}. ${remedy}, o pida otro plan a quien opera la plataforma.`,
  );

const planOf = async (call: Pick<Call<unknown>, 'services' | 'scope'>): Promise<CompanyPlan | undefined> =>
  planOn((await companyOf(call))?.PLANES, localDay(call.services.now()));

/** Refuses one more active person than the company's plan has room for. */
export async function requireRoomForPerson(call: Pick<Call<unknown>, 'services' | 'scope'>): Promise<void> {
  const plan = await planOf(call);
  if (!plan || plan.USUARIOS === 0) return;
  if (isFull((await usersOf(call)).length, plan.USUARIOS))
    throw full(plan, `${plan.USUARIOS} usuarios activos`, 'Desactive a quien ya no trabaja aquí');
}

/** Refuses one more token in force than the company's plan has room for. */
export async function requireRoomForToken(
  call: Pick<Call<unknown>, 'services' | 'scope'>,
  inForce: number,
): Promise<void> {
  const plan = await planOf(call);
  if (plan && isFull(inForce, plan.TOKENS))
    throw full(plan, `${plan.TOKENS} tokens de programas vigentes`, 'Revoque uno que ya no se use');
}
