/**
 * Ranges that are missing from 1 to `last`, both ends of each included.
 * @param used numbers in use, ascending, each once.
 */
export function gapsOf(used: readonly number[], last: number): [from: number, to: number][] {
  const gaps: [number, number][] = [];
  let expected = 1;
  for (const number of [...used.filter((each) => each <= last), last + 1]) {
    if (number > expected) gaps.push([expected, number - 1]);
    expected = number + 1;
  }
  return gaps;
}
