import { APPLICATIONS } from '../../shared/foundation/modules.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { isAdministrator } from '../../shared/foundation/access/isAdministrator.ts';
import { readPermissionRow } from '../../shared/foundation/access/permissionRow.ts';
import type {
  permissionProcedures,
  PermissionTable,
  TablePerson,
} from '../../shared/users/permissionProcedures.ts';
import { companyAccess, companyRowKey, userRowKey } from '../runtime/caller.ts';
import { ConditionLost, type Write } from '../runtime/database.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { flagOf, type CompanyRecord, type UserRecord } from './userRows.ts';

/** The rows from which every permission of a company follows. */
export interface AccessRows {
  company: CompanyRecord;
  users: readonly UserRecord[];
}

export async function accessRows({ services, scope }: Call<unknown>): Promise<AccessRows> {
  const [company, users] = await Promise.all([
    services.database.get<CompanyRecord>('users', companyRowKey(scope.company)),
    services.database.query<UserRecord>('users', {
      pk: userRowKey(scope.company, '').pk,
      prefix: 'USER#',
      few: 'people of one company',
    }),
  ]);
  if (!company) throw refusal('not-found', { what: 'una empresa' });
  // Who was deleted may do nothing, and nothing is given to them.
  return { company, users: users.filter(({ BORRADO }) => !BORRADO) };
}

const personOf = (user: UserRecord): TablePerson => ({
  IdUsuario: user.IdUsuario,
  NombreUsuario: user.NombreUsuario,
  Usuario: user.Usuario,
  IdPerfil: user.IdPerfil,
  SUPER: flagOf(isAdministrator(user)),
  ACTIVO: flagOf(user.ACTIVO),
  ROL: user.ROL ?? '',
  APLICACIONES: Object.fromEntries(
    Object.entries(user.APLICACIONES).map(([module, own]) => [
      module,
      {
        ACTIVO_USUARIO: flagOf(own.ACTIVO_USUARIO),
        APLICACION_PERMITIDA: flagOf(own.APLICACION_PERMITIDA),
      },
    ]),
  ),
  PERMISOS: user.PERMISOS.flatMap((row) => {
    const read = readPermissionRow({ ...row });
    if (!read) return [];
    const { ID_USUARIO: _whose, VALOR, ...rest } = read;
    return [{ ...rest, VALOR: flagOf(VALOR) }];
  }),
});

/** The table that the executor obeys, as the screen shows it. */
export function tableOf({ company, users }: AccessRows): PermissionTable {
  const { modules: had, APLICACIONES, ROLES = {} } = companyAccess(company);
  const modules = APPLICATIONS.filter((each) => had.includes(each));
  return {
    ACCESO: company.ACCESO ?? 0,
    MODULOS: modules,
    APLICACIONES: Object.fromEntries(modules.map((module) => [module, flagOf(APLICACIONES[module])])),
    ROLES: Object.fromEntries(
      Object.entries(ROLES).map(([id, role]) => [id, { ...role, DERECHOS: [...role.DERECHOS] }]),
    ),
    LIBERACION: {
      ACTIVA: flagOf(company.LIBERACION?.ACTIVA),
      DESDE: company.LIBERACION?.DESDE ?? '0.00',
    },
    PERSONAS: users.map(personOf).sort((a, b) => a.NombreUsuario.localeCompare(b.NombreUsuario, 'es')),
  };
}

export const permissionTable: Implementation<typeof permissionProcedures.permissionTable> = async (call) =>
  tableOf(await accessRows(call));

/**
 * Counts a change of what people may do, on condition that nobody changed anything of it since it was read: of all
 * changes of a company only one is made at a time, each on what the one before left.
 */
export function nextAccess(
  company: CompanyRecord,
  set: Record<string, unknown> = {},
): Write & { kind: 'update' } {
  const ACCESO = (company.ACCESO ?? 0) + 1;
  return {
    kind: 'update',
    table: 'users',
    key: { ...companyRowKey(company.pk.split('#')[1] ?? '') },
    set: { ...set, ACCESO },
    when: { exists: true, missingOrBelow: { ACCESO } },
  };
}

/** Writes a change of permissions, or says that the table that was seen is not the one that stands. */
export async function writeAccess(call: Call<unknown>, ...writes: Write[]): Promise<void> {
  try {
    await call.services.database.write(...writes);
  } catch (error) {
    throw error instanceof ConditionLost ? staleTable() : error;
  }
}

export const staleTable = (): Error => refusal('document.stale', { user: 'Otro administrador' });
