import { HELVETICA_BOLD_WIDTHS, HELVETICA_WIDTHS } from '../helveticaWidths.ts';
import type { PrintFont, PrintFonts } from '../printFont.ts';
import { byteFont } from '../byteFont.ts';
import { ARIMO_BOLD, ARIMO_REGULAR } from './arimoFiles.ts';
import { embedTrueType, type FontFile } from './embedTrueType.ts';
import { readTrueType } from './trueType.ts';

function decode(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

function arimo(weight: 400 | 700, base64: string, widths: Uint16Array): PrintFont {
  let file: FontFile | undefined;
  return {
    ...byteFont(weight, widths),
    embedded: true,
    embed(context, used, streams) {
      file ??= {
        name: weight === 700 ? 'Arimo-Bold' : 'Arimo-Regular',
        tables: readTrueType(decode(base64)),
        widths,
        stem: weight === 700 ? 138 : 84,
      };
      return embedTrueType(context, file, used, streams);
    },
  };
}

/**
 * Arimo in two weights, embedded with the characters that a document shows. Its advances are Helvetica's, so
 * a form laid out with the standard fonts, like the preview, stands alike.
 */
export const ARIMO_FONTS: PrintFonts = {
  regular: arimo(400, ARIMO_REGULAR, HELVETICA_WIDTHS),
  bold: arimo(700, ARIMO_BOLD, HELVETICA_BOLD_WIDTHS),
};
