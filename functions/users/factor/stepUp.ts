import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import type { factorProcedures } from '../../../shared/users/factor/procedures.ts';
import type { Call, Implementation } from '../../runtime/executor.ts';
import { guarded } from '../attempts.ts';
import { stepUpCounters } from '../counters.ts';
import { renew } from '../renew.ts';
import { factorsOf, type Factors } from './factorRows.ts';
import { askForOne, type Asker } from './passkeys.ts';
import { proves } from './prove.ts';
import { wrongOf } from './secondStep.ts';

/** Whoever calls, as what they prove themselves with is kept. */
export const askerOf = ({ scope, session }: Call<unknown>): Asker => ({
  company: scope.company,
  userId: scope.userId,
  family: session.family,
});

export const ownFactors = (call: Call<unknown>): Promise<Factors> => factorsOf(call.services, askerOf(call));

export const stepUpOptions: Implementation<typeof factorProcedures.stepUpOptions> = async (call) =>
  askForOne(call.services, askerOf(call), await ownFactors(call), 'step-up', call.request);

export const stepUpFactor: Implementation<typeof factorProcedures.stepUpFactor> = async (call) => {
  const { input, services, scope, session } = call;
  const factors = await ownFactors(call);
  const right = await guarded(services, stepUpCounters(scope.userId, session.family), async () =>
    (await proves(services, askerOf(call), factors, 'step-up', input.PRUEBA)) ? true : undefined,
  );
  if (!right) throw refusal('rejected', { summary: wrongOf[input.PRUEBA.METODO] });
  await renew(call, { factor: true });
  return { RESULTADO: '1' };
};
