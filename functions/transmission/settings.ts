import { safeSettle, scaled, type SettleRules } from '../../shared/transmission/settle.ts';
import { optionalSetting } from '../runtime/config.ts';
import { isLocal, numberOf } from './gateways/endpoint.ts';

/** Time that a function keeps for itself after the longest exchange: to classify, archive and record. */
const RESERVE_MS = 10_000;
/** An exchange that could not have this long is not begun. */
const SHORTEST_MS = 3_000;
const LEASE_MARGIN_MS = 30_000;

/**
 * Waits of the machine. `SAT_SETTLE_FACTOR` shortens them, and only where the authority is on this machine: against a
 * real one the safe values stand whatever is configured (decision 8).
 */
export function settleRules(): SettleRules {
  const factor = isLocal(optionalSetting('SAT_ENDPOINT', '')) ? numberOf('SAT_SETTLE_FACTOR', 1) : 1;
  return factor === 1 ? safeSettle : scaled(safeSettle, Math.min(factor, 1));
}

/**
 * Longest that an exchange may take: as configured, and at least ten seconds less than the function has left, so that
 * a silent authority is classified by us and not by the function's end. Undefined when too little is left to begin.
 */
export function sendLimit(remainingMs: number): number | undefined {
  const limit = Math.min(numberOf('SAT_TIMEOUT_MS', 60_000), remainingMs - RESERVE_MS);
  return limit < Math.min(SHORTEST_MS, numberOf('SAT_TIMEOUT_MS', 60_000)) ? undefined : limit;
}

export function queryLimit(remainingMs: number): number | undefined {
  const wanted = numberOf('SAT_QUERY_TIMEOUT_MS', 20_000);
  const limit = Math.min(wanted, remainingMs - RESERVE_MS);
  return limit < Math.min(SHORTEST_MS, wanted) ? undefined : limit;
}

/** How long an attempt holds its transmission before others may take it for stopped. */
export const leaseFor = (limitMs: number): number => limitMs + RESERVE_MS + LEASE_MARGIN_MS;
