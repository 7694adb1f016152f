import { ApiError } from './apiError.ts';

/**
 * The idempotency key of what a person asks for: the same as long as nobody can tell whether it was done, so that the server
 * does it once however often they press; another one for other words, and after an answer that decided it.
 */
export class RepeatKey {
  private last: { words: string; key: string } | undefined;

  /** @param words what is asked, whole */
  for(words: string): string {
    if (this.last?.words !== words) this.last = { words, key: crypto.randomUUID() };
    return this.last.key;
  }

  /** @param thrown what came in the place of an answer, if so */
  answered(thrown?: unknown): void {
    if (thrown === undefined || (thrown instanceof ApiError && thrown.decided)) this.last = undefined;
  }
}
