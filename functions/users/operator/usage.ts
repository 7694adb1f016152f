import { planOn } from '../../../shared/foundation/access/plan.ts';
import { localDay } from '../../../shared/foundation/dates/date.ts';
import type { operatorProcedures } from '../../../shared/users/operator/procedures.ts';
import type { Implementation } from '../../runtime/executor.ts';
import { companyOf, usersOf } from '../../runtime/people.ts';
import { tokensInForce } from '../tokens.ts';
import { monthsOf, pricesOf } from './usageOf.ts';

/** What a declaration costs, for anybody who asks. */
export const prices: Implementation<typeof operatorProcedures.prices> = ({ input, services }) =>
  pricesOf(services, input.PAIS);

/** A company's own plan, what it used of it month by month, and what that costs. */
export const usage: Implementation<typeof operatorProcedures.usage> = async (call) => {
  const { services, scope } = call;
  const [company, people, tokens, MESES] = await Promise.all([
    companyOf(call),
    usersOf(call),
    tokensInForce(call),
    monthsOf(services, scope.company, scope.country),
  ]);
  const PLAN = planOn(company?.PLANES, localDay(services.now()));
  return { ...(PLAN ? { PLAN } : {}), USUARIOS: people.length, TOKENS: tokens, MESES };
};
