import type { PDFContext, PDFRef } from 'pdf-lib';
import type { ByteWriter } from './byteWriter.ts';
import type { DeflateQueue } from './deflateQueue.ts';

export type FontName = 'regular' | 'bold';

/** A character that a font lacks, and what is shown in its place. */
export interface ReplacedSign {
  readonly sign: string;
  readonly shown: string;
}

/** Text as a font can show it, and the signs that had to be spelled otherwise, each once. */
export interface ReplacedText {
  readonly text: string;
  readonly replaced: readonly ReplacedSign[];
}

/** All that drawing needs to know of a font. The standard fonts are one implementation, embedded ones another. */
export interface PrintFont {
  /** Family for the preview, as CSS understands it. */
  readonly family: string;
  readonly weight: 400 | 700;
  /** Whether every character has a glyph here; false for line breaks and controls. */
  covers(text: string): boolean;
  /** Never throws. Line breaks survive as '\n', for wrapping. */
  replace(text: string): ReplacedText;
  /** Advance of the text in thousandths of the size, without kerning, as `Tj` shows it. */
  width(text: string): number;
  /** `width` of a text that the font covers, otherwise -1: one reading for both questions. */
  coveredWidth(text: string): number;
  /** Appends the text as a PDF string operand, and marks its bytes in `used`. */
  write(out: ByteWriter, text: string, used: Uint8Array): void;
  /** Whether the file holds the font's outlines. */
  readonly embedded: boolean;
  /** Adds the font to a document, with the glyphs that are used at least, and returns its reference. */
  embed(context: PDFContext, used: Uint8Array, streams: DeflateQueue): PDFRef;
}

export type PrintFonts = Readonly<Record<FontName, PrintFont>>;
