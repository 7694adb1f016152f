import { plainOrderNumber } from '../../foundation/numbers/orderNumber.ts';
import { cleanFileName } from '../../foundation/text/fileName.ts';
import type { SupportDocument } from './facts.ts';
import { formatOf, type FileFormat } from './formats.ts';

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

/**
 * NOMBRE_ARCHIVO_SAT of every line: order number, kind of document, and which of its kind it is. SAT's own rule is not
 * published; this one gives each file of a declaration a name of its own that says what it is. '' without file or
 * order number.
 */
export function authorityNames(orderNumber: string, documents: readonly SupportDocument[]): string[] {
  const order = plainOrderNumber(orderNumber);
  const counts = new Map<string, number>();
  return documents.map(({ ID_ARCHIVO, CODIGO_DOCUMENTO: kind, FORMATO_ARCHIVO }) => {
    if (!ID_ARCHIVO || order === '') return '';
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const extension = formatOf(FORMATO_ARCHIVO)?.extension ?? '';
    return cleanFileName(`${order}_${kind || '000'}_${String(count).padStart(2, '0')}${extension}`);
  });
}
