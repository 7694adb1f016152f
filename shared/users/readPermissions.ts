import type { CompanyAccess } from '../foundation/access/overlay.ts';
import { readPermissionRow } from '../foundation/access/permissionRow.ts';
import { rightName, rolesOf } from '../foundation/access/roles.ts';
import { breaksOf } from '../foundation/fields/breaksOf.ts';
import { parseCells, unshield } from '../foundation/fields/csv.ts';
import { grantableOf } from './grantables.ts';
import { companyOfTable, PERMISSION_HEAD, ROLE_KEY, type DraftPerson } from './permissionDraft.ts';
import type { PermissionTable } from './permissionProcedures.ts';
import { withRight, withRole } from './withRight.ts';

export interface ReadPermissions {
  /** People as the file says that they are to be, by id. */
  people: Map<string, DraftPerson>;
  /** Rows that were not taken, in sentences. */
  problems: string[];
}

/**
 * Reads rows of permissions from CSV. Headings may be IDMODULO, IDOBJETO and IDUSUARIO as well; modules may be numbers of
 * spec 3; people may be named by login. What is not in the file stays as it is, and every row that cannot be read is named.
 */
export function readPermissions(text: string, table: PermissionTable): ReadPermissions {
  const company = companyOfTable(table);
  const people = new Map<string, DraftPerson>();
  const problems: string[] = [];
  const parsed = parseCells(text);
  const [head = [], ...lines] = parsed.data.map((cells) => cells.map((cell) => unshield(cell.trim())));
  // Who loses its end would lose rights: nothing of a broken file is taken.
  const broken = breaksOf(text, parsed);
  if (broken.length > 0) return { people, problems: broken };
  const names = head.map((name) => name.toUpperCase());
  if (!names.includes('CLAVE') || !names.includes('VALOR'))
    return { people, problems: [`La primera fila debe llevar ${PERMISSION_HEAD.join(', ')}.`] };
  const raws = lines.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])));
  const find = (raw: PermissionRaw): DraftPerson | undefined =>
    table.PERSONAS.find(({ IdUsuario }) => IdUsuario === (raw['ID_USUARIO'] || raw['IDUSUARIO'])) ??
    table.PERSONAS.find(({ Usuario }) => Usuario === raw['USUARIO']?.toLowerCase());
  const seen = new Map<string, { row: number; value: string }>();
  const take = (raw: PermissionRaw, row: number): void => {
    if (Object.values(raw).every((cell) => cell === '')) return;
    const known = find(raw);
    if (!known)
      return void problems.push(`Fila ${row}: no hay esa persona en la empresa; revise ID_USUARIO.`);
    const key = keyOf(known, raw);
    const value = raw['VALOR'] ?? '';
    const earlier = seen.get(key);
    if (earlier && earlier.value !== value)
      return void problems.push(
        `Fila ${row}: dice otra cosa que la fila ${earlier.row} del mismo permiso; deje una de las dos.`,
      );
    seen.set(key, { row, value });
    const taken = takeRow(company, people.get(known.IdUsuario) ?? known, raw);
    if (typeof taken === 'string') problems.push(`Fila ${row}: ${taken}`);
    else people.set(known.IdUsuario, taken);
  };
  // A role first, wherever its row stands: it would take back what the rows before it gave.
  const isRole = (raw: PermissionRaw): boolean => raw['CLAVE']?.toLowerCase() === ROLE_KEY;
  raws.forEach((raw, index) => isRole(raw) && take(raw, index + 2));
  raws.forEach((raw, index) => !isRole(raw) && take(raw, index + 2));
  return { people, problems };
}

type PermissionRaw = Readonly<Record<string, string>>;

/** What a row speaks of; two rows of one may not say different things. */
function keyOf({ IdUsuario }: DraftPerson, raw: PermissionRaw): string {
  const key = (raw['CLAVE'] ?? '').toLowerCase();
  if (key === ROLE_KEY) return JSON.stringify([IdUsuario, key]);
  const { ID_MODULO = '', ID_OBJETO = '' } = readPermissionRow(raw) ?? {};
  return JSON.stringify([IdUsuario, ID_MODULO, ID_OBJETO, key]);
}

/** The person with what a row says, or why it says nothing. */
function takeRow(company: CompanyAccess, user: DraftPerson, raw: PermissionRaw): DraftPerson | string {
  const VALOR = raw['VALOR'] ?? '';
  if (raw['CLAVE']?.toLowerCase() === ROLE_KEY) {
    if (VALOR === user.ROL) return user;
    if (VALOR !== '' && !rolesOf(company.ROLES)[VALOR])
      return `no hay un rol «${VALOR}»; use el identificador de uno de la empresa.`;
    return withRole(company, user, VALOR);
  }
  const read = readPermissionRow(raw);
  const right = read && grantableOf(rightName(read.ID_MODULO, read.ID_OBJETO, read.CLAVE));
  if (!right)
    return `«${raw['CLAVE'] ?? ''}» no es un permiso de ese módulo; revise ID_MODULO, ID_OBJETO y CLAVE.`;
  if (VALOR !== '1' && VALOR !== '0') return `VALOR es «${VALOR}» y debe ser 1 o 0.`;
  return withRight(company, user, right, VALOR === '1');
}
