import type { DisplayLayer, DisplayPage } from '../../../shared/foundation/pdf/displayList.ts';
import { escapeXml } from '../../../shared/foundation/xml/escapeXml.ts';

const n = (value: number): string => String(Math.round(value * 100) / 100);
const shade = (gray: number): string =>
  `rgb(${Array(3)
    .fill(Math.round(gray * 255))
    .join(' ')})`;

function layer({ rects, lines, texts }: DisplayLayer): string[] {
  return [
    ...rects.map(({ x, y, width, height, fill, stroke, thickness }) => {
      const line = stroke === undefined ? '' : ` stroke="${shade(stroke)}" stroke-width="${n(thickness)}"`;
      const inside = fill === undefined ? 'none' : shade(fill);
      return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${inside}"${line}/>`;
    }),
    ...lines.map(
      ({ x1, y1, x2, y2, thickness, gray }) =>
        `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" stroke="${shade(gray)}" stroke-width="${n(thickness)}"/>`,
    ),
    ...texts.map(
      ({ x, y, size, width, font, gray, text }) =>
        `<text x="${n(x)}" y="${n(y)}" font-size="${n(size)}" textLength="${n(width)}" font-weight="${font}" fill="${shade(gray)}">${escapeXml(text)}</text>`,
    ),
  ];
}

/** Picture of a page for its golden file: opens in any browser, one mark a line. */
export const pageSvg = ({ width, height, template, content }: DisplayPage): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" font-family="Arimo, Helvetica, Arial, sans-serif">`,
    ...layer(template),
    ...layer(content),
    '</svg>\n',
  ].join('\n');
