import { codeSentences } from '../../shared/tariff/codeSentences.ts';
import { searchTariff } from '../../shared/tariff/search/tariffSearch.ts';
import type { Finder } from '../kit/finders.ts';

/** Codes by their beginning or by words, with synonyms and slips, as the page of the tariff finds them. */
export const tariffFinder: Finder = {
  find: (reference, typed, most) => searchTariff(reference, typed, most).rows,
  facts: codeSentences,
};
