import type { PDFContext } from 'pdf-lib';
import type { ByteWriter } from './byteWriter.ts';
import { HELVETICA_BOLD_WIDTHS, HELVETICA_WIDTHS } from './helveticaWidths.ts';
import type { PrintFont, PrintFonts } from './printFont.ts';
import { coversWinAnsi, REPLACEMENT, replaceOutsideWinAnsi, winAnsiByte } from './winAnsi.ts';

const OPEN = 0x28;
const CLOSE = 0x29;
const BACKSLASH = 0x5c;
const REPLACEMENT_BYTE = REPLACEMENT.charCodeAt(0);

function standardFont(baseFont: string, weight: 400 | 700, widths: Uint16Array): PrintFont {
  return {
    family: 'Helvetica, Arial, "Liberation Sans", sans-serif',
    weight,
    covers: coversWinAnsi,
    replace: replaceOutsideWinAnsi,
    width(text: string): number {
      let total = 0;
      for (let i = 0; i < text.length; i++) {
        total += widths[winAnsiByte(text.charCodeAt(i)) || REPLACEMENT_BYTE] ?? 0;
      }
      return total;
    },
    write(out: ByteWriter, text: string): void {
      out.byte(OPEN);
      for (let i = 0; i < text.length; i++) {
        const byte = winAnsiByte(text.charCodeAt(i)) || REPLACEMENT_BYTE;
        if (byte === OPEN || byte === CLOSE || byte === BACKSLASH) out.byte(BACKSLASH);
        out.byte(byte);
      }
      out.byte(CLOSE);
    },
    embed(context: PDFContext) {
      return context.register(
        context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: baseFont, Encoding: 'WinAnsiEncoding' }),
      );
    },
  };
}

/** Helvetica in two weights: every reader has it, so nothing is embedded. */
export const STANDARD_FONTS: PrintFonts = {
  regular: standardFont('Helvetica', 400, HELVETICA_WIDTHS),
  bold: standardFont('Helvetica-Bold', 700, HELVETICA_BOLD_WIDTHS),
};
