import type { Permission } from '../contracts/procedure.ts';
import { groupPermission, groupsOf, type GroupPermission, type ObjectName } from './fieldGroups.ts';
import { isOneOf } from '../oneOf.ts';
import { isClient } from './isClient.ts';
import type { RightKey } from './permissionRow.ts';
import { APPLICATIONS, type ModuleName } from '../modules.ts';

/**
 * One row of app management (spec 3, app-management row): an application that a company has and that a user was given.
 */
export interface ApplicationRow {
  module: ModuleName;
  /** ACTIVO_CLIENTE, ACTIVO_USUARIO and APLICACION_PERMITIDA equal to '1'. */
  client: boolean;
  user: boolean;
  allowed: boolean;
}

/** What decides a user's permissions; read from the user's and the company's rows at every call. */
export interface Access {
  /** Profile id at sign-in (spec 6, profiles). */
  profileId: string;
  /** SUPER = '1': administrator, but of profile 4. */
  admin: boolean;
  applications: readonly ApplicationRow[];
  /** Operates the platform and works for no company: sees no document of any. */
  operator?: boolean;
  /** Permission records (ID_MODULO by name, CLAVE, VALOR '1'). */
  rights: readonly { module: ModuleName; key: RightKey }[];
  /** Groups of fields that the person is kept from seeing, or from writing. */
  closed?: readonly { module: ModuleName; object: ObjectName; key: RightKey }[];
}

/** What a person who works in a module may of its groups of fields: writing one needs to see it, and to write the module. */
function groupPermissions(
  { closed = [] }: Access,
  module: ModuleName,
  writes: boolean,
): readonly GroupPermission[] {
  return groupsOf(module).flatMap((group) => {
    const isClosed = (key: RightKey): boolean =>
      closed.some((each) => each.module === module && each.object === group.object && each.key === key);
    if (isClosed('ver')) return [];
    const read = isOneOf(group.keys, 'ver') ? [groupPermission(group, 'read')] : [];
    return writes && !isClosed('escribir') ? [...read, groupPermission(group, 'write')] : read;
  });
}

/** Profiles that work in this application; every other one is sent elsewhere or logged out (spec 6, profiles). */
export const OWN_PROFILES: readonly string[] = ['1', '2', '4', '5'];

/**
 * Spec 6, route guard: profile 4 reads no transport document, invoice, DVA or DUCA. So it is told what that profile may
 * enter, and whatever kind of document comes is closed to it.
 */
export const OPEN_TO_PROFILE_4: readonly ModuleName[] = [
  'catalogues',
  'tariff',
  'products',
  'users',
  'work-orders',
  'notifications',
  'reports',
];

/**
 * Every permission that a user holds; what is not in the set is denied (default deny, ASVS V8.2.1).
 * Reading needs both application flags; writing, transmitting and releasing need their own right besides; a group of
 * fields follows its module, unless somebody said otherwise.
 */
export function permissionsOf(access: Access): ReadonlySet<Permission> {
  const granted = new Set<Permission>(['public', 'session']);
  if (access.operator) return granted.add('operator');
  if (!OWN_PROFILES.includes(access.profileId)) return granted;
  // Who administers knows every importer: people of a client are given none of it.
  if (access.admin && !isClient(access.profileId)) granted.add('admin');
  for (const module of APPLICATIONS) {
    const row = access.applications.find((each) => each.module === module);
    if (!row?.client || !row.user || !row.allowed) continue;
    if (isClient(access.profileId) && !OPEN_TO_PROFILE_4.includes(module)) continue;
    granted.add(`${module}:read`);
    const has = (key: string): boolean =>
      access.rights.some((right) => right.module === module && right.key === key);
    if (has('escribir')) granted.add(`${module}:write`);
    if (has('transmitir')) granted.add(`${module}:transmit`);
    if (has('liberar')) granted.add(`${module}:release`);
    for (const permission of groupPermissions(access, module, has('escribir'))) granted.add(permission);
  }
  return granted;
}
