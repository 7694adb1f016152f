import type { Classified } from '../../shared/transmission/classify.ts';
import { afterExchange, isDown, type Standing } from '../../shared/transmission/outage.ts';
import type { Operation } from '../../shared/transmission/operations.ts';
import { ConditionLost, type Item, type Key } from '../runtime/database.ts';
import { systemKey } from '../runtime/keys.ts';
import type { Services } from '../runtime/services.ts';
import type { Gateway } from './gateways/gateway.ts';
import type { Job } from './job.ts';
import { tell } from './outside/circuit.ts';
import { TABLE } from './rows.ts';
import { queryLimit, settleRules } from './settings.ts';

/** Circuit breaker of one operation of one authority, `pk system#breaker`, `sk <authority>~<operation>`. */
export interface BreakerRow extends Item, Standing {
  lock: number;
  /** Failures of the running window, epoch milliseconds. */
  failures: number[];
  /** Who looks next whether the authority is back may do so from then on. */
  probeAt: number;
  /** When those whose declarations it holds back were told last; none before. */
  toldAt?: number;
}

/** Every try has one winner: more than the messages of two batches, which may all fail in one moment. */
const TRIES = 12;
/** What is counted apart: an authority may take declarations and answer no questions. */
export type Exchange = Operation | 'CONSULTA';
const EVERYTHING = '*';

const keyOf = (authority: string, operation: string) => ({
  pk: systemKey('breaker'),
  sk: `${authority}~${operation}`,
});

export const readBreakers = (services: Services): Promise<BreakerRow[]> =>
  services.database.query<BreakerRow>(TABLE, {
    pk: systemKey('breaker'),
    few: 'operations of the authorities',
  });

/** Rows that hold an operation back: its own, and the one of the whole authority that asked to be left alone. */
export const breakerKeys = (authority: string, operation: Exchange): Key[] =>
  [EVERYTHING, operation].map((each) => keyOf(authority, each));

/**
 * Whether an exchange may begin. While a breaker is open one worker at a time asks the authority's status; a real
 * declaration is never the probe (fault rows 31 and 32). Undefined when it may, else when to look again.
 */
export async function heldUntil(
  job: Job,
  gateway: Gateway,
  rows: readonly (BreakerRow | undefined)[],
): Promise<number | undefined> {
  const { services } = job;
  const now = services.now().getTime();
  const open = rows.filter((row) => row !== undefined && row.openSince > 0) as BreakerRow[];
  const [row] = open;
  if (!row) return undefined;
  const waits = Math.max(...open.map((each) => each.probeAt));
  if (now < waits) return waits;
  const probeAt = now + settleRules().breakerProbe;
  const limit = queryLimit(job.remaining());
  if (limit === undefined || !(await put(services, { ...row, probeAt }))) return probeAt;
  if (!(await gateway.healthy({ timeoutMs: limit }))) return probeAt;
  for (const each of open) {
    const lock = each === row ? each.lock + 1 : each.lock;
    // Its status is well; only the exchange itself shows whether that works too.
    const failing = each.failingSince ? { failingAt: now } : {};
    await put(services, { ...each, ...failing, lock, failures: [], openSince: 0, probeAt: 0 });
  }
  services.log.info('transmission.breaker', { authority: gateway.name, open: false });
  await tell(services, gateway.name, true);
  return undefined;
}

/** The authority said until when it wants to be left alone: nothing is sent and nothing asked before (fault row 21). */
export async function quiet(job: Job, authority: string, until: number): Promise<void> {
  const { services } = job;
  const key = keyOf(authority, EVERYTHING);
  const known = await services.database.get<BreakerRow>(TABLE, key);
  const row = known ?? { ...key, lock: 0, failures: [], openSince: 0, probeAt: 0 };
  if (row.probeAt >= until) return;
  const openSince = row.openSince || services.now().getTime();
  await put(services, { ...row, openSince, probeAt: until });
  await tell(services, authority, false, 'busy', 1);
  services.log.warn('transmission.breaker', { authority, open: true, until: new Date(until).toISOString() });
}

/** Tells the breaker how an exchange went. Best effort: a lost count delays the opening, it changes no declaration. */
export async function report(
  job: Job,
  authority: string,
  operation: Exchange,
  health: Classified['health'],
  insecure = false,
): Promise<void> {
  if (health === 'untold') return;
  const works = health === 'works';
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
      if (works && row.failures.length === 0 && row.openSince === 0 && !row.failingSince) return;
      const failures = works ? [] : [...row.failures.filter((at) => now - at < rules.breakerWindow), now];
      const opens = failures.length >= rules.breakerFailures;
      const openSince = works ? 0 : opens ? row.openSince || now : row.openSince;
      const probeAt =
        openSince === 0 ? 0 : opens && row.openSince === 0 ? now + rules.breakerProbe : row.probeAt;
      const next = {
        ...row,
        ...afterExchange(row, rules, now, { works, insecure }),
        ...{ failures: failures.slice(-rules.breakerFailures), openSince, probeAt },
      };
      if (!(await put(services, next))) continue;
      if (works ? isDown(row, rules) : isDown(next, rules) && !isDown(row, rules))
        await tell(services, authority, works, insecure ? 'insecure' : 'silent', 1);
      if (openSince !== 0 && row.openSince === 0)
        services.log.warn('transmission.breaker', { authority, operation, open: true });
      return;
    }
  } catch (error) {
    services.log.warn('transmission.breaker', { authority, operation, error });
  }
}

/** Notes when people were told of what it holds back, 0 of its end. Best effort: who is told again hears it once (`putFor`). */
export const noteTold = (services: Services, row: BreakerRow, toldAt: number): Promise<boolean> =>
  put(services, { ...row, toldAt });

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
