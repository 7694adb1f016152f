import { impossible } from '../../shared/foundation/contracts/refusal.ts';
import type { userProcedures } from '../../shared/users/procedures.ts';
import type { Implementation } from '../runtime/executor.ts';
import { LINK_HOURS, linkFor } from './firstLink.ts';
import { identityOf } from './ownRows.ts';

/**
 * A one-time link for somebody of the company who forgot the password: whoever administers hands it over and never knows
 * the password. Only its use ends the person's sessions, so that a link made by mistake harms nobody.
 */
export const createPasswordLink: Implementation<typeof userProcedures.createPasswordLink> = async (call) => {
  const { input, services, scope } = call;
  const { user } = await identityOf(call, input.ID_USUARIO);
  if (user.IdUsuario === scope.userId)
    throw impossible('Cambie su propia contraseña en su perfil: allí se pide la actual.');
  // Who was invited and lost the link gets another.
  if (user.ACTIVO !== '1' && user.VALIDACION !== 'INVITADO')
    throw impossible('El usuario está inactivo. Actívelo primero.');
  const ENLACE = await linkFor(services, scope.company, user.IdUsuario);
  services.log.info('password-link.issued', {
    company: scope.company,
    userId: user.IdUsuario,
    by: scope.userId,
  });
  return { ENLACE, HORAS: LINK_HOURS };
};
