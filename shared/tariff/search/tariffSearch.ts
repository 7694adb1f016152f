import { catalogue } from '../../catalogues/names.ts';
import type { CatalogueRow, Reference } from '../../foundation/documents/reference.ts';
import { searchedTariff } from './searchedTariff.ts';
import { suggest } from './suggest.ts';
import { readSynonyms, type Synonyms } from './synonyms.ts';
import { readQuery } from './words.ts';

/** What a search in the tariff answers. */
export interface TariffAnswer {
  rows: CatalogueRow[];
  /** What was read in place of a word that no code says. */
  read: readonly { typed: string; meant: string }[];
}

const read = new WeakMap<readonly CatalogueRow[], Synonyms>();
const SHOWN = 20;

/**
 * Codes of the tariff in force for what a person typed: a beginning of a code with points or without, or words in any
 * order, in singular or plural, begun, mistyped or said as importers say them; the nearest first. Builds the index where
 * none is at hand (`openTariff`).
 */
export function searchTariff(reference: Reference, typed: string, most = SHOWN): TariffAnswer {
  const { index, list, places } = searchedTariff(reference);
  const found = suggest(index, readQuery(typed), synonymsOf(reference.rows(catalogue.tariffSynonyms)), most);
  return { rows: found.rows.map(({ row }) => list[places[row]!]!), read: found.read };
}

function synonymsOf(list: readonly CatalogueRow[]): Synonyms {
  const known = read.get(list) ?? readSynonyms(list);
  read.set(list, known);
  return known;
}
