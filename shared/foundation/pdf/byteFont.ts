import type { ByteWriter } from './byteWriter.ts';
import type { PrintFont } from './printFont.ts';
import { coversWinAnsi, replaceOutsideWinAnsi, WIN_ANSI, winAnsiByte } from './winAnsi.ts';

/** Nothing that is drawn comes here: `replace` has spelled it with characters that there are. */
const REPLACEMENT_BYTE = '?'.charCodeAt(0);

/** What every font of WinAnsiEncoding answers, with these advances by byte: one byte a character. */
export function byteFont(weight: 400 | 700, widths: Uint16Array): Omit<PrintFont, 'embed' | 'embedded'> {
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
    coveredWidth(text: string): number {
      let total = 0;
      for (let i = 0; i < text.length; i++) {
        const byte = WIN_ANSI[text.charCodeAt(i)];
        if (!byte) return -1;
        total += widths[byte] ?? 0;
      }
      return total;
    },
    write(out: ByteWriter, text: string, used: Uint8Array): void {
      out.literal(text, WIN_ANSI, REPLACEMENT_BYTE, used);
    },
  };
}
