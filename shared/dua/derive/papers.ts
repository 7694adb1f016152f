import { invoiceDocumentsOf } from '../../duca/derive/invoiceDocuments.ts';
import { supportDocumentsOf } from '../../duca/derive/documents.ts';
import type { DeclarationSources } from '../../declarations/sources.ts';
import type { DucaItem } from '../../duca/dataSets.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import type { DuaBody, DuaItem } from '../dataSets.ts';

type Papers = Pick<DuaBody, 'DETALLE_DOCUMENTO' | 'DETALLE_DOCUMENTOS'>;

/**
 * The papers of an order, each where it belongs: those of the whole with the declaration, those of some goods with the
 * items that they support.
 */
export function papersOf(
  sources: DeclarationSources,
  goods: readonly DucaItem[],
  items: readonly DuaItem[],
  reference: Reference,
): Papers {
  const all = [...supportDocumentsOf(sources, goods, reference), ...invoiceDocumentsOf(sources, goods)];
  const papers: Papers = { DETALLE_DOCUMENTO: [], DETALLE_DOCUMENTOS: [] };
  for (const { ID_DOCUMENTO, CODIGO_DOCUMENTO, NUMERO_DOCUMENTO, LINEA } of all) {
    const facts = { CODIGO_DOCUMENTO, REFERENCIA: NUMERO_DOCUMENTO, PRESENCIA: '1' };
    const named = itemsNamed(LINEA, items);
    if (named.length === 0 || named.length === items.length)
      papers.DETALLE_DOCUMENTO.push({ ID_LINEA: ID_DOCUMENTO, ...facts });
    else
      for (const { ID_ITEM, NUMERO_ITEM } of named)
        papers.DETALLE_DOCUMENTOS.push({
          ID_LINEA: `${ID_DOCUMENTO}-${ID_ITEM}`,
          ID_ITEM,
          NUMERO_ITEM,
          ...facts,
        });
  }
  return papers;
}

/** Items that a line of box 54.6 names: one, a range, or none for the whole. */
function itemsNamed(line: string, items: readonly DuaItem[]): DuaItem[] {
  const [from, to = from] = line.split('-').map(Number);
  return items.filter((_, index) => index + 1 >= (from || Infinity) && index + 1 <= (to ?? 0));
}
