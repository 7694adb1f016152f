import type { lifeProcedures } from '../../shared/users/lifeProcedures.ts';
import { impossible } from '../../shared/foundation/contracts/refusal.ts';
import { userRowKey } from '../runtime/caller.ts';
import { ConditionLost } from '../runtime/database.ts';
import type { Implementation } from '../runtime/executor.ts';
import { removeUser } from './deleteUser.ts';
import { LINK_HOURS, linkFor } from './firstLink.ts';
import { keepUser, newUser } from './newUser.ts';
import { requireRoomForPerson } from './operator/limits.ts';
import { identityOf } from './ownRows.ts';
import { nextAccess } from './permissionTable.ts';
import { changedByAnother, stillAdministering } from './saveUser.ts';
import { listed, type UserRecord } from './userRows.ts';

/**
 * An account that its person opens with a one-time link. It is not active: whoever opened it comes in only when an
 * administrator has confirmed that it was who was meant, for a link can come into wrong hands.
 */
export const inviteUser: Implementation<typeof lifeProcedures.inviteUser> = async (call) => {
  const { input, services, scope } = call;
  const { company } = await identityOf(call);
  const user: UserRecord = { ...newUser(call, company, input), ACTIVO: '0', VALIDACION: 'INVITADO' };
  await requireRoomForPerson(call);
  await keepUser(call, user);
  const ENLACE = await linkFor(services, scope.company, user.IdUsuario);
  services.log.info('password-link.issued', {
    company: scope.company,
    userId: user.IdUsuario,
    by: scope.userId,
  });
  return { ...listed(user), ENLACE, HORAS: LINK_HOURS };
};

/** Confirms an account that was opened by invitation, or rejects it, which deletes it. */
export const validateUser: Implementation<typeof lifeProcedures.validateUser> = async (call) => {
  const { input, services, scope } = call;
  const { company, user } = await identityOf(call, input.ID_USUARIO);
  if (!user.VALIDACION)
    throw impossible(`La cuenta de ${user.NombreUsuario} no espera confirmación. Revise la lista.`);
  if (!input.ACEPTA) return listed(await removeUser(call, { company, user }));
  if (user.VALIDACION === 'INVITADO')
    throw impossible(
      `${user.NombreUsuario} todavía no ha abierto su cuenta. Espere a que elija su contraseña, o dele otro enlace.`,
    );
  await requireRoomForPerson(call);
  const { VALIDACION, ...rest } = user;
  try {
    await services.database.write(stillAdministering(call), nextAccess(company), {
      kind: 'update',
      table: 'users',
      key: userRowKey(scope.company, user.IdUsuario),
      set: { ACTIVO: '1' },
      remove: ['VALIDACION'],
      was: { ACTIVO: '0' },
      when: { equals: { VALIDACION } },
    });
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    throw changedByAnother();
  }
  return listed({ ...rest, ACTIVO: '1' });
};
