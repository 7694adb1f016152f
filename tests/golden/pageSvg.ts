import type { DisplayPage, DisplayText } from '../../shared/foundation/pdf/displayList.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Hundredths of a millimetre: finer than paper shows, coarse enough that no rounding of a sum moves a file. */
const mm = (value: number): string => String(Math.round(value * 100) / 100);
const shade = (gray: number): string => {
  const part = Math.round(gray * 255)
    .toString(16)
    .padStart(2, '0');
  return `#${part}${part}${part}`;
};

function textElement({ x, y, text, size, width, font, gray }: DisplayText): string {
  const weight = font === 'bold' ? ' font-weight="700"' : '';
  const fill = gray === 0 ? '' : ` fill="${shade(gray)}"`;
  const shown = text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);
  return (
    `<text x="${mm(x)}" y="${mm(y)}" font-size="${mm(size)}" textLength="${mm(width)}"` +
    `${weight}${fill}>${shown}</text>`
  );
}

/**
 * A page as a picture that a person can look at and a difference can be read in, an element a line. It is the display
 * list and nothing else: no font and no PDF reader of this machine has a part in it.
 */
export function pageSvg(page: DisplayPage): string {
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${mm(page.width)}mm" height="${mm(page.height)}mm" ` +
      `viewBox="0 0 ${mm(page.width)} ${mm(page.height)}" font-family="Arimo, Helvetica, Arial, sans-serif" ` +
      'xml:space="preserve">',
    `<rect width="${mm(page.width)}" height="${mm(page.height)}" fill="#fff"/>`,
  ];
  for (const { rects, lines: rules, texts } of [page.template, page.content]) {
    for (const { x, y, width, height, fill, stroke, thickness } of rects) {
      const frame = stroke === undefined ? '' : ` stroke="${shade(stroke)}" stroke-width="${mm(thickness)}"`;
      lines.push(
        `<rect x="${mm(x)}" y="${mm(y)}" width="${mm(width)}" height="${mm(height)}" ` +
          `fill="${fill === undefined ? 'none' : shade(fill)}"${frame}/>`,
      );
    }
    for (const { x1, y1, x2, y2, thickness, gray } of rules) {
      lines.push(
        `<line x1="${mm(x1)}" y1="${mm(y1)}" x2="${mm(x2)}" y2="${mm(y2)}" ` +
          `stroke="${shade(gray)}" stroke-width="${mm(thickness)}"/>`,
      );
    }
    lines.push(...texts.map(textElement));
  }
  return `${lines.join('\n')}\n</svg>\n`;
}
