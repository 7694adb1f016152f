import { ByteWriter } from './byteWriter.ts';
import { centipoints } from './geometry.ts';
import type { FontName, PrintFonts } from './printFont.ts';
import type { Gray, PlacedText, Surface } from './surface.ts';

/** Names of the fonts in the shared resources. */
export const FONT_KEYS: Readonly<Record<FontName, string>> = { regular: 'F1', bold: 'F2' };

/**
 * Writes the content of one page or template at a time as PDF operators: rules and fills first, then every
 * text in one BT…ET, so texts always stand above fills. Operators are written only when the state changes
 * and texts move by the difference to the one before, which deflates best.
 */
export class PdfSurface implements Surface {
  readonly clickable = false;
  readonly #fonts: PrintFonts;
  readonly #graphics = new ByteWriter();
  readonly #text = new ByteWriter(65536);
  readonly #whole = new ByteWriter(65536);
  #height = 0;
  #font: FontName | undefined;
  #size = 0;
  #gray = 0;
  #x = 0;
  #y = 0;
  #stroke = 0;
  #fill = 0;
  #thickness = 100;

  constructor(fonts: PrintFonts) {
    this.#fonts = fonts;
  }

  /** Starts an empty page of this height in millimetres. */
  begin(height: number): void {
    this.#graphics.reset();
    this.#text.reset();
    this.#height = centipoints(height);
    this.#font = undefined;
    this.#size = this.#gray = this.#x = this.#y = this.#stroke = this.#fill = 0;
    this.#thickness = 100;
  }

  /** The finished content, with the template's name drawn below it; valid until the next `finish`. */
  finish(templateKey?: string): Uint8Array<ArrayBuffer> {
    const whole = this.#whole;
    whole.reset();
    if (templateKey) whole.ascii(`/${templateKey} Do\n`);
    whole.append(this.#graphics.view());
    if (this.#text.length > 0) {
      // Fills and texts share one colour in PDF; texts count from black.
      whole.ascii(this.#fill === 0 ? 'BT\n' : '0 g BT\n');
      whole.append(this.#text.view());
      whole.ascii('ET\n');
    }
    return whole.view();
  }

  text(placed: PlacedText): void {
    const out = this.#text;
    const size = Math.round(placed.size * 100);
    if (placed.font !== this.#font || size !== this.#size) {
      this.#font = placed.font;
      this.#size = size;
      out.ascii(placed.font === 'bold' ? `/${FONT_KEYS.bold} ` : `/${FONT_KEYS.regular} `);
      out.hundredths(size);
      out.ascii(' Tf\n');
    }
    this.#gray = setGray(out, placed.gray, this.#gray, ' g\n');
    const x = centipoints(placed.x);
    const y = this.#height - centipoints(placed.y);
    out.hundredths(x - this.#x);
    out.byte(32);
    out.hundredths(y - this.#y);
    out.ascii(' Td');
    this.#x = x;
    this.#y = y;
    this.#fonts[placed.font].write(out, placed.text);
    out.ascii('Tj\n');
  }

  line(x1: number, y1: number, x2: number, y2: number, thickness: number, gray: Gray): void {
    const out = this.#graphics;
    this.#pen(thickness, gray);
    this.#point(x1, y1);
    out.ascii(' m ');
    this.#point(x2, y2);
    out.ascii(' l S\n');
  }

  rect(
    x: number,
    y: number,
    width: number,
    height: number,
    fill: Gray | undefined,
    stroke: Gray | undefined,
    thickness: number,
  ): void {
    if (fill === undefined && stroke === undefined) return;
    const out = this.#graphics;
    if (fill !== undefined) this.#fill = setGray(out, fill, this.#fill, ' g\n');
    if (stroke !== undefined) this.#pen(thickness, stroke);
    this.#point(x, y + height);
    out.byte(32);
    out.hundredths(centipoints(x + width) - centipoints(x));
    out.byte(32);
    out.hundredths(centipoints(y + height) - centipoints(y));
    out.ascii(fill === undefined ? ' re S\n' : stroke === undefined ? ' re f\n' : ' re B\n');
  }

  /** A page on paper has nothing to click. */
  area(): void {}

  #point(x: number, y: number): void {
    this.#graphics.hundredths(centipoints(x));
    this.#graphics.byte(32);
    this.#graphics.hundredths(this.#height - centipoints(y));
  }

  #pen(thickness: number, gray: Gray): void {
    const out = this.#graphics;
    this.#stroke = setGray(out, gray, this.#stroke, ' G\n');
    const width = centipoints(thickness);
    if (width === this.#thickness) return;
    this.#thickness = width;
    out.hundredths(width);
    out.ascii(' w\n');
  }
}

function setGray(out: ByteWriter, gray: Gray, before: number, operator: string): number {
  const wanted = Math.round(gray * 100);
  if (wanted !== before) {
    out.hundredths(wanted);
    out.ascii(operator);
  }
  return wanted;
}
