import { userProcedures } from '../../shared/users/procedures.ts';
import { ApiError } from '../api/apiError.ts';
import { call } from '../api/call.ts';
import { setLeftOpen } from './storage.ts';

const TIMEOUT_MS = 10_000;

let ending: Promise<boolean> | undefined;

/**
 * Ends at the server the session that somebody ended here; until that is done it stands marked as left open, and lets nobody
 * in again (`checkSession.ts`). Answers whether it is done. One at a time: who signs in waits for it.
 */
export function endSession(): Promise<boolean> {
  ending ??= end().finally(() => (ending = undefined));
  return ending;
}

async function end(): Promise<boolean> {
  setLeftOpen(true);
  try {
    // Under a key of its own each time: the answer that another session's end got would end nothing.
    await call(userProcedures.logout, {}, { idempotencyKey: crypto.randomUUID(), timeout: TIMEOUT_MS });
  } catch (thrown) {
    // Refused to who has no session any more, it is over.
    if (!(thrown instanceof ApiError && thrown.status === 401)) return false;
  }
  setLeftOpen(false);
  return true;
}
