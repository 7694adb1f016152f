import type { userProcedures } from '../../shared/users/procedures.ts';
import { userRowKey } from '../runtime/caller.ts';
import { ConditionLost } from '../runtime/database.ts';
import type { Implementation } from '../runtime/executor.ts';
import { requireStepUp } from '../runtime/stepUp.ts';
import { passwordProvider } from './identityProvider.ts';
import { identityOf } from './ownRows.ts';
import { checkFacts, checkImporters, checkLogin, checkPassword, invalid } from './userChecks.ts';
import { flagOf, listed, loginKey, loginOwnerKey, type UserRecord } from './userRows.ts';

/** What stood before there was the user, for the logbook. */
const NOBODY = { Usuario: '', NombreUsuario: '', IdPerfil: '', SUPER: '', APLICACIONES: '', PERMISOS: '' };

export const createUser: Implementation<typeof userProcedures.createUser> = async (call) => {
  const { input, services, scope } = call;
  requireStepUp(call, 'crear usuarios');
  checkFacts(input);
  const login = checkLogin(input.USUARIO);
  const { company } = await identityOf(call);
  await checkPassword(input.CLAVE, [login, input.NOMBRE, company.Nombre, company.Nit]);
  const id = services.id('usr');
  const place = userRowKey(scope.company, id);
  const user: UserRecord = {
    ...place,
    IdUsuario: id,
    Usuario: login,
    NombreUsuario: input.NOMBRE.trim(),
    EmailUsuario: input.CORREO.trim(),
    IdPerfil: input.ID_PERFIL,
    SUPER: flagOf(input.SUPER),
    TRACKING: '0',
    ACTIVO: '1',
    APLICACIONES: input.APLICACIONES,
    PERMISOS: input.PERMISOS,
    IMPORTADORES: checkImporters(scope.country, input.IMPORTADORES ?? []),
    loginPk: loginKey(login),
  };
  const secret = await passwordProvider(services).passwordWrite(scope.company, id, input.CLAVE);
  try {
    await services.database.write(
      { kind: 'put', table: 'users', item: { ...loginOwnerKey(login), userId: id }, when: { absent: true } },
      { kind: 'put', table: 'users', item: { ...user, ...place }, was: NOBODY, when: { absent: true } },
      secret,
    );
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    throw invalid('USUARIO', `«${login}» ya está tomado; elija otro`);
  }
  return listed(user);
};
