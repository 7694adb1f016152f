import { remembered } from '../remembered.ts';
import { removeAccents } from '../text/clean.ts';
import type { Parsed } from './kinds.ts';

/** What is read of an entry: its code, its text, and in `ALIAS` how else people write it, parted by «|». */
export interface NamedRow {
  CLAVE: string;
  VALOR: string;
  ALIAS?: string;
}

type Rows = readonly NamedRow[];
interface Called {
  /** Entries with this code or text. */
  own: NamedRow[];
  also: NamedRow[];
}

/**
 * A name as it is compared: no case, accents, raised digits or signs, and no points behind letters («EE.UU.»). Those
 * behind digits stay, or «1.0» would be «10».
 */
export const foldName = (text: string): string =>
  removeAccents(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/(?<=\p{L})\./gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The folded other names of an entry. */
export const otherNames = ({ ALIAS = '' }: NamedRow): string[] =>
  ALIAS === '' ? [] : ALIAS.split('|').map(foldName);

const indexOf = remembered((rows: Rows): ReadonlyMap<string, Called> => {
  const index = new Map<string, Called>();
  const put = (name: string, kind: keyof Called, row: NamedRow): void => {
    const called = index.get(name) ?? { own: [], also: [] };
    if (!called[kind].includes(row)) called[kind].push(row);
    index.set(name, called);
  };
  for (const row of rows) {
    put(foldName(row.CLAVE), 'own', row);
    put(foldName(row.VALOR), 'own', row);
    for (const name of otherNames(row)) put(name, 'also', row);
  }
  index.delete('');
  return index;
});

/**
 * The code that a text names in a list: by an entry's code or text, else by its other names. Never a guess: a name of
 * several entries is a reason that tells them; undefined when the list has no such name.
 */
export function codeMeant(text: string, rows: Rows): Parsed | undefined {
  const called = indexOf(rows).get(foldName(text));
  if (!called) return undefined;
  const found = called.own.length > 0 ? called.own : called.also;
  if (found.length === 1) return { ok: true, value: found[0]!.CLAVE };
  const either = found.map(({ CLAVE, VALOR }) => `${CLAVE} (${VALOR})`).join(' o ');
  return { ok: false, reason: `«${text.trim()}» puede ser ${either}; escriba el código` };
}
