import { createContext, useContext, useEffect, useState } from 'react';
import type { CatalogueRow, Reference } from '../../shared/foundation/documents/reference.ts';

/** How the entries of one list are found and what is said of one, where the kit's own search by text is not enough. */
export interface Finder {
  /**
   * Entries that a typed text may mean, the nearest first; the first of the list where nothing was typed. Undefined until
   * what it searches by is at hand.
   */
  find: (reference: Reference, typed: string, most: number) => readonly CatalogueRow[] | undefined;
  /** Brings what it searches by, so that no key waits for it; ends when it is at hand. */
  prepare: (reference: Reference) => Promise<void>;
  /** What a person wants to know of an entry before taking it, a sentence each; none for a code that is not there. */
  facts: (reference: Reference, code: string) => readonly string[];
}

/** Finders by the name of their list, each fetched when a field first asks for it; modules bring them, the app hands them in. */
export type Finders = ReadonlyMap<string, () => Promise<Finder>>;

export const FindersContext = createContext<Finders>(new Map());

const fetched = new Map<string, Finder>();

/** The finder of a list; undefined while it comes, and for lists that have none. */
export function useFinder(list: string | undefined): Finder | undefined {
  const load = useContext(FindersContext).get(list ?? '');
  const [, come] = useState(0);
  useEffect(() => {
    if (list === undefined || !load || fetched.has(list)) return;
    void load().then(
      (finder) => {
        fetched.set(list, finder);
        come((count) => count + 1);
      },
      // Without it the list is searched by its texts alone.
      () => undefined,
    );
  }, [list, load]);
  return load && fetched.get(list ?? '');
}
