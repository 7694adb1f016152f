import { entriesOf, type StoredOptions } from '../../shared/foundation/options/storedOptions.ts';
import type { OptionEntry } from '../../shared/foundation/options/withOptions.ts';
import { overlaid, type CompanyAccess, type UserAccess } from '../../shared/foundation/access/overlay.ts';
import type { PermissionRow } from '../../shared/foundation/access/permissionRow.ts';
import { permissionsOf, type Access } from '../../shared/foundation/access/permissions.ts';
import type { CompanyPlan } from '../../shared/foundation/access/plan.ts';
import type { Role } from '../../shared/foundation/access/roles.ts';
import type { CountryCode } from '../../shared/countries/country.ts';
import { isModuleOf } from '../../shared/countries/isModuleOf.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import type { ModuleName } from '../../shared/foundation/modules.ts';
import { isClient } from '../../shared/foundation/access/isClient.ts';
import type { Item } from './database.ts';
import { companyKey } from './keys.ts';
import { owesFactor } from './owesFactor.ts';
import type { Permission } from '../../shared/foundation/contracts/procedure.ts';
import { noteUse, programName, programPermissions, readProgram } from './programToken.ts';
import { anyRevision, revisionOf, type RevisionRow } from './reference.ts';
import { sessionScope, type TenantScope } from './scope.ts';
import type { Services } from './services.ts';
import { readSession, type SessionRow } from './session.ts';
import { keysOf } from '../../shared/foundation/keyed.ts';

/** Company row, `pk C#<company>`, `sk COMPANY` of the table `users`: what the executor reads of it. */
export interface CompanyRow extends Item {
  Nombre: string;
  AbreviaturaPais: CountryCode;
  ACTIVO: string;
  /** ACTIVO_CLIENTE by module. */
  APLICACIONES: Partial<Record<ModuleName, string>>;
  /** Roles of its own, by id. */
  ROLES?: Record<string, Role>;
  /** Whether a second person releases what is transmitted, and from which value in US dollars. */
  LIBERACION?: { ACTIVA: string; DESDE: string };
  /** What it says otherwise than the lists of its country. */
  OPCIONES?: StoredOptions;
  /** What it may use, as agreed from each day on; absent where nothing was agreed. */
  PLANES?: CompanyPlan[];
  /** '1': no broker's company but the platform's own, whose people operate it and see no document. */
  PLATAFORMA?: string;
  /** Counts every change of what people of the company may do, and of its options. */
  ACCESO?: number;
}

/** User row, `pk C#<company>`, `sk USER#<id>`. */
export interface UserRow extends Item {
  IdUsuario: string;
  Usuario: string;
  NombreUsuario: string;
  IdPerfil: string;
  SUPER: string;
  ACTIVO: string;
  /** ACTIVO_USUARIO and APLICACION_PERMITIDA by module. */
  APLICACIONES: UserAccess['APLICACIONES'];
  PERMISOS: PermissionRow[];
  /** Role by id, of which the rows above are then the differences. */
  ROL?: string;
  /** Tax ids of the importers that a person of a client company is of. */
  IMPORTADORES?: string[];
}

export const companyRowKey = (company: string) => ({ pk: companyKey({ company }), sk: 'COMPANY' });
export const userRowKey = (company: string, userId: string) => ({
  pk: companyKey({ company }),
  sk: `USER#${userId}`,
});

/**
 * Access facts of a user, read from the rows of app management and permissions (spec 3 and 6). What another country
 * declares on counts for nothing, whatever its row says.
 */
export const accessOf = (company: CompanyRow, user: UserRow): Access =>
  company.PLATAFORMA === '1'
    ? { profileId: user.IdPerfil, admin: false, operator: user.SUPER === '1', applications: [], rights: [] }
    : overlaid(companyAccess(company), user);

/** A company's part of it: its applications, as far as its country has them, and its roles. */
export const companyAccess = ({ AbreviaturaPais, APLICACIONES, ROLES }: CompanyRow): CompanyAccess => ({
  modules: keysOf(APLICACIONES).filter((module) => isModuleOf(AbreviaturaPais, module)),
  APLICACIONES,
  ...(ROLES ? { ROLES } : {}),
});

export interface Caller {
  scope: TenantScope;
  session: SessionRow;
  /** Nothing but what leads to a second factor may be called. */
  owesFactor: boolean;
  /** Last change of the country's lists, by which this request judges. */
  revision: string;
  /** Last change of what people of the company may do. */
  access: string;
  /** What the company says otherwise than the lists. */
  options: readonly OptionEntry[];
  /** Name of the program that calls in a person's place. */
  program?: string;
  /** New token for the cookie when the old one was due. */
  rotated?: string;
}

/** The rows of whom a session is of, both still active, and the last change of their country's lists, in one round trip. */
async function rowsOf(services: Services, row: SessionRow) {
  const [company, user, revision] = await services.database.getEach<CompanyRow & UserRow & RevisionRow>([
    { table: 'users', key: companyRowKey(row.company) },
    { table: 'users', key: userRowKey(row.company, row.userId) },
    anyRevision(row.country),
  ]);
  if (company?.ACTIVO !== '1' || user?.ACTIVO !== '1') throw refusal('session.missing');
  return { company, user, revision: revisionOf(revision) };
}

type Rows = Awaited<ReturnType<typeof rowsOf>>;

/**
 * Scope of a user by the rows of their company and their own.
 * @param hash of the session; '' for work that is done in a person's place, without a sign-in.
 */
export const scopeOfUser = (
  id: string,
  { company, user }: { company: CompanyRow; user: UserRow },
  permissions: ReadonlySet<Permission>,
  hash = '',
): TenantScope =>
  sessionScope({
    company: id,
    companyName: company.Nombre,
    country: company.AbreviaturaPais,
    userId: user.IdUsuario,
    login: user.Usuario,
    userName: user.NombreUsuario,
    sessionHash: hash,
    permissions,
    ...(isClient(user.IdPerfil) ? { importers: new Set(user.IMPORTADORES ?? []) } : {}),
  });

const callerOf = (
  { company, user, revision }: Rows,
  session: SessionRow,
  hash: string,
  permissions: ReadonlySet<Permission>,
): Caller => {
  const scope = scopeOfUser(session.company, { company, user }, permissions, hash);
  return {
    scope,
    session,
    owesFactor: owesFactor(scope.permissions, session),
    revision,
    access: String(company.ACCESO ?? 0),
    options: entriesOf(company.OPCIONES),
  };
};

/** Who is calling: session, then its user and company, both still active; permissions are read anew each time. */
export async function identify(
  services: Services,
  token: string | undefined,
  background: boolean,
): Promise<Caller> {
  const { row, hash, rotated } = await readSession(services, token, background);
  const rows = await rowsOf(services, row);
  const caller = callerOf(rows, row, hash, permissionsOf(accessOf(rows.company, rows.user)));
  return { ...caller, ...(rotated ? { rotated } : {}) };
}

/**
 * Which program is calling, by its token: for its owner, with what it was given of what the owner may at this moment. It
 * has no sign-in, so what belongs to one, and what wants a person's proof, is refused.
 */
export async function identifyProgram(services: Services, token: string, address: string): Promise<Caller> {
  const program = await readProgram(services, token);
  const rows = await rowsOf(services, program.session);
  const owner = permissionsOf(accessOf(rows.company, rows.user));
  await noteUse(services, program, address);
  const caller = callerOf(rows, program.session, program.hash, programPermissions(program.row, owner));
  return { ...caller, program: programName(program.row) };
}
