import { tariffRows } from '../../catalogues/editions.ts';
import { catalogue } from '../../catalogues/names.ts';
import type { CatalogueRow, Reference } from '../../foundation/documents/reference.ts';
import { plainTariff } from '../../foundation/text/tariffCode.ts';
import { wholeText } from '../wholeText.ts';
import { buildTariffIndex, UNDER } from './buildTariffIndex.ts';
import { suggest } from './suggest.ts';
import { readSynonyms, type Synonyms } from './synonyms.ts';
import type { TariffIndex } from './tariffIndex.ts';
import { readQuery } from './words.ts';

/** What a search in the tariff answers. */
export interface TariffAnswer {
  rows: CatalogueRow[];
  /** What was read in place of a word that no code says. */
  read: readonly { typed: string; meant: string }[];
}

interface Opened {
  index: TariffIndex;
  /** Rows of the list in the order of the index. */
  rows: readonly CatalogueRow[];
}

const opened = new WeakMap<readonly CatalogueRow[], Opened & { words: readonly CatalogueRow[] }>();
const read = new WeakMap<readonly CatalogueRow[], Synonyms>();
const SHOWN = 20;
const NONE: readonly CatalogueRow[] = [];
/** Digits that codes of every country and edition share, by which the words of the trade are kept. */
const SHARED = 6;

/**
 * Codes of the tariff in force for what a person typed: a beginning of a code with points or without, or words in any
 * order, in singular or plural, begun, mistyped or said as importers say them; the nearest first. The index is built once
 * for a list.
 */
export function searchTariff(reference: Reference, typed: string, most = SHOWN): TariffAnswer {
  const { index, rows } = indexOf(reference);
  const found = suggest(index, readQuery(typed), synonymsOf(reference.rows(catalogue.tariffSynonyms)), most);
  return { rows: found.rows.map(({ row }) => rows[row]!), read: found.read };
}

/** A code is found by its own words, by those of the headings over it, and by what the trade calls its goods. */
function indexOf(reference: Reference): Opened {
  const list = tariffRows(reference);
  const shared = reference.rows(catalogue.tariffWords);
  const words = shared.length > 0 ? shared : NONE;
  const known = opened.get(list);
  if (known?.words === words) return known;
  const said = new Map(words.map(({ CLAVE, VALOR }) => [CLAVE, VALOR]));
  const rows = list.toSorted((a, b) => (plainTariff(a.CLAVE) < plainTariff(b.CLAVE) ? -1 : 1));
  const entries = rows.map((row) => {
    const code = plainTariff(row.CLAVE);
    const text = wholeText(reference, row);
    const trade = said.get(code.slice(0, SHARED)) ?? '';
    return { code, text: trade.includes(row.VALOR) ? text : `${text}${UNDER}${trade}` };
  });
  const made = { index: buildTariffIndex(entries), rows, words };
  opened.set(list, made);
  return made;
}

function synonymsOf(list: readonly CatalogueRow[]): Synonyms {
  const known = read.get(list) ?? readSynonyms(list);
  read.set(list, known);
  return known;
}
