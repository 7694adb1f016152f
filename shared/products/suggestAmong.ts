import type { DocumentHeader } from '../foundation/documents/header.ts';
import { isVoid } from '../foundation/documents/states.ts';
import { rankSuggestions, type AskedGoods, type Suggestion } from './rankSuggestions.ts';
import { codeMarkOf, goodsMarks } from './use.ts';

/** What a product at hand is judged by. */
export type ProductAtHand = Pick<DocumentHeader, 'ID' | 'ESTADO' | 'MODIFICADO' | 'RESUMEN'>;

/**
 * How such goods were classified in products that are at hand, ranked as the server ranks what it finds: for a browser
 * that has lost its connection.
 */
export function suggestAmong(line: AskedGoods, products: readonly ProductAtHand[]): Suggestion[] {
  const words = goodsMarks('producto', line.TEXTO);
  const code = codeMarkOf('producto', line.CODIGO);
  const found = products.flatMap(({ ID, ESTADO, MODIFICADO, RESUMEN: summary }) => {
    if (isVoid(ESTADO) || summary['ACTIVO'] === '0') return [];
    const own = new Set(goodsMarks('producto', summary['DESCRIPCION'] ?? ''));
    const share = words.length === 0 ? 0 : words.filter((word) => own.has(word)).length / words.length;
    const coded = code !== undefined && codeMarkOf('producto', summary['CODIGO'] ?? '') === code;
    return share > 0 || coded ? [{ ID, MODIFICADO, summary, share }] : [];
  });
  return rankSuggestions(line, { products: found, uses: [] });
}
