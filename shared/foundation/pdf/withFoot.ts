import type { FormLayout } from './book.ts';

/** Millimetres from the lower edge of the paper to the baseline: below what every form draws, above what printers leave blank. */
const ABOVE_EDGE = 4.2;
/** Blank at either side. */
const MARGIN = 8;
const SIZE = 6;

/** The layout with one line more at the foot of each page, of as many of the parts, the first before all, as the paper is wide enough for. */
export const withFoot =
  (layout: FormLayout, parts: readonly string[]): FormLayout =>
  (book) =>
    layout({
      page: (template) => {
        const canvas = book.page(template);
        const { width, height } = template.size;
        const lines = parts.map((_, left) => parts.slice(0, parts.length - left).join(' · '));
        const text =
          lines.find((line) => canvas.measure(line, 'regular', SIZE) <= width - 2 * MARGIN) ?? parts[0];
        if (text !== undefined)
          canvas.text(width / 2, height - ABOVE_EDGE, text, {
            role: 'artifact',
            size: SIZE,
            gray: 0.4,
            align: 'center',
          });
        return canvas;
      },
    });
