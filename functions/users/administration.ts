import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { passwordProblem } from '../../shared/users/passwordPolicy.ts';
import type { userProcedures } from '../../shared/users/procedures.ts';
import { profiles } from '../../shared/users/profiles.ts';
import { userRowKey } from '../runtime/caller.ts';
import { ConditionLost } from '../runtime/database.ts';
import type { Implementation } from '../runtime/executor.ts';
import { revokeUser } from '../runtime/session.ts';
import { requireStepUp } from '../runtime/stepUp.ts';
import { passwordProvider } from './identityProvider.ts';
import { identityOf } from './ownRows.ts';
import { flagOf, listed, loginKey, loginOwnerKey, normalLogin, type UserRecord } from './userRows.ts';

const invalid = (name: string, reason: string): Error => refusal('params.invalid', { name, reason });

function checkFacts(facts: { NOMBRE?: string; CORREO?: string; ID_PERFIL?: string }): void {
  if (facts.NOMBRE !== undefined && facts.NOMBRE.trim() === '')
    throw invalid('NOMBRE', 'falta y es obligatorio');
  if (facts.CORREO && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(facts.CORREO)) {
    throw invalid('CORREO', `«${facts.CORREO}» no es un correo electrónico`);
  }
  if (facts.ID_PERFIL !== undefined && profiles[facts.ID_PERFIL] === undefined) {
    throw invalid('ID_PERFIL', 'debe ser un perfil del 1 al 12');
  }
}

export const createUser: Implementation<typeof userProcedures.createUser> = async (call) => {
  const { input, services, scope } = call;
  requireStepUp(call, 'crear usuarios');
  checkFacts(input);
  const login = normalLogin(input.USUARIO);
  if (!/^[a-z0-9][a-z0-9._@-]{2,99}$/.test(login)) {
    throw invalid('USUARIO', 'admite de 3 a 100 letras sin acento, dígitos, punto, guion y arroba');
  }
  const { company } = await identityOf(call);
  const problem = passwordProblem(input.CLAVE, [login, input.NOMBRE, company.Nombre, company.Nit]);
  if (problem !== undefined) throw invalid('CLAVE', problem);
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
    loginPk: loginKey(login),
  };
  const secret = await passwordProvider(services).passwordWrite(scope.company, id, input.CLAVE);
  try {
    await services.database.write(
      { kind: 'put', table: 'users', item: { ...loginOwnerKey(login), userId: id }, when: { absent: true } },
      { kind: 'put', table: 'users', item: { ...user, ...place }, when: { absent: true } },
      secret,
    );
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    throw invalid('USUARIO', `«${login}» ya está tomado; elija otro`);
  }
  return listed(user);
};

export const saveUser: Implementation<typeof userProcedures.saveUser> = async (call) => {
  const { input, services, scope } = call;
  const { user } = await identityOf(call, input.ID_USUARIO);
  requireStepUp(call, 'modificar usuarios');
  checkFacts(input);
  const own = user.IdUsuario === scope.userId;
  if (own && (input.ACTIVO === false || input.SUPER === false)) {
    throw refusal('document.impossible-change', {
      reason: 'No puede desactivarse ni dejar de ser administrador usted mismo. Pídalo a otro administrador.',
    });
  }
  const changes: Partial<UserRecord> = {
    ...(input.NOMBRE !== undefined && { NombreUsuario: input.NOMBRE.trim() }),
    ...(input.CORREO !== undefined && { EmailUsuario: input.CORREO.trim() }),
    ...(input.ID_PERFIL !== undefined && { IdPerfil: input.ID_PERFIL }),
    ...(input.SUPER !== undefined && { SUPER: flagOf(input.SUPER) }),
    ...(input.ACTIVO !== undefined && { ACTIVO: flagOf(input.ACTIVO) }),
    ...(input.APLICACIONES !== undefined && { APLICACIONES: input.APLICACIONES }),
    ...(input.PERMISOS !== undefined && { PERMISOS: input.PERMISOS }),
  };
  const saved = { ...user, ...changes };
  if (Object.keys(changes).length > 0) {
    await services.database.write({
      kind: 'update',
      table: 'users',
      key: userRowKey(scope.company, user.IdUsuario),
      set: changes,
      when: { exists: true },
    });
  }
  const ends = saved.ACTIVO !== '1' || saved.IdPerfil !== user.IdPerfil || saved.SUPER !== user.SUPER;
  if (ends) await revokeUser(services, user.IdUsuario);
  return listed(saved);
};
