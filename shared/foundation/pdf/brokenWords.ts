/**
 * Ends a line whose last word goes on in the next one. It is never shown: no text holds it, because it is one of the
 * invisible marks that texts are cleaned of.
 */
export const JOINT = '\u2060';

/** A piece of a line, in the order in which it is shown. */
export interface TextPart {
  readonly text: string;
  /** What is read in its place: a whole word at its first piece, nothing at the others (ISO 32000-1, 14.9.4). */
  readonly actual?: string;
}

/** Lines as they are shown; `parts` of those that hold a piece of a broken word, when there are any. */
export interface ReadableLines {
  readonly lines: readonly string[];
  readonly parts?: readonly (readonly TextPart[] | undefined)[];
}

const goesOn = (line: string | undefined): boolean => line?.endsWith(JOINT) ?? false;

/** The word that begins with `start` at the end of this line and goes on below it. */
function wholeWord(start: string, index: number, shown: readonly string[], lines: readonly string[]): string {
  let word = start;
  for (let at = index + 1; at < shown.length; at++) {
    const [piece = '', ...others] = (shown[at] ?? '').split(' ');
    word += piece;
    if (others.length > 0 || !goesOn(lines[at])) break;
  }
  return word;
}

function partsOf(index: number, shown: readonly string[], lines: readonly string[]): TextPart[] | undefined {
  const text = shown[index] ?? '';
  const [from, on] = [index > 0 && goesOn(lines[index - 1]), goesOn(lines[index])];
  if (!from && !on) return undefined;
  const space = text.indexOf(' ');
  const head = from ? (space < 0 ? text : text.slice(0, space)) : '';
  const tail = on && head.length < text.length ? text.slice(text.lastIndexOf(' ') + 1) : '';
  const between = text.slice(head.length, text.length - tail.length);
  return [
    ...(head === '' ? [] : [{ text: head, actual: '' }]),
    ...(between === '' ? [] : [{ text: between }]),
    ...(tail === '' ? [] : [{ text: tail, actual: wholeWord(tail, index, shown, lines) }]),
  ];
}

/** Takes the joints out of wrapped lines and says what is to be read where they were; lines without any stay as they are. */
export function readableLines(lines: readonly string[]): ReadableLines {
  if (!lines.some(goesOn)) return { lines };
  const shown = lines.map((line) => (goesOn(line) ? line.slice(0, -JOINT.length) : line));
  return { lines: shown, parts: shown.map((_, index) => partsOf(index, shown, lines)) };
}
