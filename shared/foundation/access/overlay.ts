import { FIELD_GROUPS, type ObjectName } from './fieldGroups.ts';
import type { ModuleName } from '../modules.ts';
import { readPermissionRow, type PermissionRow, type RightKey } from './permissionRow.ts';
import type { Access, ApplicationRow } from './permissions.ts';
import { rightName, rolesOf, type Role } from './roles.ts';

/** What a company's row says of access; its modules are those that its country has. */
export interface CompanyAccess {
  modules: readonly ModuleName[];
  /** ACTIVO_CLIENTE by module. */
  APLICACIONES: Partial<Record<ModuleName, string>>;
  /** Roles of its own, by id. */
  ROLES?: Readonly<Record<string, Role>>;
}

/** What a user's row says of access. */
export interface UserAccess {
  IdPerfil: string;
  SUPER: string;
  /** Role by id; '' or absent for none: then only what the rows say is given. */
  ROL?: string;
  /** ACTIVO_USUARIO and APLICACION_PERMITIDA by module; of who has a role only where they differ from it. */
  APLICACIONES: Partial<Record<ModuleName, { ACTIVO_USUARIO: string; APLICACION_PERMITIDA: string }>>;
  /** Of who has a role only what differs from it. */
  PERMISOS: readonly PermissionRow[];
}

/** Who said of a right that the person has it, or has it not. */
export type SaidBy = 'own' | 'role' | 'open' | 'nobody';

export interface Said {
  on: boolean;
  by: SaidBy;
}

/** The role of a person; undefined when they have none, or one that is not there. */
export const roleOf = ({ ROLES }: Pick<CompanyAccess, 'ROLES'>, { ROL = '' }: Pick<UserAccess, 'ROL'>) =>
  ROL === '' ? undefined : rolesOf(ROLES)[ROL];

/** Says of a right what rows and role say of it. */
export type Sayer = (module: ModuleName, object: ObjectName | '', key: RightKey) => Said;

/**
 * What rows and role say of each right, before company, profile and application are asked: the person's own row first,
 * then the role. A group of fields of which neither speaks is open to whoever works in its module.
 */
export function sayerOf(company: Pick<CompanyAccess, 'ROLES'>, user: UserAccess): Sayer {
  const role = roleOf(company, user);
  const gives = new Set<string>(role?.DERECHOS ?? []);
  const own = new Map<string, boolean>();
  for (const row of user.PERMISOS) {
    const read = readPermissionRow({ ...row });
    if (read) own.set(rightName(read.ID_MODULO, read.ID_OBJETO, read.CLAVE), read.VALOR === '1');
  }
  return (module, object, key) => {
    const name = rightName(module, object, key);
    const entered = key === 'entrar' ? user.APLICACIONES[module] : undefined;
    const said = entered
      ? entered.ACTIVO_USUARIO === '1' && entered.APLICACION_PERMITIDA === '1'
      : own.get(name);
    if (said !== undefined) return { on: said, by: 'own' };
    if (role) return { on: gives.has(name), by: 'role' };
    return object === '' ? { on: false, by: 'nobody' } : { on: true, by: 'open' };
  };
}

const GIVEN: readonly RightKey[] = ['escribir', 'transmitir', 'liberar'];

/** What decides a person's permissions: the rows of company and user, with the role under the person's own. */
export function overlaid(company: CompanyAccess, user: UserAccess): Access {
  const { modules } = company;
  const say = sayerOf(company, user);
  const on = (...right: Parameters<Sayer>): boolean => say(...right).on;
  return {
    profileId: user.IdPerfil,
    admin: user.SUPER === '1',
    applications: modules.map((module): ApplicationRow => {
      const own = user.APLICACIONES[module];
      const client = company.APLICACIONES[module] === '1';
      if (!own) return { module, client, user: on(module, '', 'entrar'), allowed: on(module, '', 'entrar') };
      return { module, client, user: own.ACTIVO_USUARIO === '1', allowed: own.APLICACION_PERMITIDA === '1' };
    }),
    rights: modules.flatMap((module) =>
      GIVEN.filter((key) => on(module, '', key)).map((key) => ({ module, key })),
    ),
    closed: FIELD_GROUPS.flatMap(({ module, object, keys }) =>
      keys.filter((key) => !on(module, object, key)).map((key) => ({ module, object, key })),
    ),
  };
}
