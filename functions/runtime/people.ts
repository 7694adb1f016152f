import { permissionsOf } from '../../shared/foundation/access/permissions.ts';
import { isClient } from '../../shared/foundation/access/isClient.ts';
import type { DocumentKind } from '../../shared/foundation/documents/kind.ts';
import { accessOf, companyRowKey, userRowKey, type CompanyRow, type UserRow } from './caller.ts';
import { isKnownTo } from './documents/ownImporters.ts';
import type { HeaderRow } from './documents/rows.ts';
import type { TenantScope } from './scope.ts';
import type { Services } from './services.ts';

/** A user with the address to which mails go. */
export interface Person extends UserRow {
  EmailUsuario: string;
}

export interface Parts {
  services: Services;
  scope: TenantScope;
}

export const companyOf = ({ services, scope }: Parts): Promise<CompanyRow | undefined> =>
  services.database.get<CompanyRow>('users', companyRowKey(scope.company));

/** Users of the company by their ids, as they are now; who is gone or not active is left out. */
export async function peopleOf({ services, scope }: Parts, ids: readonly string[]): Promise<Person[]> {
  const rows = await services.database.getMany<Person>(
    'users',
    ids.map((id) => userRowKey(scope.company, id)),
  );
  return rows.filter((row): row is Person => row?.ACTIVO === '1');
}

/** Everybody of the company, whether active or not. */
export const everybodyOf = ({ services, scope }: Parts): Promise<Person[]> =>
  services.database.query<Person>('users', {
    pk: userRowKey(scope.company, '').pk,
    prefix: 'USER#',
    few: 'people of one company',
  });

/** Everybody of the company who is active. */
export const usersOf = async (parts: Parts): Promise<Person[]> =>
  (await everybodyOf(parts)).filter((row) => row.ACTIVO === '1');

/** Everybody of the company who is not active: who has left, and who has not come yet. */
export const inactiveOf = async (parts: Parts): Promise<Person[]> =>
  (await everybodyOf(parts)).filter((row) => row.ACTIVO !== '1');

/** Whether a person may read the document at this moment: who lost access since is told nothing of it. */
export function mayRead(
  { scope }: Parts,
  company: CompanyRow,
  person: Person,
  { kind, header }: { kind: DocumentKind; header: HeaderRow },
): boolean {
  if (!permissionsOf(accessOf(company, person)).has(`${kind.module}:read`)) return false;
  if (!isClient(person.IdPerfil)) return true;
  return isKnownTo({ ...scope, importers: new Set(person.IMPORTADORES ?? []) }, kind, header);
}
