import { invalidParam } from '../../shared/foundation/contracts/refusal.ts';
import { rolesOf } from '../../shared/foundation/access/roles.ts';
import type { userProcedures } from '../../shared/users/procedures.ts';
import { userRowKey } from '../runtime/caller.ts';
import { ConditionLost, type Write } from '../runtime/database.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { checkAdministrator, checkFacts, checkImporters, checkLogin } from './userChecks.ts';
import { flagOf, loginKey, loginOwnerKey, type CompanyRecord, type UserRecord } from './userRows.ts';

/** What stood before there was the user, for the logbook. */
const NOBODY = {
  Usuario: '',
  NombreUsuario: '',
  IdPerfil: '',
  SUPER: '',
  ROL: '',
  APLICACIONES: '',
  PERMISOS: '',
};

type Facts = Omit<Parameters<Implementation<typeof userProcedures.createUser>>[0]['input'], 'CLAVE'>;

/**
 * The row of a new user of the caller's company, by what was typed of them: with a role what it gives and rows say otherwise,
 * without one what the rows give and nothing else.
 * @throws Refusal that names what is wrong.
 */
export function newUser(
  { services, scope }: Call<unknown>,
  company: Pick<CompanyRecord, 'ROLES'>,
  input: Facts,
): UserRecord {
  checkFacts(input);
  const { ROL = '' } = input;
  if (ROL !== '' && !rolesOf(company.ROLES)[ROL])
    throw invalidParam('ROL', `«${ROL}» no es un rol de la empresa; elija uno de la lista`);
  const login = checkLogin(input.USUARIO);
  const SUPER = flagOf(input.SUPER);
  checkAdministrator({ IdPerfil: input.ID_PERFIL, SUPER });
  const id = services.id('usr');
  return {
    ...userRowKey(scope.company, id),
    IdUsuario: id,
    Usuario: login,
    NombreUsuario: input.NOMBRE.trim(),
    EmailUsuario: input.CORREO.trim(),
    IdPerfil: input.ID_PERFIL,
    SUPER,
    TRACKING: '0',
    ACTIVO: '1',
    ROL,
    APLICACIONES: input.APLICACIONES,
    PERMISOS: input.PERMISOS,
    IMPORTADORES: checkImporters(scope.country, input.IMPORTADORES ?? []),
    loginPk: loginKey(login),
  };
}

/** Keeps a new user, whose login nobody else has. @throws Refusal `params.invalid` for one that is taken. */
export async function keepUser(
  { services, scope }: Call<unknown>,
  user: UserRecord,
  ...more: Write[]
): Promise<void> {
  const { Usuario: login, IdUsuario: id } = user;
  try {
    await services.database.write(
      { kind: 'put', table: 'users', item: { ...loginOwnerKey(login), userId: id }, when: { absent: true } },
      {
        kind: 'put',
        table: 'users',
        item: { ...user, ...userRowKey(scope.company, id) },
        was: NOBODY,
        when: { absent: true },
      },
      ...more,
    );
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    throw invalidParam('USUARIO', `«${login}» ya está tomado; elija otro`);
  }
}
