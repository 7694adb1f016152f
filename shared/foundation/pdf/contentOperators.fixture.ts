/** A text of a page content stream, in points from the bottom-left corner. */
export interface ShownText {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font: string;
  readonly text: string;
}

const TOKEN =
  /\/(\S+) (\S+) Tf|(-?[\d.]+) (-?[\d.]+) Td|1 0 0 1 (\S+) (\S+) Tm|\(((?:\\.|[^\\)])*)\) ?Tj|<([0-9A-F]*)> Tj|\bBT\b/g;

/** Reads the texts of an undeflated content stream, ours or pdf-lib's: a checker that shares no code with them. */
export function shownTexts(content: Uint8Array): ShownText[] {
  const decoder = new TextDecoder('windows-1252');
  let [x, y, size, font] = [0, 0, 0, ''];
  const shown: ShownText[] = [];
  for (const match of decoder.decode(content).matchAll(TOKEN)) {
    if (match[1]) [font, size] = [match[1], Number(match[2])];
    else if (match[3]) [x, y] = [x + Number(match[3]), y + Number(match[4])];
    else if (match[5]) [x, y] = [Number(match[5]), Number(match[6])];
    else if (match[0] === 'BT') [x, y] = [0, 0];
    else {
      const hex = match[8] === undefined ? undefined : (match[8].match(/../g) ?? []);
      const text = hex
        ? decoder.decode(Uint8Array.from(hex, (pair) => parseInt(pair, 16)))
        : (match[7] ?? '').replace(/\\(.)/g, '$1');
      shown.push({ x, y, size, font, text });
    }
  }
  return shown;
}
