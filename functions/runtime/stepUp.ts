import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import type { Services } from './services.ts';
import type { SessionRow } from './session.ts';

/** How long a password given counts for what needs it anew: transmission, permissions, credentials. */
const STEP_UP_SECONDS = 5 * 60;

/** Refuses with `session.step-up` unless the person gave the password less than five minutes ago. */
export function requireStepUp(call: { services: Services; session: SessionRow }, action: string): void {
  const at = Math.floor(call.services.now().getTime() / 1000);
  if (at - call.session.authTime >= STEP_UP_SECONDS) throw refusal('session.step-up', { action });
}
