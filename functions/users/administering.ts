import { permissionsOf } from '../../shared/foundation/access/permissions.ts';
import type { Permission } from '../../shared/foundation/contracts/procedure.ts';
import { impossible } from '../../shared/foundation/contracts/refusal.ts';
import { accessOf } from '../runtime/caller.ts';
import type { AccessRows } from './permissionTable.ts';
import type { CompanyRecord, UserRecord } from './userRows.ts';

/** What administering takes: the procedures, and the area of their screens (spec 6, route guard). */
const ADMINISTERING: readonly Permission[] = ['admin', 'users:read'];

const administers = (company: CompanyRecord, user: UserRecord): boolean => {
  const may = permissionsOf(accessOf(company, user));
  return user.ACTIVO === '1' && ADMINISTERING.every((each) => may.has(each));
};

/** Whether a person has less of what administering takes than before. */
export function losesAdministering(
  company: CompanyRecord,
  before: UserRecord,
  after: UserRecord,
  changed = company,
): boolean {
  const [had, has] = [permissionsOf(accessOf(company, before)), permissionsOf(accessOf(changed, after))];
  return ADMINISTERING.some((each) => had.has(each) && !has.has(each));
}

/** Refuses rows under which nobody of the company could give anything back. */
export function requireAdministrator(before: AccessRows, after: AccessRows): void {
  if (after.users.some((user) => administers(after.company, user))) return;
  // What was so before is no deed of this change.
  if (!before.users.some((user) => administers(before.company, user))) return;
  throw impossible(
    'Con este cambio nadie de la empresa podría administrar permisos, y no se guardó. Deje al menos a una persona activa, administradora y con la aplicación Permisos.',
  );
}
