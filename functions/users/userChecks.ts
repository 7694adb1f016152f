import type { CountryCode } from '../../shared/countries/country.ts';
import { countries } from '../../shared/countries/countries.ts';
import { OWN_LOGINS } from '../../shared/foundation/access/ownLogins.ts';
import { isClient } from '../../shared/foundation/access/isClient.ts';
import { invalidParam } from '../../shared/foundation/contracts/refusal.ts';
import { isMailAddress } from '../../shared/foundation/text/mailAddress.ts';
import { profiles } from '../../shared/users/profiles.ts';
import { normalLogin, type UserRecord } from './userRows.ts';

export function checkFacts(facts: { NOMBRE?: string; CORREO?: string; ID_PERFIL?: string }): void {
  if (facts.NOMBRE !== undefined && facts.NOMBRE.trim() === '')
    throw invalidParam('NOMBRE', 'falta y es obligatorio');
  if (facts.CORREO && !isMailAddress(facts.CORREO)) {
    throw invalidParam('CORREO', `«${facts.CORREO}» no es un correo electrónico`);
  }
  if (facts.ID_PERFIL !== undefined && profiles[facts.ID_PERFIL] === undefined) {
    throw invalidParam('ID_PERFIL', 'debe ser un perfil del 1 al 12');
  }
}

/** Who administers knows every importer of the company, and people of a client know their own alone. */
export function checkAdministrator({ IdPerfil, SUPER }: Pick<UserRecord, 'IdPerfil' | 'SUPER'>): void {
  if (SUPER === '1' && isClient(IdPerfil))
    throw invalidParam(
      'SUPER',
      'no va con el perfil 4, «Cliente»: quien administra ve lo de todos los importadores. Quite la marca de administrador o elija otro perfil',
    );
}

/** Tax ids as documents keep them, each once. */
export function checkImporters(country: CountryCode, typed: readonly string[]): string[] {
  const taxIds = typed.map((each) => {
    const checked = countries[country].checkTaxId(each);
    if (!checked.ok) throw invalidParam('IMPORTADORES', checked.reason);
    return checked.value;
  });
  return [...new Set(taxIds.filter((each) => each !== ''))];
}

/** The login as it is stored: what is done under the product's own is told as its work, so nobody is given one. */
export function checkLogin(typed: string): string {
  const login = normalLogin(typed);
  if (!/^[a-z0-9][a-z0-9._@-]{2,99}$/.test(login))
    throw invalidParam('USUARIO', 'admite de 3 a 100 letras sin acento, dígitos, punto, guion y arroba');
  if (OWN_LOGINS.includes(login))
    throw invalidParam(
      'USUARIO',
      `«${login}» está reservado para lo que Despacho hace por sí mismo. Elija otro`,
    );
  return login;
}

/** The lists of known passwords are most of what this group would read when it starts: they come with the first new one. */
export async function problemOf(password: string, context: readonly string[]): Promise<string | undefined> {
  const { passwordProblem } = await import('../../shared/users/passwordProblem.ts');
  return passwordProblem(password, context);
}

export async function checkPassword(password: string, context: readonly string[]): Promise<void> {
  const problem = await problemOf(password, context);
  if (problem !== undefined) throw invalidParam('CLAVE', problem);
}
