import { GROUP_NAMES } from '../../shared/foundation/access/fieldGroups.ts';
import { SHIPPED_ROLES, type Role } from '../../shared/foundation/access/roles.ts';
import { impossible, invalidParam } from '../../shared/foundation/contracts/refusal.ts';
import { grantableOf, grantables, titleOfRight } from '../../shared/users/grantables.ts';
import type { permissionProcedures, PermissionTable } from '../../shared/users/permissionProcedures.ts';
import type { Write } from '../runtime/database.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { losesAdministering, requireAdministrator } from './administering.ts';
import { accessRows, nextAccess, staleTable, tableOf, writeAccess } from './permissionTable.ts';

/** The company's row carries them, and every call reads it. */
const MOST_ROLES = 20;

type Own = Record<string, Role>;

const titles = (rights: readonly string[]): string =>
  grantables
    .filter(({ name }) => rights.includes(name))
    .map(titleOfRight)
    .join('; ') || 'nada';

/** Writes the roles of the company, if everybody stays able to work and somebody to administer. */
async function changeRoles(
  call: Call<{ ACCESO: number }>,
  change: (own: Own) => Own,
  said: (before: Own, after: Own) => NonNullable<Write['told']>,
): Promise<PermissionTable> {
  const { input, scope } = call;
  const before = await accessRows(call);
  if ((before.company.ACCESO ?? 0) !== input.ACCESO) throw staleTable();
  const had = before.company.ROLES ?? {};
  const ROLES = change(had);
  const company = { ...before.company, ROLES };
  const after = { company, users: before.users };
  requireAdministrator(before, after);
  const self = before.users.find((user) => user.IdUsuario === scope.userId);
  if (self && losesAdministering(before.company, self, self, company))
    throw impossible('Ese rol es el suyo: no puede quitarse lo que necesita para administrar.');
  await writeAccess(call, { ...nextAccess(before.company, { ROLES }), told: said(had, ROLES) });
  return tableOf({ ...after, company: { ...company, ACCESO: input.ACCESO + 1 } });
}

export const saveRole: Implementation<typeof permissionProcedures.saveRole> = (call) => {
  const { ROL, NOMBRE: typed, DESCRIPCION, DERECHOS } = call.input;
  const NOMBRE = typed.trim();
  if (NOMBRE === '') throw invalidParam('NOMBRE', 'falta y es obligatorio');
  const unknown = DERECHOS.find((name) => !grantableOf(name));
  if (unknown !== undefined) throw invalidParam('DERECHOS', `«${unknown}» no es un permiso que exista`);
  const change = (own: Own): Own => {
    const others = Object.entries({ ...SHIPPED_ROLES, ...own }).filter(([id]) => id !== ROL);
    if (others.some(([, role]) => role.NOMBRE.toLowerCase() === NOMBRE.toLowerCase()))
      throw invalidParam('NOMBRE', `ya hay un rol «${NOMBRE}»; use otro nombre`);
    if (!own[ROL] && Object.keys(own).length >= MOST_ROLES)
      throw impossible(`La empresa ya tiene ${MOST_ROLES} roles propios. Quite uno que no use.`);
    const role = { NOMBRE, DESCRIPCION: DESCRIPCION.trim(), DERECHOS: [...new Set(DERECHOS)] };
    return { ...own, [ROL]: { ...role, GRUPOS: GROUP_NAMES } };
  };
  return changeRoles(call, change, (had, has) => [
    {
      field: `Rol ${NOMBRE}`,
      before: titles((had[ROL] ?? SHIPPED_ROLES[ROL])?.DERECHOS ?? []),
      after: titles(has[ROL]!.DERECHOS),
    },
  ]);
};

/** Takes a role of the company's own away, from nobody; one that the product brings is the product's again. */
export const removeRole: Implementation<typeof permissionProcedures.removeRole> = async (call) => {
  const { ROL } = call.input;
  const { users } = await accessRows(call);
  const holder = users.find((user) => user.ROL === ROL);
  if (holder && !SHIPPED_ROLES[ROL])
    throw impossible(`${holder.NombreUsuario} tiene ese rol. Dele otro antes de quitarlo.`);
  const change = (own: Own): Own => {
    if (!own[ROL]) throw impossible('Ese rol no es de la empresa: el producto lo trae y no se quita.');
    const { [ROL]: _gone, ...rest } = own;
    return rest;
  };
  return changeRoles(call, change, (had) => [
    {
      field: `Rol ${had[ROL]?.NOMBRE ?? ROL}`,
      before: titles(had[ROL]?.DERECHOS ?? []),
      after: titles(SHIPPED_ROLES[ROL]?.DERECHOS ?? []),
    },
  ]);
};
