import { ConditionLost } from '../../runtime/database.ts';
import type { Services } from '../../runtime/services.ts';
import { changesOf, serviceKey, SERVICES, type ServiceChange, type ServiceRow } from './rows.ts';

/** So many failures within the window take a service for down; then one call at a time looks whether it is back. */
const FAILURES = 3;
const WINDOW_MS = 60_000;
const PROBE_MS = 20_000;
const TRIES = 5;
const KEPT_SECONDS = 90 * 24 * 3600;

const blank = (name: string): ServiceRow => ({
  ...serviceKey(name),
  lock: 0,
  failures: [],
  openSince: 0,
  probeAt: 0,
});

/** Whether a call may go out: while a service is down, one call of all companies in twenty seconds. */
export async function admits(services: Services, name: string): Promise<boolean> {
  const row = await services.database.get<ServiceRow>(SERVICES, serviceKey(name));
  if (!row || row.openSince === 0) return true;
  const now = services.now().getTime();
  return now >= row.probeAt && put(services, row, { probeAt: now + PROBE_MS });
}

/**
 * Tells how a call went. Best effort: a lost count delays the opening and changes nothing of a document.
 * @param enough failures that take it for down; one where calls are rare.
 */
export async function tell(
  services: Services,
  name: string,
  works: boolean,
  why = '',
  enough = FAILURES,
): Promise<void> {
  try {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const row = (await services.database.get<ServiceRow>(SERVICES, serviceKey(name))) ?? blank(name);
      if (works && row.failures.length === 0 && row.openSince === 0 && row.lock > 0) return;
      const now = services.now().getTime();
      const failures = works ? [] : [...row.failures.filter((at) => now - at < WINDOW_MS), now];
      const opens = !works && row.openSince === 0 && failures.length >= enough;
      const openSince = works ? 0 : opens ? now : row.openSince;
      const probeAt = openSince === 0 ? 0 : opens ? now + PROBE_MS : row.probeAt;
      if (!(await put(services, row, { failures: failures.slice(-enough), openSince, probeAt }))) continue;
      if (opens || (works && row.openSince > 0)) await note(services, name, !works, why);
      return;
    }
  } catch (error) {
    services.log.warn('service.changed', { outside: name, error });
  }
}

/** Keeps a change for the page of services. */
async function note(services: Services, name: string, down: boolean, why: string): Promise<void> {
  const at = services.now();
  const item: ServiceChange = {
    pk: changesOf(name),
    sk: at.toISOString(),
    down,
    why,
    expires: Math.floor(at.getTime() / 1000) + KEPT_SECONDS,
  };
  await services.database.aside({ kind: 'put', table: SERVICES, item });
  services.log.warn('service.changed', { outside: name, down, why });
}

async function put(services: Services, row: ServiceRow, set: Partial<ServiceRow>): Promise<boolean> {
  const item = { ...row, ...set, pk: serviceKey(row.sk).pk, lock: row.lock + 1 };
  const when = row.lock === 0 ? ({ absent: true } as const) : { equals: { lock: row.lock } };
  try {
    await services.database.aside({ kind: 'put', table: SERVICES, item, when });
    return true;
  } catch (error) {
    if (error instanceof ConditionLost) return false;
    throw error;
  }
}
