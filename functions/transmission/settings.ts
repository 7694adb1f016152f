import { safeSettle, scaled, type SettleRules } from '../../shared/transmission/settle.ts';
import { isLocal } from '../../shared/settings.ts';
import { settings } from '../runtime/config.ts';

/** Time that a function keeps for itself after the longest exchange: to classify, archive and record. */
const RESERVE_MS = 10_000;
/** An exchange that could not have this long is not begun. */
const SHORTEST_MS = 3_000;
const LEASE_MARGIN_MS = 30_000;

/**
 * Waits of the machine. `SAT_SETTLE_FACTOR` shortens them, and only where every authority is on this machine: as soon as
 * one is real the safe values stand whatever is configured (decision 8).
 */
export function settleRules(): SettleRules {
  const {
    SAT_ENDPOINT,
    SARAH_ENDPOINT,
    SARAH_MANIFESTS_ENDPOINT,
    CERTIFICADOR_A_ENDPOINT,
    CERTIFICADOR_B_ENDPOINT,
    SAT_SETTLE_FACTOR: configured,
  } = settings();
  const stated = [
    SAT_ENDPOINT,
    SARAH_ENDPOINT,
    SARAH_MANIFESTS_ENDPOINT,
    CERTIFICADOR_A_ENDPOINT,
    CERTIFICADOR_B_ENDPOINT,
  ].filter((each) => each !== undefined);
  const factor = stated.length > 0 && stated.every(isLocal) ? configured : 1;
  return factor === 1 ? safeSettle : scaled(safeSettle, Math.min(factor, 1));
}

/**
 * Longest that an exchange may take: as configured, and at least ten seconds less than the function has left, so that
 * a silent authority is classified by us and not by the function's end. Undefined when too little is left to begin.
 */
export function sendLimit(remainingMs: number): number | undefined {
  return within(settings().SAT_TIMEOUT_MS, remainingMs);
}

export function queryLimit(remainingMs: number): number | undefined {
  return within(settings().SAT_QUERY_TIMEOUT_MS, remainingMs);
}

function within(wanted: number, remainingMs: number): number | undefined {
  const limit = Math.min(wanted, remainingMs - RESERVE_MS);
  return limit < Math.min(SHORTEST_MS, wanted) ? undefined : limit;
}

/** How long an attempt holds its transmission before others may take it for stopped. */
export const leaseFor = (limitMs: number): number => limitMs + RESERVE_MS + LEASE_MARGIN_MS;
