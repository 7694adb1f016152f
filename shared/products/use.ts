import { markOf, marksOf } from '../foundation/documents/mark.ts';
import { stemOf, wordsOf } from '../tariff/search/words.ts';

/** How goods were classified in a declaration that the authority took. */
export interface ClassificationUse {
  /** The supplier's code; '' when the line had none. */
  CODIGO: string;
  NOMBRE: string;
  PROVEEDOR: string;
  /** Tariff code without points. */
  PARTIDA: string;
  /** Day of acceptance, 'yyyy-mm-dd'. */
  FECHA: string;
  /** Selective channel as the authority says it; '' while it has not. */
  CANAL: string;
  /** Module and id of the declaration, and its number as people read it. */
  MODULO: 'duca' | 'dua';
  ID: string;
  NUMERO: string;
}

/** What goods are found by: a product of the company, or a use in a declaration. */
export type MarkedAs = 'producto' | 'uso';

/** Words of a name that its goods are found by; the first say what they are. */
const MOST_WORDS = 8;
const SHORTEST = 3;

/** Mark under which goods with a supplier's code stand. */
export const codeMarkOf = (as: MarkedAs, code: string): string | undefined => markOf(`${as}.codigo`, code);

/** Marks of the first words that say what goods are, singular and plural alike. */
export const goodsMarks = (as: MarkedAs, name: string): string[] => {
  const words = new Set(
    wordsOf(name)
      .filter((word) => word.length >= SHORTEST)
      .map(stemOf),
  );
  return marksOf(...[...words].slice(0, MOST_WORDS).map((word) => markOf(`${as}.palabra`, word)));
};
