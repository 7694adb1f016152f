import type { FormLayout } from './book.ts';

/** Millimetres from the lower edge of the paper to the baseline: below what every form draws, above what printers leave blank. */
const ABOVE_EDGE = 4.2;

/** The layout with a code at the foot of each page, by which anybody may ask whether the paper is genuine. */
export const withCode =
  (layout: FormLayout, code: string): FormLayout =>
  (book) =>
    layout({
      page: (template) => {
        const canvas = book.page(template);
        const { width, height } = template.size;
        canvas.text(width / 2, height - ABOVE_EDGE, `Código de autenticidad ${code}`, {
          role: 'artifact',
          size: 6,
          gray: 0.4,
          align: 'center',
        });
        return canvas;
      },
    });
