import { roleOf, sayerOf, type CompanyAccess, type UserAccess } from '../foundation/access/overlay.ts';
import { readPermissionRow, type PermissionRow } from '../foundation/access/permissionRow.ts';
import { rightName } from '../foundation/access/roles.ts';
import { grantables, type Grantable } from './grantables.ts';

/** What a person's own rows say: of who has a role, the differences from it. */
export type OwnRows = Pick<UserAccess, 'ROL' | 'APLICACIONES' | 'PERMISOS'>;

const nameOfRow = (row: PermissionRow): string | undefined => {
  const read = readPermissionRow({ ...row });
  return read && rightName(read.ID_MODULO, read.ID_OBJETO, read.CLAVE);
};

/** The rows without a word of their own on a right. */
function without<U extends OwnRows>(user: U, { name, module, key }: Grantable): U {
  const PERMISOS = user.PERMISOS.filter((row) => nameOfRow(row) !== name);
  if (key !== 'entrar') return { ...user, PERMISOS };
  const { [module]: _own, ...APLICACIONES } = user.APLICACIONES;
  return { ...user, APLICACIONES, PERMISOS };
}

/** The rows by which a person has a right, or has it not; what the role says already needs no row. */
export function withRight<U extends OwnRows & UserAccess>(
  company: Pick<CompanyAccess, 'ROLES'>,
  user: U,
  right: Grantable,
  on: boolean,
): U {
  const bare = without(user, right);
  const { module, object, key } = right;
  if (sayerOf(company, bare)(module, object, key).on === on) return bare;
  const flag = on ? '1' : '0';
  if (key === 'entrar') {
    const own = { ACTIVO_USUARIO: flag, APLICACION_PERMITIDA: flag };
    return { ...bare, APLICACIONES: { ...bare.APLICACIONES, [module]: own } };
  }
  const row: PermissionRow = {
    ID_MODULO: module,
    ...(object === '' ? {} : { ID_OBJETO: object }),
    CLAVE: key,
    VALOR: flag,
  };
  return { ...bare, PERMISOS: [...bare.PERMISOS, row] };
}

/**
 * The person with another role. With one, nothing but the role is given, until rows say otherwise; without one they keep
 * what they may do, as rows of their own, so that nobody loses anything that was not taken.
 */
export function withRole<U extends OwnRows & UserAccess>(
  company: Pick<CompanyAccess, 'ROLES'>,
  user: U,
  role: string,
): U {
  const bare = { ...user, ROL: role, APLICACIONES: {}, PERMISOS: [] };
  if (role !== '' && roleOf(company, bare)) return bare;
  const say = sayerOf(company, user);
  return grantables.reduce(
    (next, right) => withRight(company, next, right, say(right.module, right.object, right.key).on),
    bare,
  );
}

/** The rights of which two people's rows and roles say otherwise, with what each may. */
export function differencesBetween(
  company: Pick<CompanyAccess, 'ROLES'>,
  one: UserAccess,
  other: UserAccess,
): { right: Grantable; one: boolean; other: boolean }[] {
  const [first, second] = [sayerOf(company, one), sayerOf(company, other)];
  return grantables
    .map((right) => ({
      right,
      one: first(right.module, right.object, right.key).on,
      other: second(right.module, right.object, right.key).on,
    }))
    .filter((each) => each.one !== each.other);
}
