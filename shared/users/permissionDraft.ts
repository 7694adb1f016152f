import { sayerOf, type CompanyAccess, type UserAccess } from '../foundation/access/overlay.ts';
import type { PermissionRow } from '../foundation/access/permissionRow.ts';
import { rolesOf } from '../foundation/access/roles.ts';
import { grantables, titleOfRight } from './grantables.ts';
import type { PermissionChange, PermissionTable, TablePerson } from './permissionProcedures.ts';
import { differencesBetween, withRole, type OwnRows } from './withRight.ts';

/** The part of the table that is the company's. */
export const companyOfTable = ({ MODULOS, APLICACIONES, ROLES }: PermissionTable): CompanyAccess => ({
  modules: MODULOS,
  APLICACIONES,
  ROLES,
});

/** A person of the table, as they are or as they are drafted. */
export type DraftPerson = Omit<TablePerson, keyof OwnRows> & Required<OwnRows>;

/** The call by which a person comes to be as they are drafted; undefined when that is what they are. */
export function changeTo(
  company: CompanyAccess,
  was: DraftPerson,
  is: OwnRows,
): PermissionChange | undefined {
  const ROL = is.ROL ?? '';
  const based = ROL === was.ROL ? was : withRole(company, was, ROL);
  const PERMISOS = differencesBetween(company, based, { ...was, ...is }).map(({ right, other }) => ({
    ID_MODULO: right.module,
    ID_OBJETO: right.object,
    CLAVE: right.key,
    VALOR: other ? ('1' as const) : ('0' as const),
  }));
  if (ROL === was.ROL && PERMISOS.length === 0) return undefined;
  return { ID_USUARIO: was.IdUsuario, ...(ROL === was.ROL ? {} : { ROL }), PERMISOS };
}

/** One line of what a draft changes, in words. */
export interface DraftLine {
  person: string;
  what: string;
  before: string;
  after: string;
}

const yesNo = (on: boolean): string => (on ? 'Sí' : 'No');

/** What a draft changes of a person: the role, and each right that they would have or not have. */
export function linesOf(company: CompanyAccess, was: DraftPerson, is: OwnRows): DraftLine[] {
  const named = (ROL = ''): string => rolesOf(company.ROLES)[ROL]?.NOMBRE ?? 'Sin rol';
  const person = was.NombreUsuario;
  return [
    ...((is.ROL ?? '') === was.ROL
      ? []
      : [{ person, what: 'Rol', before: named(was.ROL), after: named(is.ROL) }]),
    ...differencesBetween(company, was, { ...was, ...is }).map(({ right, one, other }) => ({
      person,
      what: titleOfRight(right),
      before: yesNo(one),
      after: yesNo(other),
    })),
  ];
}

/** Headings of the file. */
export const PERMISSION_HEAD = ['ID_USUARIO', 'USUARIO', 'ID_MODULO', 'ID_OBJETO', 'CLAVE', 'VALOR'] as const;
/** Key of the row that says a person's role. */
export const ROLE_KEY = 'rol';

/** The whole table as rows of permissions (spec 3): a person's role, and each right that they have or not. */
export function permissionCsv(table: PermissionTable): { head: readonly string[]; rows: string[][] } {
  const company = companyOfTable(table);
  const rows = table.PERSONAS.flatMap((user) => {
    const say = sayerOf(company, user);
    const own = [user.IdUsuario, user.Usuario];
    return [
      [...own, '', '', ROLE_KEY, user.ROL],
      ...grantables
        .filter(({ module }) => table.MODULOS.includes(module))
        .map(({ module, object, key }) => [
          ...own,
          module,
          object,
          key,
          say(module, object, key).on ? '1' : '0',
        ]),
    ];
  });
  return { head: PERMISSION_HEAD, rows };
}

/** A person's role and rows as another one's, for whoever is to do the same work. */
export const rowsLike = ({ ROL, APLICACIONES, PERMISOS }: UserAccess): Required<OwnRows> => ({
  ROL: ROL ?? '',
  APLICACIONES: { ...APLICACIONES },
  PERMISOS: PERMISOS.map((row): PermissionRow => ({ ...row })),
});
