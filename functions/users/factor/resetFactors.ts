import { impossible } from '../../../shared/foundation/contracts/refusal.ts';
import type { factorProcedures } from '../../../shared/users/factor/procedures.ts';
import { ConditionLost } from '../../runtime/database.ts';
import type { Implementation } from '../../runtime/executor.ts';
import { revokeUser } from '../../runtime/session.ts';
import { identityOf } from '../ownRows.ts';
import { stillAdministering } from '../saveUser.ts';
import { factorsOf, hasFactor, takenWrites } from './factorRows.ts';

/**
 * An administrator takes the second factor from who lost it. The password still opens nothing but the adding of another
 * one, the person's sign-ins end, and the person is told who did it until they have another.
 */
export const resetFactors: Implementation<typeof factorProcedures.resetFactors> = async (call) => {
  const { input, services, scope } = call;
  const { user } = await identityOf(call, input.ID_USUARIO);
  if (user.IdUsuario === scope.userId)
    throw impossible(
      'Su propio segundo factor se cambia en su perfil. Si lo perdió, pídalo a otro administrador.',
    );
  const holder = { company: scope.company, userId: user.IdUsuario };
  if (!hasFactor(await factorsOf(services, holder)))
    throw impossible(`${user.NombreUsuario} no tiene segundo factor; no hay nada que quitar.`);
  try {
    await services.database.write(
      stillAdministering(call),
      ...(await takenWrites(services, holder, scope.userName)),
    );
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    throw impossible(
      'Otro administrador acaba de cambiar su propio acceso. Vuelva a entrar y revise la lista.',
    );
  }
  await revokeUser(services, user.IdUsuario);
  services.log.warn('factor.reset', { ...holder, by: scope.userId });
  return { RESULTADO: '1' };
};
