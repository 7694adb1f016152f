import { foldName, otherNames } from '../../../shared/foundation/fields/codeMeant.ts';
import type { CatalogueRow } from '../../../shared/foundation/documents/reference.ts';

interface Entry {
  row: CatalogueRow;
  /** Code without case and signs, so that «8471.30» begins 8471300000. */
  code: string;
  words: string;
  also: readonly string[];
}

const folded = new WeakMap<readonly CatalogueRow[], readonly Entry[]>();

/** A list folded once: a tariff has thousands of entries, and each key asks for all of them. */
function entriesOf(rows: readonly CatalogueRow[]): readonly Entry[] {
  const known = folded.get(rows);
  if (known) return known;
  const entries = rows.map((row) => ({
    row,
    code: plainCode(row.CLAVE),
    words: foldName(row.VALOR),
    also: otherNames({ CLAVE: row.CLAVE, VALOR: row.VALOR, ALIAS: row['ALIAS'] ?? '' }),
  }));
  folded.set(rows, entries);
  return entries;
}

const plainCode = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

const RANKS = 5;

/**
 * Entries of a list that a typed text may mean, the likeliest first and at most `limit`: its very code, another name of
 * it, codes that begin so, texts whose words begin so, texts that hold every word. No text offers the list as it is.
 */
export function offers(rows: readonly CatalogueRow[], typed: string, limit: number): CatalogueRow[] {
  const name = foldName(typed);
  if (name === '') return rows.slice(0, limit);
  const code = plainCode(typed);
  const words = name.split(' ');
  const ranks: CatalogueRow[][] = Array.from({ length: RANKS }, () => []);
  for (const entry of entriesOf(rows)) {
    if (entry.code === code || entry.words === name) ranks[0]!.push(entry.row);
    else if (entry.also.includes(name)) ranks[1]!.push(entry.row);
    else if (entry.code.startsWith(code)) ranks[2]!.push(entry.row);
    else if (words.every((word) => ` ${entry.words}`.includes(` ${word}`))) ranks[3]!.push(entry.row);
    else if (words.every((word) => entry.words.includes(word))) ranks[4]!.push(entry.row);
  }
  return ranks.flat().slice(0, limit);
}
