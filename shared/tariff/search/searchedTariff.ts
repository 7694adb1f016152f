import { editionOn, editionPart, tariffRows, type DatedLists } from '../../catalogues/editions.ts';
import { catalogue } from '../../catalogues/names.ts';
import type { CatalogueRow, Reference } from '../../foundation/documents/reference.ts';
import { plainTariff } from '../../foundation/text/tariffCode.ts';
import { wholeText } from '../wholeText.ts';
import { buildTariffIndex, UNDER } from './buildTariffIndex.ts';
import { openIndexFile, writeIndexFile, type KeptIndex } from './indexFile.ts';
import type { TariffIndex } from './tariffIndex.ts';

/** The tariff in force as it is searched. */
export interface SearchedTariff {
  index: TariffIndex;
  /** Codes of the tariff in force. */
  list: readonly CatalogueRow[];
  /** Where in that list each row of the index stands. */
  places: Uint16Array;
}

const opened = new WeakMap<readonly CatalogueRow[], SearchedTariff & { words: readonly CatalogueRow[] }>();
const NONE: readonly CatalogueRow[] = [];
/** Digits that codes of every country and edition share, by which the words of the trade are kept. */
const SHARED = 6;

/** What the trade calls goods, by subheading. */
const tradeWords = (lists: DatedLists): readonly CatalogueRow[] => {
  const words = lists.rows(catalogue.tariffWords);
  return words.length > 0 ? words : NONE;
};

/** The tariff in force if its index is at hand, built or opened before. */
export function openTariff(lists: DatedLists): SearchedTariff | undefined {
  const known = opened.get(tariffRows(lists));
  return known?.words === tradeWords(lists) ? known : undefined;
}

/** The tariff in force; its index is built once for a list, which takes as long as some hundreds of searches. */
export function searchedTariff(lists: DatedLists): SearchedTariff {
  return openTariff(lists) ?? hold(lists, makeIndex(lists));
}

/**
 * Name of the index of the tariff in force: the lists that it is made of, and which of their editions rules. Undefined where
 * a list has no stamp, so that nothing could tell an old index.
 */
export function nameOfIndex({ country, day, rows, origin }: Reference): string | undefined {
  const tariff = origin(catalogue.tariff)?.stamp;
  if (!tariff) return undefined;
  const words = origin(catalogue.tariffWords)?.stamp ?? '';
  return [country, tariff, editionPart(rows(catalogue.tariff), day), words].join(' ');
}

/** The file of the index of the tariff in force, built if need be. */
export function indexFileOf(lists: DatedLists, of: string): Uint8Array {
  const { index, places } = searchedTariff(lists);
  return writeIndexFile({ of, index, places });
}

/** What it takes to build an index where the lists are not at hand, and no more of them than that. */
export interface IndexOrder {
  of: string;
  rows: CatalogueRow[];
  words: CatalogueRow[];
}

/** The order for the file of the index of the tariff in force. */
export const orderOf = (lists: DatedLists, of: string): IndexOrder => ({
  of,
  rows: editionOn(lists.rows(catalogue.tariff), lists.day).map(({ CLAVE, VALOR, TITULO = '' }) => ({
    CLAVE,
    VALOR,
    TITULO,
  })),
  words: tradeWords(lists).map(({ CLAVE, VALOR }) => ({ CLAVE, VALOR })),
});

/** The file of an index that was ordered. */
export const fillOrder = ({ of, rows, words }: IndexOrder): Uint8Array =>
  // Rows without days rule on every day.
  indexFileOf({ day: '', rows: (name) => (name === catalogue.tariff ? rows : words) }, of);

/** Takes a kept index for the tariff in force; false, and nothing is taken, when it is broken or was made of other lists. */
export function takeIndexFile(lists: DatedLists, of: string, file: Uint8Array): boolean {
  const kept = openIndexFile(file);
  if (kept?.of !== of || kept.places.length !== tariffRows(lists).length) return false;
  hold(lists, kept);
  return true;
}

function hold(lists: DatedLists, { index, places }: Pick<KeptIndex, 'index' | 'places'>): SearchedTariff {
  const list = tariffRows(lists);
  const held = { index, places, list, words: tradeWords(lists) };
  opened.set(list, held);
  return held;
}

/** A code is found by its own words, by those of the headings over it, and by what the trade calls its goods. */
function makeIndex(lists: DatedLists): Pick<KeptIndex, 'index' | 'places'> {
  const said = new Map(tradeWords(lists).map(({ CLAVE, VALOR }) => [CLAVE, VALOR]));
  const list = tariffRows(lists);
  const codes = list.map(({ CLAVE }) => plainTariff(CLAVE));
  const places = Uint16Array.from(codes.keys()).sort((a, b) => (codes[a]! < codes[b]! ? -1 : 1));
  const entries = Array.from(places, (place) => {
    const code = codes[place]!;
    const row = list[place]!;
    const text = wholeText(lists, row);
    const trade = said.get(code.slice(0, SHARED)) ?? '';
    return { code, text: trade.includes(row.VALOR) ? text : `${text}${UNDER}${trade}` };
  });
  return { index: buildTariffIndex(entries), places };
}
