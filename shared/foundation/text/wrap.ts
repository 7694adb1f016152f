/**
 * Breaks a text into lines of at most `width` characters (code points) at its spaces, for print (spec 5: commercial
 * name 28, characteristics 27, brand 13, model 13 or 14). A word longer than a line fills lines of its own; nothing
 * but white space at the breaks is lost. Blank text gives no lines.
 * @throws RangeError when the width is below 1.
 */
export function wrapWords(text: string, width: number): string[] {
  if (!(width >= 1)) throw new RangeError(`Width below one character: ${width}`);
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text.split(/\s+/)) {
    if (word === '') continue;
    let letters = Array.from(word);
    if (used > 0 && used + 1 + letters.length <= width) {
      line += ' ' + word;
      used += 1 + letters.length;
      continue;
    }
    if (used > 0) lines.push(line);
    while (letters.length > width) {
      lines.push(letters.slice(0, width).join(''));
      letters = letters.slice(width);
    }
    line = letters.join('');
    used = letters.length;
  }
  if (used > 0) lines.push(line);
  return lines;
}
