import { compare } from '../../shared/foundation/decimal/decimal.ts';
import { impossible } from '../../shared/foundation/contracts/refusal.ts';
import type { Operation } from '../../shared/transmission/operations.ts';
import { oneOfReleased } from '../../shared/transmission/releasedOperation.ts';
import type { Release, ReleasedOperation } from '../../shared/transmission/releaseProcedures.ts';
import type { CompanyRow } from '../runtime/caller.ts';
import type { Item, Write } from '../runtime/database.ts';
import { companyKey } from '../runtime/keys.ts';
import { companyOf } from '../runtime/people.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';

/** Row of a release beside its document, `sk LIB#<version>~<operation>`. */
export interface ReleaseRow extends Item, Release {
  ID_USUARIO: string;
}

export const RELEASES = 'LIB#';

export const releaseKey = (
  scope: Pick<TenantScope, 'company'>,
  id: string,
  { VERSION, OPERACION }: Pick<Release, 'VERSION' | 'OPERACION'>,
) => ({
  pk: companyKey(scope, id),
  sk: `${RELEASES}${String(VERSION).padStart(8, '0')}~${OPERACION}`,
});

/**
 * Whether a company wants a second person before something of that value leaves; what has no value that is known counts
 * as more than any threshold.
 */
export function isReleaseWanted(company: Pick<CompanyRow, 'LIBERACION'>, worth: string | undefined): boolean {
  const { ACTIVA = '0', DESDE = '0' } = company.LIBERACION ?? {};
  return ACTIVA === '1' && (!worth || compare(worth, DESDE) >= 0);
}

/** What of a hand-over a release is of. */
interface Handed {
  kind: string;
  documentId: string;
  version: number;
  operation: Operation;
  worth?: string | undefined;
}

/**
 * Writes without which nothing is handed over: that the very version was released by a second person, where the company
 * wants that. Refuses at once while it was not.
 */
export async function releaseWrites(
  services: Services,
  scope: TenantScope,
  { kind, documentId, version, operation, worth }: Handed,
): Promise<Write[]> {
  const released: ReleasedOperation | undefined = oneOfReleased(operation);
  if (!released) return [];
  const company = await companyOf({ services, scope });
  if (!company || !isReleaseWanted(company, worth)) return [];
  const key = releaseKey(scope, documentId, { VERSION: version, OPERACION: released });
  const row = await services.database.get<ReleaseRow>(kind, key);
  const lost = (): Error =>
    impossible(
      `Su empresa pide que otra persona libere la versión ${version} antes de transmitirla, y nadie lo ha hecho. Pídalo a quien puede liberar.`,
    );
  if (!row) throw lost();
  // Of what is withdrawn nobody prepared anything: the second person is whoever sends it.
  if (released === 'D' && row.ID_USUARIO === scope.userId)
    throw impossible('Usted la liberó: la envía otra persona, para que sean dos quienes lo deciden.');
  return [{ kind: 'check', table: kind, key, when: { equals: { ID_USUARIO: row.ID_USUARIO } }, lost }];
}
