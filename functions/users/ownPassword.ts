import { invalidParam, refusal } from '../../shared/foundation/contracts/refusal.ts';
import { problemOf } from './userChecks.ts';
import type { userProcedures } from '../../shared/users/procedures.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { guarded } from './attempts.ts';
import { stepUpCounters } from './counters.ts';
import { passwordProvider } from './identityProvider.ts';
import { hasFactor } from './factor/factorRows.ts';
import { ownFactors } from './factor/stepUp.ts';
import { identityOf } from './ownRows.ts';
import { ownPrograms } from './programs.ts';
import { renew } from './renew.ts';
import { revokeOthers } from './sessions.ts';

/** The caller's own password, under delays of this sign-in's own; a wrong one does not end the session. */
async function confirmOwn({ services, scope, session }: Call<unknown>, password: string): Promise<void> {
  const right = await guarded(services, stepUpCounters(scope.userId, session.family), async () =>
    (await passwordProvider(services).confirm(scope.company, scope.userId, password)) ? true : undefined,
  );
  if (!right) throw refusal('rejected', { summary: 'Esa no es su contraseña. Escríbala de nuevo.' });
}

export const stepUp: Implementation<typeof userProcedures.stepUp> = async (call) => {
  if (hasFactor(await ownFactors(call))) {
    throw refusal('rejected', {
      summary: 'Su usuario tiene segundo factor: confirme con él y no con la contraseña.',
    });
  }
  await confirmOwn(call, call.input.CLAVE);
  await renew(call);
  return { RESULTADO: '1' };
};

export const changePassword: Implementation<typeof userProcedures.changePassword> = async (call) => {
  const { input, services, scope, session } = call;
  await confirmOwn(call, input.CLAVE_ACTUAL);
  const { company, user } = await identityOf(call);
  const context = [user.Usuario, user.NombreUsuario, company.Nombre, company.Nit];
  const problem = await problemOf(input.CLAVE_NUEVA, context);
  if (problem !== undefined) throw invalidParam('CLAVE_NUEVA', problem);
  if (input.CLAVE_NUEVA === input.CLAVE_ACTUAL) {
    throw invalidParam('CLAVE_NUEVA', 'es la misma que la actual; elija otra');
  }
  await services.database.write(
    await passwordProvider(services).passwordWrite(scope.company, scope.userId, input.CLAVE_NUEVA),
  );
  await revokeOthers(services, session);
  // For who has a second factor the password alone is no step-up.
  const own = await ownFactors(call);
  await renew(call, hasFactor(own) ? { authTime: session.authTime } : {});
  const { length: PROGRAMAS } = await ownPrograms(services, scope.company, scope.userId);
  return { RESULTADO: '1', PROGRAMAS };
};
