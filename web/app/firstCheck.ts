import type { SessionFacts } from '../../shared/users/sessionFacts.ts';
import { checkSession } from './checkSession.ts';

let asked: Promise<SessionFacts | undefined> | undefined;

/** Asks whether there is a session while the frame that waits for the answer is still being fetched. */
export function askFirst(): void {
  asked = checkSession();
  // Whoever takes it hears of a failure; it must not count as unheard until then.
  asked.catch(() => undefined);
}

/** The question asked at the start, once; anew for whoever comes later. */
export function firstCheck(): Promise<SessionFacts | undefined> {
  const answer = asked ?? checkSession();
  asked = undefined;
  return answer;
}
