/** Whether a text is one of a list of words; the compiler then knows which words it can be. */
export const isOneOf = <T extends string>(words: readonly T[], text: string | undefined): text is T =>
  words.some((word) => word === text);
