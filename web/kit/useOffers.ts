import { useEffect, useState } from 'react';
import { codeMeant } from '../../shared/foundation/fields/codeMeant.ts';
import type { Field } from '../../shared/foundation/fields/field.ts';
import { rowsInForce } from '../../shared/foundation/documents/inForce.ts';
import type { CatalogueRow } from '../../shared/foundation/documents/reference.ts';
import { useFinder, type Finder } from './finders.ts';
import { offers } from './grid/offers.ts';
import { useReference } from './reference.ts';

const OFFERED = 40;

/** What an input with a list offers, and which of it is lit. */
export interface Offers {
  /** Whether the field has a list at all. */
  listed: boolean;
  rows: readonly CatalogueRow[];
  open: boolean;
  /** Index of the lit row; -1 for none. */
  lit: number;
  /** What is known of the lit row, or of the code that stands in the input. */
  facts: readonly string[];
  /** Lights the next or the one before; false when there is nothing to light. */
  step: (by: 1 | -1) => boolean;
  /** Nothing is lit any more: the text is another. */
  retype: () => void;
}

const REST_MS = 50;

/** Prepares a finder once the input stands, before anything is typed; what it finds is asked again when it is ready. */
function usePrepared(finder: Finder | undefined): void {
  const reference = useReference();
  const [, come] = useState(0);
  useEffect(() => {
    if (!finder) return;
    let over = false;
    const timer = setTimeout(() => {
      void finder.prepare(reference).then(() => {
        if (!over) come((count) => count + 1);
      });
    }, REST_MS);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [finder, reference]);
}

/**
 * Entries that the text of an input may mean: of a list that binds the first match is lit, unless the text names several;
 * of one that only offers, nothing is taken that was not pointed at.
 * @param typed whether the text was typed now; until then the whole list stands open to the arrows.
 */
export function useOffers(field: Field, text: string, typed: boolean): Offers {
  const reference = useReference();
  const [chosen, choose] = useState(-1);
  const list = field.offered ?? (field.kind === 'choice' ? (field.catalogue ?? '') : '');
  const finder = useFinder(list === '' ? undefined : list);
  usePrepared(finder);
  const every = rowsInForce(reference.rows(list), reference.day);
  const asked = typed ? text : '';
  const rows =
    every.length === 0 ? [] : (finder?.find(reference, asked, OFFERED) ?? offers(every, asked, OFFERED));
  const open = rows.length > 0 && (typed || chosen >= 0);
  const first = field.offered === undefined && codeMeant(text, every)?.ok !== false ? 0 : -1;
  const lit = chosen >= 0 ? Math.min(chosen, rows.length - 1) : first;
  const about = open && lit >= 0 ? rows[lit]?.CLAVE : text;
  return {
    listed: every.length > 0,
    rows,
    open,
    lit,
    facts: finder && about ? finder.facts(reference, about) : [],
    step: (by) => {
      if (rows.length === 0) return false;
      // The first arrow up lights the last row.
      choose((now) => (now < 0 && by < 0 ? rows.length - 1 : (now + by + rows.length) % rows.length));
      return true;
    },
    retype: () => choose(-1),
  };
}

/** What an input tells screen readers of the offers below it; `list` is the id of their list. */
export const comboboxOf = (list: string, open: boolean, lit: number) => ({
  role: 'combobox',
  'aria-expanded': open,
  'aria-autocomplete': 'list' as const,
  // A list that is not there is not named.
  ...(open ? { 'aria-controls': list } : {}),
  ...(open && lit >= 0 ? { 'aria-activedescendant': `${list}-${lit}` } : {}),
});
