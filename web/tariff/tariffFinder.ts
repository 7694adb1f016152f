import { tariffRows } from '../../shared/catalogues/editions.ts';
import { codeSentences } from '../../shared/tariff/codeSentences.ts';
import { openTariff } from '../../shared/tariff/search/searchedTariff.ts';
import { searchTariff } from '../../shared/tariff/search/tariffSearch.ts';
import { shortText } from '../../shared/tariff/wholeText.ts';
import type { Finder } from '../kit/finders.ts';
import { prepareTariff } from './prepareTariff.ts';

/** Codes by their beginning or by words, with synonyms and slips, as the page of the tariff finds them. */
export const tariffFinder: Finder = {
  find: (reference, typed, most) => {
    const blank = typed.trim() === '';
    if (!blank && !openTariff(reference)) return undefined;
    const rows = blank ? tariffRows(reference).slice(0, most) : searchTariff(reference, typed, most).rows;
    return rows.map((row) => ({ ...row, VALOR: shortText(reference, row) }));
  },
  prepare: prepareTariff,
  facts: codeSentences,
};
