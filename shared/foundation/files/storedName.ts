import { cleanFileName } from '../text/fileName.ts';
import type { FileFormat } from './formats.ts';

/**
 * NOMBRE_ARCHIVO of a file that a person chose (spec 5, text cleaning): cleaned, with the extension of what the file
 * is, whatever it was called.
 */
export function storedName(original: string, format: FileFormat): string {
  const cleaned = cleanFileName(original);
  const known = format.code === 'JPEG' ? /\.jpe?g$/ : new RegExp(`\\${format.extension}$`);
  return known.test(cleaned)
    ? cleaned
    : cleanFileName(`${cleaned.replace(/\.[^.]*$/, '')}${format.extension}`);
}
