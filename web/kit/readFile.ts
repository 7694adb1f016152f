/** Largest file that is read whole; a list of fifty thousand rows has a tenth of it. */
export const LARGEST_CSV = 64 * 1024 * 1024;

/** A file that cannot be read as text, as a Spanish sentence. */
export class UnreadableFile extends Error {}

/** How a workbook begins: a packed folder. */
const WORKBOOK = [0x50, 0x4b, 3, 4];
/** How Excel's form of before 2007 begins, and a workbook behind a password. */
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Text of a file of rows: the first sheet of an Excel workbook, or a CSV in UTF-8, UTF-16 with its mark as Excel's «Texto Unicode» is, or Windows-1252 as Excel in Spanish
 * saves it. Throws `UnreadableFile` for one that is too large, or that is no text.
 */
export async function readRowsFile(file: Blob): Promise<string> {
  if (file.size > LARGEST_CSV) {
    const megabytes = Math.round(file.size / 1024 / 1024);
    throw new UnreadableFile(
      `El archivo pesa ${megabytes} MB y se admiten ${LARGEST_CSV / 1024 / 1024}. Divídalo en partes, cada una con su encabezado.`,
    );
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const begins = (letters: readonly number[]): boolean => letters.every((each, at) => bytes[at] === each);
  if (begins(WORKBOOK)) return (await import('./excel/readWorkbook.ts')).readWorkbook(bytes);
  if (begins(OLD_WORKBOOK))
    throw new UnreadableFile(
      'El libro es de un Excel anterior a 2007, o tiene contraseña. Guárdelo sin ella como «Libro de Excel (.xlsx)» o «CSV UTF-8».',
    );
  // A picture, a program: no text has such a byte.
  if (bytes.subarray(0, 4096).includes(0))
    throw new UnreadableFile(
      'El archivo no es un CSV ni un libro de Excel. En Excel: Guardar como, «Libro de Excel (.xlsx)» o «CSV UTF-8».',
    );
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
