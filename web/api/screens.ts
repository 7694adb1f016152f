/** A screen that asks something. */
export interface Screen {
  /** Hash of the key under which the answer is kept. */
  question: string;
  /** It looks at whether the question failed, and so says it itself. */
  looks: boolean;
}

/** All that are there now. */
export const screens = new Set<Screen>();

/** Whether some screen says itself that a question failed. */
export const isLookedAt = (question: string): boolean =>
  [...screens].some((screen) => screen.looks && screen.question === question);
