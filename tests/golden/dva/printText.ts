import type { DisplayPage } from '../../../shared/foundation/pdf/displayList.ts';

/** Two texts on one line stand at most so many millimetres apart in height. */
const SAME_LINE = 0.9;

/**
 * What stands on the pages, read line by line from left to right: the golden form of a print. It needs no PDF reader
 * and no font, and a change of words, numbers, order or page shows as a change of lines.
 */
export function printText(pages: readonly DisplayPage[]): string {
  return pages
    .map((page) => `== página ${page.number}, ${page.width} × ${page.height} mm\n${pageText(page)}`)
    .join('\n');
}

function pageText(page: DisplayPage): string {
  const texts = [...page.template.texts, ...page.content.texts].sort((a, b) => a.y - b.y || a.x - b.x);
  const lines: { y: number; texts: { x: number; text: string }[] }[] = [];
  for (const { x, y, text } of texts) {
    const line = lines.at(-1);
    if (line && y - line.y <= SAME_LINE) line.texts.push({ x, text });
    else lines.push({ y, texts: [{ x, text }] });
  }
  return lines
    .map(
      ({ texts: parts }) =>
        parts
          .sort((a, b) => a.x - b.x)
          .map((each) => each.text)
          .join(' | ') + '\n',
    )
    .join('');
}
