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

/** Keys of acts whose answers were lost, by what was asked. */
const lost = new Map<string, string>();

/**
 * Does what may have to be asked again after its answer was lost: it goes under the same key then, so that the server does
 * it once (fault row 3).
 * @param words what is asked, whole
 */
export async function repeatable<T>(words: string, ask: (key: string) => Promise<T>): Promise<T> {
  const key = lost.get(words) ?? crypto.randomUUID();
  try {
    const answer = await ask(key);
    lost.delete(words);
    return answer;
  } catch (thrown) {
    if (thrown instanceof ApiError && thrown.lost) lost.set(words, key);
    else lost.delete(words);
    throw thrown;
  }
}
