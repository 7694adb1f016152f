import { userProcedures } from '../../shared/users/procedures.ts';
import type { SessionFacts } from '../../shared/users/sessionFacts.ts';
import { ApiError } from '../api/apiError.ts';
import { call } from '../api/call.ts';
import { endSession } from './endSession.ts';
import { isLeftOpen } from './storage.ts';

const RETRY_MS = 5000;
const GIVE_UP_MS = 20_000;

/**
 * Asks whether there is a session: again every 5 s while nobody answers, for 20 s (spec 7, 9). One that somebody ended here is
 * ended first, and is none, whether the server hears of it now or not.
 */
export async function checkSession(): Promise<SessionFacts | undefined> {
  if (isLeftOpen()) {
    await endSession();
    return undefined;
  }
  const end = performance.now() + GIVE_UP_MS;
  for (;;) {
    try {
      return await call(
        userProcedures.check,
        { TOKEN_SESION: undefined },
        { timeout: Math.max(1, end - performance.now()) },
      );
    } catch (thrown) {
      const error = thrown as ApiError;
      if (error.status === 401 || error.status === 403) return undefined;
      if (!(thrown instanceof ApiError) || !error.transient || performance.now() + RETRY_MS >= end)
        throw thrown;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
