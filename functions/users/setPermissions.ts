import { rolesOf } from '../../shared/foundation/access/roles.ts';
import { readPermissionRow } from '../../shared/foundation/access/permissionRow.ts';
import { rightName } from '../../shared/foundation/access/roles.ts';
import { impossible, refusal } from '../../shared/foundation/contracts/refusal.ts';
import { grantableOf, titleOfRight } from '../../shared/users/grantables.ts';
import type { PermissionChange, permissionProcedures } from '../../shared/users/permissionProcedures.ts';
import { differencesBetween, withRight, withRole } from '../../shared/users/withRight.ts';
import { userRowKey } from '../runtime/caller.ts';
import type { Write } from '../runtime/database.ts';
import type { Implementation } from '../runtime/executor.ts';
import { losesAdministering, requireAdministrator } from './administering.ts';
import { accessRows, nextAccess, staleTable, tableOf, writeAccess } from './permissionTable.ts';
import type { CompanyRecord, UserRecord } from './userRows.ts';

/** A person's rows after a change: the role first, then each right as it is to be. */
function changedUser(company: CompanyRecord, user: UserRecord, change: PermissionChange): UserRecord {
  const { ROL, PERMISOS } = change;
  if (ROL !== undefined && ROL !== '' && !rolesOf(company.ROLES)[ROL])
    throw impossible(`El rol «${ROL}» no existe en la empresa. Elija uno de la lista.`);
  const first = ROL === undefined || ROL === (user.ROL ?? '') ? user : withRole(company, user, ROL);
  return PERMISOS.reduce((next, row) => {
    const read = readPermissionRow(row);
    const right = read && grantableOf(rightName(read.ID_MODULO, read.ID_OBJETO, read.CLAVE));
    if (!right)
      throw impossible(
        `No hay un permiso ${row.CLAVE} de ${row.ID_MODULO}${row.ID_OBJETO ? `, ${row.ID_OBJETO}` : ''}. Revise la fila.`,
      );
    return withRight(company, next, right, row.VALOR === '1');
  }, first);
}

/** What the logbook says of it: the role, and each right that is another one now. */
function told(company: CompanyRecord, before: UserRecord, after: UserRecord): NonNullable<Write['told']> {
  const named = (user: UserRecord): string => rolesOf(company.ROLES)[user.ROL ?? '']?.NOMBRE ?? 'ninguno';
  const sayOf = (on: boolean): string => (on ? 'sí' : 'no');
  return [
    ...(named(before) === named(after) ? [] : [{ field: 'Rol', before: named(before), after: named(after) }]),
    ...differencesBetween(company, before, after).map(({ right, one, other }) => ({
      field: titleOfRight(right),
      before: sayOf(one),
      after: sayOf(other),
    })),
  ];
}

/** Changes roles and rights of people, all of them or none. */
export const setPermissions: Implementation<typeof permissionProcedures.setPermissions> = async (call) => {
  const { input, scope } = call;
  const before = await accessRows(call);
  const { company } = before;
  if ((company.ACCESO ?? 0) !== input.ACCESO) throw staleTable();
  const users = new Map(before.users.map((user) => [user.IdUsuario, user]));
  for (const change of input.CAMBIOS) {
    const user = users.get(change.ID_USUARIO);
    if (!user) throw refusal('not-found', { what: 'un usuario' });
    users.set(user.IdUsuario, changedUser(company, user, change));
  }
  const after = { company, users: [...users.values()] };
  requireAdministrator(before, after);
  const writes = before.users.flatMap((was): Write[] => {
    const user = users.get(was.IdUsuario)!;
    if (user === was) return [];
    if (was.IdUsuario === scope.userId && losesAdministering(company, was, user))
      throw impossible('No puede quitarse lo que necesita para administrar. Pídalo a otro administrador.');
    const { ROL = '', APLICACIONES, PERMISOS } = user;
    return [
      {
        kind: 'update',
        table: 'users',
        key: userRowKey(scope.company, user.IdUsuario),
        set: { ROL, APLICACIONES, PERMISOS },
        told: told(company, was, user),
        when: { exists: true },
      },
    ];
  });
  const counted = nextAccess(company);
  await writeAccess(call, counted, ...writes);
  return tableOf({ ...after, company: { ...company, ACCESO: input.ACCESO + 1 } });
};
