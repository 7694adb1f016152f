import { dottedTariff } from '../../shared/foundation/text/tariffCode.ts';
import { formatDate } from '../../shared/foundation/dates/date.ts';
import type { AskedGoods, Suggestion } from '../../shared/products/rankSuggestions.ts';

/** A line of goods in a document, as its classification is looked for. */
export interface GoodsLine extends AskedGoods {
  /** Identity of the line, and its number as people count. */
  key: string;
  number: number;
  /** Tariff code that it has; '' for none. */
  code: string;
}

/** What the company knows of a line: a code for one without, or another than it has. */
export interface KnownLine {
  line: GoodsLine;
  first: Suggestion;
  rest: readonly Suggestion[];
}

const says = ({ CODIGO, TEXTO }: AskedGoods): boolean => CODIGO.trim() !== '' || TEXTO.trim() !== '';

/** Lines to ask for: those without a code first, then those whose supplier's code may say another. */
export function linesToAsk(lines: readonly GoodsLine[], most: number): GoodsLine[] {
  const blank = lines.filter((line) => line.code === '' && says(line));
  const coded = lines.filter((line) => line.code !== '' && line.CODIGO.trim() !== '');
  return [...blank, ...coded].slice(0, most);
}

/**
 * Lines of which something is known: a code for a line that has none; of a line that has one, another that the company
 * gives goods of the very code of its supplier.
 */
export function knownLines(
  asked: readonly GoodsLine[],
  answers: readonly (readonly Suggestion[])[],
): KnownLine[] {
  return asked.flatMap((line, index) => {
    const [first, ...rest] = answers[index] ?? [];
    if (!first) return [];
    const conflict = first.POR === 'CODIGO' && first.ORIGEN === 'PRODUCTO' && first.PARTIDA !== line.code;
    return line.code === '' || conflict ? [{ line, first, rest }] : [];
  });
}

/** «Producto LT-140; DUCA GT-10, 03/09/2026, canal verde; también 8471.41.00.00» */
export function originOf({ ORIGEN, CODIGO, NOMBRE, FECHA, CANAL, DECLARACION, OTRAS }: Suggestion): string {
  const used = [DECLARACION, formatDate(FECHA), CANAL && `canal ${CANAL.toLowerCase()}`].filter(Boolean);
  return [
    ORIGEN === 'PRODUCTO' ? `Producto ${CODIGO || NOMBRE}` : '',
    DECLARACION === '' ? '' : `Declarado en ${used.join(', ')}`,
    OTRAS.length === 0 ? '' : `También ${OTRAS.map(dottedTariff).join(', ')}`,
  ]
    .filter((part) => part !== '')
    .join('. ');
}
