import { localDateTime } from '../../shared/foundation/dates/date.ts';
import type { lifeProcedures } from '../../shared/users/lifeProcedures.ts';
import { impossible } from '../../shared/foundation/contracts/refusal.ts';
import { userRowKey } from '../runtime/caller.ts';
import { ConditionLost, type Write } from '../runtime/database.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import type { Services } from '../runtime/services.ts';
import { revokeUser } from '../runtime/session.ts';
import { forgetWrites } from './factor/factorRows.ts';
import type { Identity } from './identityProvider.ts';
import { identityOf } from './ownRows.ts';
import { nextAccess } from './permissionTable.ts';
import { changedByAnother, stillAdministering } from './saveUser.ts';
import { passwordKey, TABLE } from './signInSecrets.ts';
import { listed, type UserRecord } from './userRows.ts';

/** Writes that end an account: nothing proves its person any more, and it may do nothing; only its name stays. */
export async function removal(
  { database, now }: Pick<Services, 'database' | 'now'>,
  company: string,
  user: UserRecord,
) {
  const holder = { company, userId: user.IdUsuario };
  const set = {
    BORRADO: localDateTime(now()),
    ...{ ACTIVO: '0', SUPER: '0', EmailUsuario: '', APLICACIONES: {}, PERMISOS: [] },
  };
  const writes: Write[] = [
    {
      kind: 'update',
      table: 'users',
      key: userRowKey(company, user.IdUsuario),
      set,
      remove: ['VALIDACION'],
      was: { BORRADO: '', ACTIVO: user.ACTIVO, SUPER: user.SUPER, EmailUsuario: user.EmailUsuario },
      when: { exists: true, equals: { ACTIVO: user.ACTIVO } },
    },
    { kind: 'delete', table: TABLE, key: passwordKey(company, user.IdUsuario) },
    ...(await forgetWrites({ database }, holder, 'all')),
  ];
  return { set, writes };
}

/**
 * Ends an account for good: what proves the person is forgotten, their sessions and programs end, and nothing brings it
 * back. Its row stays, so that its name stays where documents and logbook tell of it, and nobody else gets its login.
 */
export async function removeUser(call: Call<unknown>, { company, user }: Identity): Promise<UserRecord> {
  const { services, scope } = call;
  const { set, writes } = await removal(services, scope.company, user);
  try {
    await services.database.write(stillAdministering(call), nextAccess(company), ...writes);
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
