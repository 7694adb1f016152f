import type { Classified } from '../../shared/transmission/classify.ts';
import type { Operation } from '../../shared/transmission/operations.ts';
import { ConditionLost, type Item } from '../runtime/database.ts';
import { systemKey } from '../runtime/keys.ts';
import type { Services } from '../runtime/services.ts';
import type { Gateway } from './gateways/gateway.ts';
import type { Job } from './job.ts';
import { TABLE } from './rows.ts';
import { queryLimit, settleRules } from './settings.ts';

/** Circuit breaker of one operation of one authority, `pk system#breaker`, `sk <authority>~<operation>`. */
export interface BreakerRow extends Item {
  lock: number;
  /** Failures of the running window, epoch milliseconds. */
  failures: number[];
  /** Since when it is open; 0 when closed. */
  openSince: number;
  /** Who looks next whether the authority is back may do so from then on. */
  probeAt: number;
}

/** Every try has one winner: more than the messages of two batches, which may all fail in one moment. */
const TRIES = 12;
const keyOf = (authority: string, operation: string) => ({
  pk: systemKey('breaker'),
  sk: `${authority}~${operation}`,
});

export const readBreakers = (services: Services): Promise<BreakerRow[]> =>
  services.database.query<BreakerRow>(TABLE, { pk: systemKey('breaker') });

/**
 * Whether an attempt may begin. While the breaker is open one worker at a time asks the authority's status; a real
 * declaration is never the probe (fault rows 31 and 32).
 */
export async function admit(
  job: Job,
  gateway: Gateway,
  operation: Operation,
): Promise<'admitted' | { until: number }> {
  const { services } = job;
  const key = keyOf(gateway.name, operation);
  const row = await services.database.get<BreakerRow>(TABLE, key);
  if (!row || row.openSince === 0) return 'admitted';
  const now = services.now().getTime();
  if (now < row.probeAt) return { until: row.probeAt };
  const probeAt = now + settleRules().breakerProbe;
  const limit = queryLimit(job.remaining());
  if (limit === undefined || !(await put(services, { ...row, probeAt }))) return { until: probeAt };
  if (!(await gateway.healthy({ timeoutMs: limit }))) return { until: probeAt };
  await put(services, { ...row, lock: row.lock + 1, failures: [], openSince: 0, probeAt: 0 });
  services.log.info('transmission.breaker', { authority: gateway.name, operation, open: false });
  return 'admitted';
}

/** Tells the breaker how an exchange went. Best effort: a lost count delays the opening, it changes no declaration. */
export async function report(
  job: Job,
  authority: string,
  operation: Operation,
  health: Classified['health'],
): Promise<void> {
  if (health === 'untold') return;
  const { services } = job;
  const rules = settleRules();
  const key = keyOf(authority, operation);
  try {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const row = (await services.database.get<BreakerRow>(TABLE, key)) ?? {
        ...key,
        lock: 0,
        failures: [],
        openSince: 0,
        probeAt: 0,
      };
      const now = services.now().getTime();
      if (health === 'works' && row.failures.length === 0 && row.openSince === 0) return;
      const failures =
        health === 'works' ? [] : [...row.failures.filter((at) => now - at < rules.breakerWindow), now];
      const opens = failures.length >= rules.breakerFailures;
      const openSince = health === 'works' ? 0 : opens ? row.openSince || now : row.openSince;
      const probeAt =
        openSince === 0 ? 0 : opens && row.openSince === 0 ? now + rules.breakerProbe : row.probeAt;
      if (
        await put(services, { ...row, failures: failures.slice(-rules.breakerFailures), openSince, probeAt })
      ) {
        if (openSince !== 0 && row.openSince === 0) {
          services.log.warn('transmission.breaker', { authority, operation, open: true });
        }
        return;
      }
    }
  } catch (error) {
    services.log.warn('transmission.breaker', { authority, operation, error });
  }
}

async function put(services: Services, row: BreakerRow): Promise<boolean> {
  const item = { ...row, pk: systemKey('breaker'), lock: row.lock + 1 };
  const when = row.lock === 0 ? ({ absent: true } as const) : { equals: { lock: row.lock } };
  try {
    await services.database.write({ kind: 'put', table: TABLE, item, when });
    return true;
  } catch (error) {
    if (error instanceof ConditionLost) return false;
    throw error;
  }
}
