import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import type { LookupReason, LookupState } from '../../../shared/transmission/lookups/kept.ts';
import { type LookupName } from '../../../shared/transmission/lookups/kept.ts';
import { lookups } from '../../../shared/transmission/lookups/register.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';
import { fetchLookup } from '../gateways/lookups/fetchLookup.ts';
import type { Wire } from '../gateways/wire.ts';
import { SERVICES } from '../outside/rows.ts';
import { cacheKey, openSaid, sealSaid, type CachedRow } from './rows.ts';

const HOUR_MS = 3_600_000;
/** Older answers are shown beside «sin verificar», and forgotten after a month. */
const KEPT_SECONDS = 30 * 24 * 3600;

/** What is known of a thing now. */
export interface Known {
  state: LookupState;
  said: AnyRecord;
  /** When it was said, epoch milliseconds; 0 when it never was. */
  at: number;
  reason?: LookupReason;
}

type Asking = Pick<TenantScope, 'company' | 'country'>;

/**
 * What a service says of a thing: from what it said lately, else asked. Where it says nothing that can be believed the
 * thing is unverified, with what was said before.
 */
export async function askLookup(
  services: Services,
  scope: Asking,
  name: LookupName,
  key: string,
  { anew = false, wire }: { anew?: boolean; wire?: Wire } = {},
): Promise<Known> {
  const { database, sealer, now } = services;
  const cached = await database.get<CachedRow>(SERVICES, cacheKey(scope, name, key));
  const before = cached && {
    said: openSaid(sealer, scope.company, name, key, cached.sealed),
    at: cached.at,
  };
  const state = cached?.found ? 'VERIFICADA' : 'NO_EXISTE';
  const isFresh = cached && now().getTime() - cached.at < lookups[name].freshHours * HOUR_MS;
  if (isFresh && before && !anew) return { state, ...before };
  const finding = await fetchLookup(services, scope, name, key, wire);
  if (finding.kind === 'none')
    return { state: 'SIN_VERIFICAR', said: before?.said ?? {}, at: before?.at ?? 0, reason: finding.why };
  const said = finding.kind === 'found' ? finding.said : {};
  const at = now().getTime();
  const item: CachedRow = {
    ...cacheKey(scope, name, key),
    found: finding.kind === 'found',
    sealed: sealSaid(sealer, scope.company, name, key, said),
    at,
    expires: Math.floor(at / 1000) + KEPT_SECONDS,
  };
  await database.aside({ kind: 'put', table: SERVICES, item });
  return { state: finding.kind === 'found' ? 'VERIFICADA' : 'NO_EXISTE', said, at };
}
