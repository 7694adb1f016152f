import { randomBytes } from 'node:crypto';
import { groupPermission, laterGroups } from '../../shared/foundation/access/fieldGroups.ts';
import { isOneOf } from '../../shared/foundation/oneOf.ts';
import type { CountryCode } from '../../shared/countries/country.ts';
import { isForPrograms } from '../../shared/foundation/contracts/forPrograms.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import type { Permission } from '../../shared/foundation/contracts/procedure.ts';
import type { Item } from './database.ts';
import { journalOf } from './journal.ts';
import { companyKey, systemKey } from './keys.ts';
import { hashToken, type SessionRow } from './session.ts';
import type { Services } from './services.ts';

/** Begins every token, so that whoever finds one knows what it is. */
const PREFIX = 'dsp_';
/** Its use is noted this often at most. */
const NOTED_SECONDS = 60 * 60;

/** A program that works for a company, `pk C#<company>`, `sk TOKEN#<id>`; nothing of it opens anything. */
export interface ProgramRow extends Item {
  ID_TOKEN: string;
  NOMBRE: string;
  /** Permissions that it was given; it has those of them that its owner still has. */
  PERMISOS: string[];
  /** Groups of fields that there were when it was made. */
  GRUPOS?: readonly string[];
  ID_USUARIO: string;
  CREADO_POR: string;
  /** Epoch seconds; `ULTIMO_USO` 0 before the first. */
  CREADO: number;
  VENCE: number;
  ULTIMO_USO: number;
  REVOCADO: string;
  /** SHA-256 of the token, by which its key is found when it is revoked. */
  HASH: string;
}

/** What a token opens, by its hash alone; passes with the table's TTL. */
interface KeyRow extends Item {
  company: string;
  country: CountryCode;
  id: string;
}

export const programKey = (company: string, id: string) => ({
  pk: companyKey({ company }),
  sk: `TOKEN#${id}`,
});
export const programSecretKey = (hash: string) => ({ pk: systemKey('program', hash), sk: 'K' });

/** A new token, shown once, with the hash that is kept of it. */
export function newProgramToken(): { token: string; hash: string } {
  const token = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  return { token, hash: hashToken(token) };
}

export interface Program {
  /** As if its owner had signed in and never proved themselves again: whatever asks for that is refused. */
  session: SessionRow;
  hash: string;
  row: ProgramRow;
}

/**
 * The program of a token.
 * @throws Refusal `session.missing` for one that is unknown, revoked or past its day.
 */
export async function readProgram(services: Services, token: string): Promise<Program> {
  const hash = hashToken(token);
  const found = await services.database.get<KeyRow>('sessions', programSecretKey(hash));
  const row =
    found && (await services.database.get<ProgramRow>('users', programKey(found.company, found.id)));
  const at = Math.floor(services.now().getTime() / 1000);
  if (!found || !row || row.REVOCADO !== '' || row.HASH !== hash || row.VENCE <= at)
    throw refusal('session.missing');
  const session: SessionRow = {
    ...programSecretKey(hash),
    company: found.company,
    country: found.country,
    userId: row.ID_USUARIO,
    login: row.CREADO_POR,
    family: row.ID_TOKEN,
    created: row.CREADO,
    issued: row.CREADO,
    lastSeen: at,
    authTime: 0,
    absolute: row.VENCE,
    expires: row.VENCE,
  };
  return { session, hash, row };
}

/** How the logbook calls it where it says from which device something was done. */
export const programName = ({ NOMBRE }: Pick<ProgramRow, 'NOMBRE'>): string => `Programa «${NOMBRE}»`;

/** What a program may: of what it was given, what its owner may at this moment; never what a person alone does. */
export function programPermissions(
  { PERMISOS, GRUPOS }: ProgramRow,
  owner: ReadonlySet<Permission>,
): ReadonlySet<Permission> {
  const later = laterGroups(GRUPOS).flatMap((group) =>
    PERMISOS.includes(`${group.module}:write`) ? [groupPermission(group, 'write')] : [],
  );
  const given: readonly string[] = [...PERMISOS, ...later];
  return new Set([...owner].filter((each) => isOneOf(given, each) && isForPrograms(each)));
}

/** Notes in the logbook that a program works, once an hour at most. */
export async function noteUse(services: Services, { row, session }: Program, address: string): Promise<void> {
  const at = session.lastSeen;
  if (at - row.ULTIMO_USO < NOTED_SECONDS) return;
  const doing = {
    company: session.company,
    login: session.login,
    address,
    device: programName(row),
    module: 'users',
    action: 'usar un token de programa',
    changes: true,
  };
  const instant = (seconds: number): string =>
    seconds === 0 ? 'nunca' : new Date(seconds * 1000).toISOString();
  await services.database.noting(journalOf(services, doing)).write({
    kind: 'update',
    table: 'users',
    key: programKey(session.company, row.ID_TOKEN),
    set: { ULTIMO_USO: at },
    told: [{ field: `Uso de «${row.NOMBRE}»`, before: instant(row.ULTIMO_USO), after: instant(at) }],
    when: { exists: true },
  });
}
