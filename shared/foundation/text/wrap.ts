/**
 * Breaks a text into lines of at most `width` characters (code points) at its spaces, for print (spec 5: commercial
 * name 28, characteristics 27, brand 13, model 13 or 14). A word longer than a line fills lines of its own; nothing
 * but white space at the breaks is lost. Blank text gives no lines. `joint` ends a line whose word goes on in the next.
 * @throws RangeError when the width is below 1.
 */
export function wrapWords(text: string, width: number, joint = ''): string[] {
  if (!(width >= 1)) throw new RangeError(`Width below one character: ${width}`);
  const lines: string[] = [];
  let line = '';
  let used = 0;
  // Nearly every text is one code unit a character; only the others need to be taken apart to be counted.
  const pairs = /[\ud800-\udfff]/.test(text);
  // The same for white space: split at a plain sign costs a third of what a pattern does.
  for (const word of text.split(/[^\S ]/.test(text) ? /\s+/ : ' ')) {
    if (word === '') continue;
    const length = pairs ? Array.from(word).length : word.length;
    if (used > 0 && used + 1 + length <= width) {
      line += ' ' + word;
      used += 1 + length;
      continue;
    }
    if (used > 0) lines.push(line);
    if (length <= width) {
      line = word;
      used = length;
      continue;
    }
    let letters = Array.from(word);
    while (letters.length > width) {
      lines.push(letters.slice(0, width).join('') + joint);
      letters = letters.slice(width);
    }
    line = letters.join('');
    used = letters.length;
  }
  if (used > 0) lines.push(line);
  return lines;
}
