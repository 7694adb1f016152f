import { ByteWriter } from './byteWriter.ts';
import type { TextPart } from './brokenWords.ts';
import { centipoints } from './geometry.ts';
import type { FontName, PrintFonts } from './printFont.ts';
import { STRUCTURE_TYPES, type Structure } from './archive/structure.ts';
import type { FilledPlace, Gray, Meaning, PlacedText, Role, Surface } from './surface.ts';
import { textString } from './textString.ts';

/** Names of the fonts in the shared resources. */
export const FONT_KEYS: Readonly<Record<FontName, string>> = { regular: 'F1', bold: 'F2' };

/** Beginnings of marked content by role, up to its number. */
const OPENINGS = Object.fromEntries(
  Object.entries(STRUCTURE_TYPES).map(([role, type]) => [role, `/${type}<</MCID `]),
) as Record<Exclude<Role, 'artifact'>, string>;
const CELL_OPENING = OPENINGS.cell;
const ARTIFACT: Meaning = { role: 'artifact' };

/**
 * Writes the content of one page or template at a time as PDF operators: rules and fills first, then every
 * text in one BT…ET, so texts always stand above fills. Operators are written only when the state changes
 * and texts move by the difference to the one before, which deflates best. With a structure, texts stand in
 * marked content of their element, and all the rest is an artifact.
 */
export class PdfSurface implements Surface {
  readonly clickable = false;
  /** Bytes of each font that were written, by font. */
  readonly used: Readonly<Record<FontName, Uint8Array>> = {
    regular: new Uint8Array(256),
    bold: new Uint8Array(256),
  };
  readonly #fonts: PrintFonts;
  readonly #tagged: Structure | undefined;
  #structure: Structure | undefined;
  #open: Meaning | undefined;
  /** A meaning may serve all rows of a table: another row is another cell. */
  #openRow: number | undefined;
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

  constructor(fonts: PrintFonts, structure?: Structure) {
    this.#fonts = fonts;
    this.#tagged = structure;
  }

  /** Starts empty content of this height in millimetres; `plain` for what is shown as an artifact, whole. */
  begin(height: number, plain = false): void {
    this.#whole.reset();
    this.#structure = plain ? undefined : this.#tagged;
    this.#height = centipoints(height);
    this.#beginLayer();
  }

  /** Shows a template that is written once for all its pages; first of all on a page. */
  showTemplate(key: string): void {
    this.#whole.ascii(
      this.#structure ? `/Artifact<</Type/Pagination>>BDC\n/${key} Do\nEMC\n` : `/${key} Do\n`,
    );
  }

  /** Ends what is written so far; what follows stands above it. */
  endTemplate(): void {
    const start = this.#whole.length;
    this.#whole.ascii('q\n');
    if (this.#endLayer()) this.#whole.ascii('Q\n');
    else this.#whole.cut(start);
    this.#beginLayer();
  }

  /** The finished content; valid until the next `begin`. */
  finish(): Uint8Array<ArrayBuffer> {
    this.#endLayer();
    return this.#whole.view();
  }

  text(placed: PlacedText): void {
    const out = this.#text;
    if (this.#structure) {
      const { meaning } = placed;
      if (meaning !== this.#open || meaning.row !== this.#openRow) this.#turnTo(meaning, this.#structure);
      else if (placed.parts?.[0]?.actual !== '') this.#space();
    }
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
    out.move(x - this.#x, y - this.#y);
    this.#x = x;
    this.#y = y;
    if (placed.parts) this.#parts(placed.parts, placed.font);
    else this.#show(placed.text, placed.font);
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

  fills(places: readonly FilledPlace[], gray: Gray): void {
    const out = this.#graphics;
    this.#fill = setGray(out, gray, this.#fill, ' g\n');
    for (const [x, y, width, height] of places) {
      this.#point(x, y + height);
      out.byte(32);
      out.hundredths(centipoints(x + width) - centipoints(x));
      out.byte(32);
      out.hundredths(centipoints(y + height) - centipoints(y));
      out.ascii(' re\n');
    }
    out.ascii('f\n');
  }

  /** A page on paper has nothing to click. */
  area(): void {}

  #beginLayer(): void {
    this.#graphics.reset();
    this.#text.reset();
    this.#font = this.#open = undefined;
    this.#size = this.#gray = this.#x = this.#y = this.#stroke = this.#fill = 0;
    this.#thickness = 100;
  }

  /** Whether there was anything in it. */
  #endLayer(): boolean {
    const whole = this.#whole;
    const tagged = this.#structure !== undefined && this.#graphics.length > 0;
    if (tagged) whole.ascii('/Artifact<</Type/Layout>>BDC\n');
    whole.append(this.#graphics.view());
    if (tagged) whole.ascii('EMC\n');
    if (this.#text.length > 0) {
      // Fills and texts share one colour in PDF; texts count from black.
      whole.ascii(this.#fill === 0 ? 'BT\n' : '0 g BT\n');
      whole.append(this.#text.view());
      whole.ascii(this.#open ? 'EMC\nET\n' : 'ET\n');
    }
    return this.#graphics.length > 0 || this.#text.length > 0;
  }

  /** Ends the marked content before and begins that of a text; artifacts run on. */
  #turnTo(meaning: Meaning, structure: Structure): void {
    const out = this.#text;
    const content = structure.place(meaning);
    if (content < 0 && this.#open === ARTIFACT) return;
    if (this.#open) out.ascii('EMC\n');
    if (content < 0) {
      this.#open = ARTIFACT;
      out.ascii('/Artifact BMC\n');
      return;
    }
    this.#open = meaning;
    this.#openRow = meaning.row;
    out.ascii(meaning.role === 'cell' ? CELL_OPENING : OPENINGS[meaning.role as Exclude<Role, 'artifact'>]);
    out.integer(content);
    out.ascii('>>BDC\n');
  }

  /** Between the lines of one text: words that a line break parts are two words when they are read. */
  #space(): void {
    if (this.#font) this.#show(' ', this.#font);
  }

  #show(text: string, font: FontName): void {
    this.#fonts[font].write(this.#text, text, this.used[font]);
    this.#text.ascii('Tj\n');
  }

  /** One after another where the pen stands; those of a broken word within a span that says what is read. */
  #parts(parts: readonly TextPart[], font: FontName): void {
    for (const { text, actual } of parts) {
      const said = this.#open === ARTIFACT ? undefined : actual;
      if (said !== undefined) this.#text.ascii(`/Span<</ActualText${textString(said)}>>BDC\n`);
      this.#show(text, font);
      if (said !== undefined) this.#text.ascii('EMC\n');
    }
  }

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
