import { byCountry } from '../../../countries/byCountry.ts';
import type { Book } from '../../../foundation/pdf/book.ts';
import { fitText } from '../../../foundation/pdf/fitText.ts';
import { formTemplate } from '../../../foundation/pdf/formTemplate.ts';
import { LETTER } from '../../../foundation/pdf/geometry.ts';
import { STANDARD_FONTS } from '../../../foundation/pdf/standardFonts.ts';
import type { Frame } from '../../../foundation/pdf/pageFrame.ts';
import type { PrintFacts } from '../facts.ts';
import { ABOVE_HEADING, drawFrameValues, drawHead, drawHeading } from '../frame.ts';
import { LEFT, WIDTH } from '../../../foundation/print/area.ts';
import { drawParties } from '../partiesLine.ts';
import type { Overflow } from './overflow.ts';

const FRAME: Frame = { left: LEFT, right: LEFT + WIDTH, top: 8.5, foot: 272 };
const HEADING = 31;
const FIRST = 38;
const LAST = 264;
const SIZE = 8.5;
const LINE = 3.5;
const INDENT = 22;
/** Between the heading of a box, its text and the next box. */
const HEAD_LINE = 4.4;
const GAP = 3;
/** The rule that parts an entry stands so high over its heading. */
const RULE_ABOVE = 3.9;
/** No field holds more; a longer one would be told as cut. */
const MOST_LINES = 60;

const templates = byCountry((code) =>
  formTemplate(LETTER, (canvas) => {
    drawHead(canvas, FRAME, code, 'hoja adicional');
    drawHeading(canvas, FRAME, HEADING, 'HOJA ADICIONAL', 10);
  }),
);

interface Placed extends Overflow {
  y: number;
}

const style = ({ path, number }: Overflow) =>
  ({ size: SIZE, minSize: SIZE, maxWidth: WIDTH - INDENT, lines: MOST_LINES, path, box: number }) as const;

/** Entries by page. Both families of fonts run alike, so that a page need not be begun to measure for it. */
export function planSheets(entries: readonly Overflow[]): Placed[][] {
  const pages: Placed[][] = [];
  const font = STANDARD_FONTS.regular;
  let y = LAST;
  for (const entry of entries) {
    const limits = { ...style(entry), width: WIDTH - INDENT };
    const { lines } = fitText(font, font.replace(entry.text).text, limits);
    const height = HEAD_LINE + lines.length * LINE + GAP;
    if (y + height > LAST) {
      pages.push([]);
      y = FIRST;
    }
    pages.at(-1)!.push({ ...entry, y });
    y += height;
  }
  return pages;
}

/** 'HOJA ADICIONAL': every value that its box could not hold, under the number of the box (domain 2.1). */
export function drawSheets(
  book: Book,
  facts: PrintFacts,
  sheets: readonly (readonly Placed[])[],
  count: number,
): void {
  for (const entries of sheets) {
    const page = book.page(templates[facts.reference.country]);
    drawFrameValues(page, FRAME, facts, count);
    drawParties(page, FRAME, facts, HEADING - ABOVE_HEADING);
    for (const entry of entries) {
      const { heading, caption, text, y } = entry;
      page.text(LEFT, y, heading, {
        size: SIZE,
        font: 'bold',
        role: 'heading',
      });
      page.text(LEFT + INDENT, y, caption, { size: SIZE, font: 'bold', gray: 0.25, role: 'heading' });
      page.text(LEFT + INDENT, y + HEAD_LINE, text, style(entry));
      page.line(LEFT, y - RULE_ABOVE, LEFT + WIDTH, y - RULE_ABOVE, { width: 0.08, gray: 0.6 });
    }
  }
}
