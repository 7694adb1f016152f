import { localDateTime } from '../../shared/foundation/dates/date.ts';
import type { lifeProcedures } from '../../shared/users/lifeProcedures.ts';
import { userRowKey } from '../runtime/caller.ts';
import { ConditionLost } from '../runtime/database.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { revokeUser } from '../runtime/session.ts';
import { forgetWrites } from './factor/factorRows.ts';
import type { Identity } from './identityProvider.ts';
import { identityOf } from './ownRows.ts';
import { nextAccess } from './permissionTable.ts';
import { changedByAnother, impossible, stillAdministering } from './saveUser.ts';
import { passwordKey, TABLE } from './signInSecrets.ts';
import { listed, type UserRecord } from './userRows.ts';

/**
 * Ends an account for good: what proves the person is forgotten, their sessions and programs end, and nothing brings it
 * back. Its row stays, so that its name stays where documents and logbook tell of it, and nobody else gets its login.
 */
export async function removeUser(call: Call<unknown>, { company, user }: Identity): Promise<UserRecord> {
  const { services, scope } = call;
  const holder = { company: scope.company, userId: user.IdUsuario };
  const set = {
    BORRADO: localDateTime(services.now()),
    ...{ ACTIVO: '0', SUPER: '0', EmailUsuario: '', APLICACIONES: {}, PERMISOS: [] },
  };
  try {
    await services.database.write(
      stillAdministering(call),
      nextAccess(company),
      {
        kind: 'update',
        table: 'users',
        key: userRowKey(scope.company, user.IdUsuario),
        set,
        remove: ['VALIDACION'],
        was: { BORRADO: '', ACTIVO: user.ACTIVO, SUPER: user.SUPER, EmailUsuario: user.EmailUsuario },
        when: { exists: true, equals: { ACTIVO: user.ACTIVO } },
      },
      { kind: 'delete', table: TABLE, key: passwordKey(scope.company, user.IdUsuario) },
      ...(await forgetWrites(services, holder, 'all')),
    );
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    throw changedByAnother();
  }
  await revokeUser(services, user.IdUsuario);
  const { VALIDACION: _over, ...rest } = user;
  return { ...rest, ...set };
}

export const deleteUser: Implementation<typeof lifeProcedures.deleteUser> = async (call) => {
  const identity = await identityOf(call, call.input.ID_USUARIO);
  const { user } = identity;
  if (user.IdUsuario === call.scope.userId)
    throw impossible('No puede borrarse usted mismo. Pídalo a otro administrador.');
  if (user.BORRADO) throw impossible(`La cuenta de ${user.NombreUsuario} ya está borrada.`);
  return listed(await removeUser(call, identity));
};
