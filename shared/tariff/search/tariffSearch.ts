import { tariffRows } from '../../catalogues/editions.ts';
import { catalogue } from '../../catalogues/names.ts';
import type { CatalogueRow, Reference } from '../../foundation/documents/reference.ts';
import { plainTariff } from '../../foundation/text/tariffCode.ts';
import { buildTariffIndex } from './buildTariffIndex.ts';
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

const opened = new WeakMap<readonly CatalogueRow[], Opened>();
const read = new WeakMap<readonly CatalogueRow[], Synonyms>();
const SHOWN = 20;

/**
 * Codes of the tariff in force for what a person typed: a beginning of a code with points or without, or words in any
 * order, in singular or plural, begun, mistyped or said as importers say them; the nearest first. The index is built once
 * for a list.
 */
export function searchTariff(reference: Reference, typed: string, most = SHOWN): TariffAnswer {
  const { index, rows } = indexOf(tariffRows(reference));
  const found = suggest(index, readQuery(typed), synonymsOf(reference.rows(catalogue.tariffSynonyms)), most);
  return { rows: found.rows.map(({ row }) => rows[row]!), read: found.read };
}

function indexOf(list: readonly CatalogueRow[]): Opened {
  const known = opened.get(list);
  if (known) return known;
  const rows = list.toSorted((a, b) => (plainTariff(a.CLAVE) < plainTariff(b.CLAVE) ? -1 : 1));
  const index = buildTariffIndex(rows.map(({ CLAVE, VALOR }) => ({ code: plainTariff(CLAVE), text: VALOR })));
  const made = { index, rows };
  opened.set(list, made);
  return made;
}

function synonymsOf(list: readonly CatalogueRow[]): Synonyms {
  const known = read.get(list) ?? readSynonyms(list);
  read.set(list, known);
  return known;
}
