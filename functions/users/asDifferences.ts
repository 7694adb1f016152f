import { roleOf, sayerOf } from '../../shared/foundation/access/overlay.ts';
import { readPermissionRow } from '../../shared/foundation/access/permissionRow.ts';
import { rightName } from '../../shared/foundation/access/roles.ts';
import { grantables } from '../../shared/users/grantables.ts';
import { withRight } from '../../shared/users/withRight.ts';
import type { CompanyRecord, UserRecord } from './userRows.ts';

/**
 * Applications and rights of a person as `saveUser` is told them, whole, against the role that they have: kept is what
 * differs from it. Rights of an application that are not told are taken away; groups of fields stay as they are. Without
 * a role they are kept as they came.
 */
export function asDifferences(
  company: CompanyRecord,
  user: UserRecord,
  changes: Partial<UserRecord>,
): Partial<UserRecord> {
  const { APLICACIONES: entered, PERMISOS: rows } = changes;
  if ((!entered && !rows) || !roleOf(company, user)) return changes;
  const say = sayerOf(company, user);
  const told = new Map(
    (rows ?? []).flatMap((row): [string, boolean][] => {
      const read = readPermissionRow({ ...row });
      return read ? [[rightName(read.ID_MODULO, read.ID_OBJETO, read.CLAVE), read.VALOR === '1']] : [];
    }),
  );
  const wanted = grantables.map((right) => {
    const { name, module, object, key } = right;
    const now = say(module, object, key).on;
    const own = key === 'entrar' ? entered?.[module] : undefined;
    if (own) return { right, on: own.ACTIVO_USUARIO === '1' && own.APLICACION_PERMITIDA === '1' };
    if (key === 'entrar' || !rows) return { right, on: now };
    return { right, on: told.get(name) ?? (object === '' ? false : now) };
  });
  const { APLICACIONES, PERMISOS } = wanted.reduce(
    (next, { right, on }) => withRight(company, next, right, on),
    user,
  );
  return { ...changes, APLICACIONES, PERMISOS };
}
