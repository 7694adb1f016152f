/** Largest file that is read whole; a list of fifty thousand rows has a tenth of it. */
export const LARGEST_CSV = 64 * 1024 * 1024;

/** A file that cannot be read as text, as a Spanish sentence. */
export class UnreadableFile extends Error {}

/**
 * Text of a CSV file: UTF-8, UTF-16 with its mark as Excel's «Texto Unicode» is, or Windows-1252 as Excel in Spanish
 * saves it. Throws `UnreadableFile` for one that is too large, or that is no text.
 */
export async function readCsvFile(file: Blob): Promise<string> {
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
  // A spreadsheet's own file, a picture, a packed folder: no text has such a byte.
  if (bytes.subarray(0, 4096).includes(0))
    throw new UnreadableFile('El archivo no es un CSV. En Excel: Guardar como, «CSV UTF-8».');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
