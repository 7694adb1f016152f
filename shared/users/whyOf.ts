import { groupsOf } from '../foundation/access/fieldGroups.ts';
import { isClient } from '../foundation/access/isClient.ts';
import {
  roleOf,
  sayerOf,
  type CompanyAccess,
  type Said,
  type UserAccess,
} from '../foundation/access/overlay.ts';
import { OPEN_TO_PROFILE_4, OWN_PROFILES } from '../foundation/access/permissions.ts';
import { rightName } from '../foundation/access/roles.ts';
import { isOneOf } from '../foundation/oneOf.ts';
import { applications } from './applications.ts';
import type { Grantable } from './grantables.ts';
import { profiles } from './profiles.ts';

/** Why a person may do something, or may not: what decided it, and a sentence that says so. */
export interface Why {
  on: boolean;
  by: 'inactive' | 'profile' | 'company' | 'application' | 'group' | Said['by'];
  text: string;
  /** The person's own row says otherwise than their role. */
  differs: boolean;
}

const no = (by: Why['by'], text: string): Why => ({ on: false, by, text, differs: false });

/** What keeps everybody of such a company or profile out of an application, whatever rows and role say. */
function barrier(company: CompanyAccess, user: UserAccess, { module }: Grantable): Why | undefined {
  const { name } = applications[module];
  const profile = profiles[user.IdPerfil]?.name ?? user.IdPerfil;
  if (!OWN_PROFILES.includes(user.IdPerfil)) return no('profile', `El perfil ${profile} no trabaja aquí.`);
  if (!company.modules.includes(module) || company.APLICACIONES[module] !== '1')
    return no('company', `La empresa no tiene activa la aplicación ${name}.`);
  if (isClient(user.IdPerfil) && !OPEN_TO_PROFILE_4.includes(module))
    return no('profile', `El perfil ${profile} no entra a ${name}.`);
  return undefined;
}

/**
 * Why a person may do something or may not, naming role, difference, profile or application. It says yes exactly where
 * the executor does (`permissionsOf`): a test holds both together over random people.
 */
export function whyOf(company: CompanyAccess, user: UserAccess & { ACTIVO: string }, right: Grantable): Why {
  if (user.ACTIVO !== '1') return no('inactive', 'El usuario está inactivo.');
  const closed = barrier(company, user, right);
  if (closed) return closed;
  const { module, object, key } = right;
  const say = sayerOf(company, user);
  const role = roleOf(company, user);
  const said = say(module, object, key);
  const differs =
    said.by === 'own' &&
    role !== undefined &&
    said.on !== role.DERECHOS.includes(rightName(module, object, key));
  const answer: Why = { ...said, text: sentence(said, role?.NOMBRE), differs };
  if (!answer.on || key === 'entrar') return answer;
  if (!say(module, '', 'entrar').on)
    return { ...answer, ...no('application', `No entra a ${applications[module].name}.`), differs };
  if (object === '' || key === 'ver') return answer;
  const { keys = [] } = groupsOf(module).find((each) => each.object === object) ?? {};
  if (isOneOf(keys, 'ver') && !say(module, object, 'ver').on)
    return { ...answer, ...no('group', 'No ve este grupo de datos.'), differs };
  if (!say(module, '', 'escribir').on)
    return { ...answer, ...no('application', `No escribe en ${applications[module].name}.`), differs };
  return answer;
}

function sentence({ on, by }: Said, role: string | undefined): string {
  if (by === 'open') return 'Va con la aplicación: nadie lo ha restringido.';
  if (by === 'nobody') return 'Nadie se lo ha dado.';
  if (by === 'role') return on ? `Por su rol «${role}».` : `Su rol «${role}» no lo da.`;
  if (role === undefined) return on ? 'Se le dio a su usuario.' : 'Se le quitó a su usuario.';
  return on ? `Se le dio aparte de su rol «${role}».` : `Se le quitó aparte de su rol «${role}».`;
}
