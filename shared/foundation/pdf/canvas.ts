import { boxTextLimits, drawBox, drawValue } from './box.ts';
import type { Box, ValueStyle } from './box.ts';
import type { TextPart } from './brokenWords.ts';
import { fitText, LEADING, measure } from './fitText.ts';
import type { FitLimits, FittedText } from './fitText.ts';
import { MM_PER_POINT } from './geometry.ts';
import type { PageSize } from './geometry.ts';
import type { CellPlace, LineStyle, Pen, TextStyle } from './pen.ts';
import type { FontName, PrintFonts } from './printFont.ts';
import type { PrintReport } from './printReport.ts';
import type { FilledPlace, Gray, Meaning, PlacedText, Role, Surface } from './surface.ts';
import type { Cell, RowPlace, Table } from './table.ts';
import { drawTableHead, drawTableRules } from './tableHead.ts';
import { drawTableRow } from './tableRow.ts';

const EDGE_TOLERANCE = 0.05;
const HAIRLINE = 0.2;
const NO_MEANING: Meaning = { role: 'artifact' };

const meaningOf = ({ path, box, group, spoken, cell }: TextStyle, role: Role): Meaning => ({
  role,
  path,
  box,
  ...(group === undefined ? {} : { group }),
  ...(spoken === undefined ? {} : { spoken }),
  ...cell,
});

/**
 * One page (or template) to draw on. Lengths are millimetres from the top-left corner, font sizes points,
 * y of a text its first baseline. Nothing is lost silently: what does not fit is reported.
 */
export class Canvas implements Pen {
  /** From 1; 0 on a template. */
  readonly page: number;
  readonly size: PageSize;
  /** For boxes and tables only; layouts draw through the methods. */
  readonly surface: Surface;
  readonly #fonts: PrintFonts;
  readonly #reports: PrintReport[];
  /** One for all texts: surfaces read it and keep nothing of it but the meaning. */
  readonly #placed: { -readonly [K in keyof PlacedText]: PlacedText[K] };
  #open = true;

  constructor(surface: Surface, fonts: PrintFonts, size: PageSize, page: number, reports: PrintReport[]) {
    this.surface = surface;
    this.#fonts = fonts;
    this.size = size;
    this.page = page;
    this.#reports = reports;
    this.#placed = {
      x: 0.5,
      y: 0.5,
      text: '',
      parts: undefined,
      size: 0.5,
      font: 'regular',
      width: 0.5,
      gray: 0.5,
      meaning: NO_MEANING,
    };
  }

  /** Called when the next page begins; drawing afterwards is a bug of the layout. */
  close(): void {
    this.#open = false;
  }

  /** Width in millimetres. */
  measure(text: string, font: FontName, size: number): number {
    return measure(this.#fonts[font], this.#fonts[font].replace(text).text, size);
  }

  /** Fits a text without drawing it; reports what had to be cut (`cut` is how), squeezed or replaced. */
  fit(
    text: string,
    font: FontName,
    limits: FitLimits,
    meaning: Meaning = { role: 'value' },
    cut: 'cut' | 'wide' = 'cut',
  ): FittedText {
    const printFont = this.#fonts[font];
    let clean = text;
    if (!printFont.covers(text)) {
      const { text: spelled, replaced } = printFont.replace(text);
      clean = spelled;
      if (replaced.length > 0) this.#report('replaced', meaning, text, clean, replaced);
    }
    const fitted = fitText(printFont, clean, limits);
    if (!fitted.fits) {
      this.#report(limits.overflow === 'squeeze' ? 'squeezed' : cut, meaning, text, fitted.lines.join(' '));
    }
    return fitted;
  }

  /** Draws lines that `fit` made; the first baseline at y, the others `step` millimetres below one another. */
  setLines(
    x: number,
    y: number,
    fitted: FittedText,
    style: LineStyle,
    meaning: Meaning,
    step?: number,
  ): void {
    const { size, lines, parts } = fitted;
    let baseline = y;
    for (const [index, text] of lines.entries()) {
      if (text !== '') {
        this.#placed.x = x;
        this.#placed.y = baseline;
        this.#placed.size = size;
        this.#place(text, this.#fonts[style.font].width(text), style, meaning, parts?.[index]);
      }
      baseline += step ?? size * LEADING * MM_PER_POINT;
    }
  }

  /**
   * Draws a text that the font covers and that is no wider than its place, in the slot with this top; otherwise draws
   * nothing and answers false. The short way of nearly every table cell: it measures once.
   */
  setPlainLine(
    { x, drop, style, limits }: CellPlace,
    top: number,
    text: string,
    meaning: Meaning,
    parts?: readonly TextPart[],
  ): boolean {
    const { size, width } = limits;
    const units = this.#fonts[style.font].coveredWidth(text);
    if (units < 0 || units * size * MM_PER_POINT > width * 1000) return false;
    this.#placed.x = x;
    this.#placed.y = top + drop;
    this.#placed.size = size;
    this.#place(text, units, style, meaning, parts);
    return true;
  }

  /** Draws a text; with a path its surroundings become a clickable area, even when the text is empty. */
  text(x: number, y: number, text: string, style: TextStyle = {}): FittedText {
    const { size = 8, font = 'regular', align = 'left', gray = 0, maxWidth = Infinity, path, box } = style;
    const role = style.role ?? (path === undefined ? 'paragraph' : 'value');
    const { group, spoken, cell } = style;
    const plain = group === undefined && spoken === undefined && cell === undefined;
    const meaning: Meaning = plain ? { role, path, box } : meaningOf(style, role);
    const overflow = style.overflow ?? (align === 'right' ? 'squeeze' : 'cut');
    const limits = { width: maxWidth, size, minSize: style.minSize, lines: style.lines, overflow };
    const fitted = this.fit(text, font, limits, meaning);
    this.setLines(x, y, fitted, { font, align, gray }, meaning);
    if (path !== undefined && this.surface.clickable) {
      const lineHeight = fitted.size * LEADING * MM_PER_POINT;
      const drawn = Math.max(...fitted.lines.map((line) => measure(this.#fonts[font], line, fitted.size)));
      const width = maxWidth === Infinity ? Math.max(drawn, lineHeight) : maxWidth;
      const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
      this.surface.area(left, y - lineHeight * 0.8, width, lineHeight * fitted.lines.length, path);
    }
    return fitted;
  }

  line(x1: number, y1: number, x2: number, y2: number, style: { width?: number; gray?: Gray } = {}): void {
    if (!this.#open) throw new Error('drawing on a page that is already finished');
    this.surface.line(x1, y1, x2, y2, style.width ?? HAIRLINE, style.gray ?? 0);
  }

  /** Without a fill only the frame is drawn; with a fill only the fill, unless a stroke is asked for. */
  rect(
    x: number,
    y: number,
    width: number,
    height: number,
    style: { fill?: Gray; stroke?: Gray; width?: number } = {},
  ): void {
    if (!this.#open) throw new Error('drawing on a page that is already finished');
    const stroke = style.stroke ?? (style.fill === undefined ? 0 : undefined);
    this.surface.rect(x, y, width, height, style.fill, stroke, style.width ?? HAIRLINE);
  }

  /** Fills rectangles as one path, so that no seam shows where they meet (QR codes). */
  fills(places: readonly FilledPlace[], gray: Gray = 0): void {
    if (!this.#open) throw new Error('drawing on a page that is already finished');
    if (places.length > 0) this.surface.fills(places, gray);
  }

  /** Frame and small-caps caption of a form box; belongs into the template. */
  box(box: Box): void {
    drawBox(this, box);
  }

  /** Value of a box: wraps and shrinks to stay inside; the whole box becomes the field's clickable area. */
  value(box: Box, text: string, style: ValueStyle = {}): FittedText {
    return drawValue(this, box, text, style);
  }

  /** Whether a value will stand in its box whole; draws and reports nothing ('VER ANEXO' decisions). */
  fitsBox(box: Box, text: string, style: ValueStyle = {}): boolean {
    const font = this.#fonts[style.font ?? 'bold'];
    return fitText(font, font.replace(text).text, boxTextLimits(box, style)).fits;
  }

  /**
   * Captions of the columns inside the band from y to y + height; belongs into the template, or with `again` onto a page
   * where a table goes on without one: decoration for a reader, who has heard them.
   */
  tableHead(table: Table, y: number, height: number, again = false): void {
    drawTableHead(this, table, y, height, again);
  }

  /** Frame and column rules from y to y + height; belongs into the template. */
  tableRules(table: Table, y: number, height: number): void {
    drawTableRules(this, table, y, height);
  }

  /** One row whose top is y; returns how many text lines of the table it took. */
  tableRow(table: Table, y: number, cells: readonly Cell[], place: RowPlace): number {
    return drawTableRow(this, table, y, cells, place);
  }

  /** Draws a text whose anchor, baseline and size stand in `#placed` already: handed over they would be memory. */
  #place(text: string, units: number, style: LineStyle, meaning: Meaning, parts?: readonly TextPart[]): void {
    if (!this.#open) throw new Error('drawing on a page that is already finished');
    const placed = this.#placed;
    const { font, align, gray } = style;
    const width = (units * placed.size * MM_PER_POINT) / 1000;
    if (align === 'right') placed.x -= width;
    else if (align === 'center') placed.x -= width / 2;
    const { x, y } = placed;
    const off = x < -EDGE_TOLERANCE || x + width > this.size.width + EDGE_TOLERANCE;
    if (off || y < 0 || y > this.size.height) this.#report('offPage', meaning, text, text);
    placed.text = text;
    placed.parts = parts;
    placed.font = font;
    placed.width = width;
    placed.gray = gray;
    placed.meaning = meaning;
    this.surface.text(placed);
  }

  #report(
    kind: PrintReport['kind'],
    meaning: Meaning,
    text: string,
    shown: string,
    signs?: PrintReport['signs'],
  ): void {
    this.#reports.push({
      kind,
      page: this.page,
      path: meaning.path,
      box: meaning.box,
      text,
      shown,
      ...(signs ? { signs } : {}),
    });
  }
}
