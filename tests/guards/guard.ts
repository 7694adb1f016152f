/** A line that holds a promise, what is left when it is gone, and the tests that must then turn red. */
export interface Guard {
  /** What it keeps from happening, or whom it keeps where. */
  keeps: string;
  file: string;
  /** Its exact text, once in the file. */
  text: string;
  /** What stands in its place when it is removed. */
  instead: string;
  /** Focused test files; one of their tests must fail. */
  tests: readonly string[];
}

/** The file without its guard. */
export const removed = (source: string, { text, instead }: Guard): string =>
  source.replace(text, () => instead);
