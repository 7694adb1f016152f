import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import type { SessionRow } from './session.ts';

/** How long a proof given counts for what wants it anew (`stepUp` of a contract). */
const STEP_UP_SECONDS = 5 * 60;

/** Refuses with `session.step-up` unless the person proved themselves less than five minutes ago. */
export function requireStepUp(now: Date, { authTime }: SessionRow, action: string): void {
  const at = Math.floor(now.getTime() / 1000);
  if (at - authTime >= STEP_UP_SECONDS) throw refusal('session.step-up', { action });
}
