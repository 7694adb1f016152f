import { plainOrderNumber } from '../../foundation/numbers/orderNumber.ts';
import { cleanFileName } from '../../foundation/text/fileName.ts';
import { formatOf } from '../../foundation/files/formats.ts';
import type { SupportDocument } from './supportDocument.ts';

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
