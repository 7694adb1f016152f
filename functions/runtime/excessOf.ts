import { countText } from '../../shared/foundation/text/countText.ts';
/** Most lines of one call, all its lists together: ten thousand fractions pasted at once come with their taxes. */
const MOST_LINES = 60_000;
/** Most names of one record or group: no data set has half as many fields. */
const MOST_NAMES = 500;
/** A document has its groups, their lines and their fields; a change of one adds its own two. */
const DEEPEST = 12;

/**
 * Why a parameter is more than any call may bring, or undefined. It looks at nothing but counts, so that what is far too
 * much is refused before it is checked word by word, which takes seconds of the processor that others wait for.
 */
export function excessOf(value: unknown): string | undefined {
  let lines = 0;
  const look = (each: unknown, depth: number): string | undefined => {
    if (typeof each !== 'object' || each === null) return undefined;
    if (depth > DEEPEST) return `tiene más de ${DEEPEST} niveles`;
    const isList = Array.isArray(each);
    const inside: unknown[] = isList ? each : Object.values(each);
    if (isList) {
      lines += inside.length;
      if (lines > MOST_LINES) return `trae más de ${countText(MOST_LINES)} líneas; divídalo en partes`;
    } else if (inside.length > MOST_NAMES) return `trae ${inside.length} nombres y se admiten ${MOST_NAMES}`;
    for (const part of inside) {
      const excess = look(part, depth + 1);
      if (excess !== undefined) return excess;
    }
    return undefined;
  };
  return look(value, 0);
}
