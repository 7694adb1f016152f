import { byteFont } from './byteFont.ts';
import { HELVETICA_BOLD_WIDTHS, HELVETICA_WIDTHS } from './helveticaWidths.ts';
import type { PrintFont, PrintFonts } from './printFont.ts';

function standardFont(baseFont: string, weight: 400 | 700, widths: Uint16Array): PrintFont {
  return {
    ...byteFont(weight, widths),
    embedded: false,
    embed(context) {
      return context.register(
        context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: baseFont, Encoding: 'WinAnsiEncoding' }),
      );
    },
  };
}

/** Helvetica in two weights: every reader has it, so nothing is embedded. The preview measures with it. */
export const STANDARD_FONTS: PrintFonts = {
  regular: standardFont('Helvetica', 400, HELVETICA_WIDTHS),
  bold: standardFont('Helvetica-Bold', 700, HELVETICA_BOLD_WIDTHS),
};
