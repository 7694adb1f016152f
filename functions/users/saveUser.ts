import { isClient } from '../../shared/foundation/access/isClient.ts';
import type { CountryCode } from '../../shared/countries/country.ts';
import { impossible } from '../../shared/foundation/contracts/refusal.ts';
import type { userProcedures } from '../../shared/users/procedures.ts';
import { profiles } from '../../shared/users/profiles.ts';
import { userRowKey } from '../runtime/caller.ts';
import { openingWrite } from '../runtime/closedAddresses.ts';
import { ConditionLost, type Write } from '../runtime/database.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { revokeUser } from '../runtime/session.ts';
import { losesAdministering } from './administering.ts';
import { asDifferences } from './asDifferences.ts';
import { forgetAttempts } from './forgetAttempts.ts';
import { passwordProvider } from './identityProvider.ts';
import { requireRoomForPerson } from './operator/limits.ts';
import { identityOf } from './ownRows.ts';
import { nextAccess } from './permissionTable.ts';
import { revokePrograms } from './programs.ts';
import { revokeOthers } from './sessions.ts';
import { checkAdministrator, checkFacts, checkImporters, checkPassword } from './userChecks.ts';
import { flagOf, listed, type CompanyRecord, type UserRecord } from './userRows.ts';

type Input = Parameters<Implementation<typeof userProcedures.saveUser>>[0]['input'];

/** Another administrator was quicker: with the caller's own access, or with the same person. */
export const changedByAnother = (): Error =>
  impossible('Otro administrador acaba de cambiar su propio acceso. Vuelva a entrar y revise la lista.');

/** What is over stays over, and what waits for confirmation comes in by that alone. */
function checkLife({ BORRADO, VALIDACION, NombreUsuario }: UserRecord, input: Input): void {
  if (BORRADO) throw impossible(`La cuenta de ${NombreUsuario} está borrada y no se cambia. Cree otra.`);
  if (VALIDACION && (input.ACTIVO || input.CLAVE !== undefined))
    throw impossible(
      `La cuenta de ${NombreUsuario} entra cuando su persona la abre con el enlace y usted la confirma.`,
    );
}

const changesOf = (user: UserRecord, input: Input, country: CountryCode): Partial<UserRecord> => ({
  // An old row may say so of a client: another profile alone must not make an administrator of them.
  ...(isClient(user.IdPerfil) && user.SUPER === '1' && { SUPER: '0' }),
  ...(input.NOMBRE !== undefined && { NombreUsuario: input.NOMBRE.trim() }),
  ...(input.CORREO !== undefined && { EmailUsuario: input.CORREO.trim() }),
  ...(input.ID_PERFIL !== undefined && { IdPerfil: input.ID_PERFIL }),
  ...(input.SUPER !== undefined && { SUPER: flagOf(input.SUPER) }),
  ...(input.ACTIVO !== undefined && { ACTIVO: flagOf(input.ACTIVO) }),
  ...(input.IMPORTADORES !== undefined && {
    IMPORTADORES: checkImporters(country, input.IMPORTADORES),
  }),
  ...(input.APLICACIONES !== undefined && { APLICACIONES: input.APLICACIONES }),
  ...(input.PERMISOS !== undefined && { PERMISOS: input.PERMISOS }),
});

/** Nobody takes from themselves what they would need to give it back. */
function checkOwn(company: CompanyRecord, before: UserRecord, after: UserRecord): void {
  if (!losesAdministering(company, before, after) && after.ACTIVO === '1') return;
  throw impossible(
    'No puede desactivarse ni quitarse lo que necesita para administrar usted mismo. Pídalo a otro administrador.',
  );
}

/** Fields of which what the person may do follows. */
const OF_ACCESS: readonly (keyof UserRecord)[] = [
  'IdPerfil',
  'SUPER',
  'ACTIVO',
  'APLICACIONES',
  'PERMISOS',
  'IMPORTADORES',
];

/** Whether a client knows other importers than before: what their open pages show may be of one whom they know no more. */
const knowsOthers = (before: UserRecord, after: UserRecord): boolean =>
  isClient(after.IdPerfil) && String(before.IMPORTADORES ?? []) !== String(after.IMPORTADORES ?? []);

const ADMINISTERING_PROFILES = Object.keys(profiles).filter(
  (id) => profiles[id]!.goesTo === 'here' && !isClient(id),
);

/**
 * Lets a write hold only while the caller is still an administrator. Whoever removes another one remains; of two who
 * remove each other at once only the first succeeds, so that a company never loses its last administrator.
 */
export const stillAdministering = ({ scope }: Call<unknown>): Write => ({
  kind: 'check',
  table: 'users',
  key: userRowKey(scope.company, scope.userId),
  when: { equals: { SUPER: '1', ACTIVO: '1' }, oneOf: { IdPerfil: ADMINISTERING_PROFILES } },
});

export const saveUser: Implementation<typeof userProcedures.saveUser> = async (call) => {
  const { input, services, scope, session } = call;
  const { company, user } = await identityOf(call, input.ID_USUARIO);
  checkFacts(input);
  checkLife(user, input);
  const own = user.IdUsuario === scope.userId;
  const changes = asDifferences(company, user, changesOf(user, input, scope.country));
  const saved = { ...user, ...changes };
  checkAdministrator(saved);
  if (own) checkOwn(company, user, saved);
  if (saved.ACTIVO === '1' && user.ACTIVO !== '1') await requireRoomForPerson(call);
  const writes: Write[] = own ? [] : [stillAdministering(call)];
  if (OF_ACCESS.some((field) => field in changes)) writes.push(nextAccess(company));
  if (Object.keys(changes).length > 0) {
    writes.push({
      kind: 'update',
      table: 'users',
      key: userRowKey(scope.company, user.IdUsuario),
      set: changes,
      was: Object.fromEntries(Object.keys(changes).map((field) => [field, user[field]])),
      when: { exists: true },
    });
  }
  // Who administers says that it is right: it is tried again, whatever became of it before.
  if (saved.EmailUsuario !== user.EmailUsuario && saved.EmailUsuario !== '')
    writes.push(openingWrite(scope, saved.EmailUsuario));
  if (input.CLAVE !== undefined) {
    if (own) throw impossible('Cambie su propia contraseña en su perfil: allí se pide la actual.');
    await checkPassword(input.CLAVE, [user.Usuario, saved.NombreUsuario, company.Nombre, company.Nit]);
    writes.push(
      await passwordProvider(services).passwordWrite(scope.company, user.IdUsuario, input.CLAVE),
      // Who forgot the old one has usually tried it: the new one must not wait for those tries.
      ...(await forgetAttempts(services, user.Usuario)),
    );
  }
  try {
    if (writes.length > 0) await services.database.write(...writes);
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    throw changedByAnother();
  }
  const ends =
    input.CLAVE !== undefined ||
    saved.ACTIVO !== '1' ||
    saved.IdPerfil !== user.IdPerfil ||
    saved.SUPER !== user.SUPER ||
    knowsOthers(user, saved);
  if (ends) await (own ? revokeOthers(services, session) : revokeUser(services, user.IdUsuario));
  if (input.CLAVE !== undefined)
    await revokePrograms(services, { company: scope.company, userId: user.IdUsuario });
  return listed(saved);
};
