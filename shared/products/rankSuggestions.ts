import type { Summary } from '../foundation/documents/kind.ts';
import { fold } from '../foundation/text/clean.ts';
import type { ClassificationUse } from './use.ts';

/** A line of goods for which a code is looked for. */
export interface AskedGoods {
  CODIGO: string;
  PROVEEDOR: string;
  TEXTO: string;
}

/** A code that the company gave such goods before, and where. */
export interface Suggestion {
  /** Tariff code without points. */
  PARTIDA: string;
  ORIGEN: 'PRODUCTO' | 'DECLARACION';
  /** Whether the supplier's code says so, or words alone. */
  POR: 'CODIGO' | 'PALABRAS';
  /** What was classified so: product's or line's name. */
  NOMBRE: string;
  /** Day of the last declaration of such goods under the code, 'yyyy-mm-dd', its channel and number; '' while there is none. */
  FECHA: string;
  CANAL: string;
  DECLARACION: string;
  /** Page of the product or of the declaration. */
  MODULO: 'products' | 'duca' | 'dua';
  ID: string;
  /** Code of the product; '' of a declaration. */
  CODIGO: string;
  /** Other codes that goods of the same supplier's code had, without points. */
  OTRAS: string[];
}

/** What may answer for goods, with how many of their words it says (0 to 1). */
export interface Candidates {
  products: readonly { ID: string; MODIFICADO: string; summary: Summary; share: number }[];
  uses: readonly (ClassificationUse & { share: number })[];
}

/** Words in common below which goods are others. */
const LEAST_SHARE = 0.5;
const SHOWN = 5;

const same = (a: string, b: string): boolean => a !== '' && fold(a) === fold(b);
const plain = (code: string): string => fold(code).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Codes for goods, the likeliest first: the supplier's code before words, the same supplier before others, a product of
 * the company before a declaration, the latest before older ones. Each code is told once.
 */
export function rankSuggestions(asked: AskedGoods, { products, uses }: Candidates): Suggestion[] {
  const code = plain(asked.CODIGO);
  const found = [
    ...products.map(({ ID, MODIFICADO, summary, share }) => ({
      share,
      supplier: same(summary['NOMBRE_PROVEEDOR'] ?? '', asked.PROVEEDOR),
      suggestion: made('PRODUCTO', code !== '' && plain(summary['CODIGO'] ?? '') === code, {
        PARTIDA: summary['PARTIDA'] ?? '',
        NOMBRE: summary['DESCRIPCION'] ?? '',
        FECHA: '',
        CANAL: '',
        DECLARACION: '',
        MODULO: 'products',
        ID,
        CODIGO: summary['CODIGO'] ?? '',
      }),
      day: MODIFICADO.slice(0, 10),
    })),
    ...uses.map((use) => ({
      share: use.share,
      supplier: same(use.PROVEEDOR, asked.PROVEEDOR),
      suggestion: made('DECLARACION', code !== '' && plain(use.CODIGO) === code, {
        ...use,
        DECLARACION: use.NUMERO,
        CODIGO: '',
      }),
      day: use.FECHA,
    })),
  ].filter(
    ({ share, suggestion }) => suggestion.PARTIDA !== '' && (byCode(suggestion) || share >= LEAST_SHARE),
  );
  const points = (each: (typeof found)[number]): readonly number[] => [
    byCode(each.suggestion) ? 1 : 0,
    each.supplier ? 1 : 0,
    byCode(each.suggestion) ? 0 : each.share,
    each.suggestion.ORIGEN === 'PRODUCTO' ? 1 : 0,
  ];
  const sorted = found.toSorted((a, b) => {
    const [left, right] = [points(a), points(b)];
    const first = left.findIndex((value, index) => value !== right[index]);
    return first >= 0 ? right[first]! - left[first]! : a.day < b.day ? 1 : -1;
  });
  const coded = new Set(
    sorted.filter((each) => byCode(each.suggestion)).map((each) => each.suggestion.PARTIDA),
  );
  const once = new Map<string, Suggestion>();
  for (const { suggestion } of sorted) {
    const { PARTIDA } = suggestion;
    if (once.has(PARTIDA)) continue;
    const { FECHA, CANAL, DECLARACION } = lastUse(suggestion, sorted);
    const OTRAS = [...coded].filter((other) => other !== PARTIDA);
    once.set(PARTIDA, { ...suggestion, FECHA, CANAL, DECLARACION, OTRAS });
  }
  return [...once.values()].slice(0, SHOWN);
}

/** The latest declaration of such goods under the same code. */
const lastUse = (of: Suggestion, found: readonly { suggestion: Suggestion; day: string }[]): Suggestion =>
  found.reduce(
    (last, { suggestion }) =>
      suggestion.PARTIDA === of.PARTIDA && suggestion.FECHA > last.FECHA ? suggestion : last,
    of,
  );

const byCode = ({ POR }: Suggestion): boolean => POR === 'CODIGO';

type Facts = Omit<Suggestion, 'ORIGEN' | 'POR' | 'OTRAS'>;

const made = (
  ORIGEN: Suggestion['ORIGEN'],
  coded: boolean,
  { PARTIDA, NOMBRE, FECHA, CANAL, DECLARACION, MODULO, ID, CODIGO }: Facts,
): Suggestion => ({
  PARTIDA,
  ORIGEN,
  POR: coded ? 'CODIGO' : 'PALABRAS',
  NOMBRE,
  FECHA,
  CANAL,
  DECLARACION,
  MODULO,
  ID,
  CODIGO,
  OTRAS: [],
});
