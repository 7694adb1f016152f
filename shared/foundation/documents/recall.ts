import type { AnyBody } from '../fields/dataSet.ts';

/** Whom a document names as the party that it is known by; the number is '' while nobody said it. */
export interface NamedParty {
  taxId: string;
  name: string;
}

/** Of which earlier documents of its kind one tells what fields held last: of those of the same party (product 19). */
export interface Recall<B extends AnyBody = AnyBody> {
  /** Who is the same, as it is said where no earlier one has a value: «cliente». */
  whose: string;
  /** Which party of its own a document must say for earlier ones to be found: «importador». */
  saidBy: string;
  /** Column of its values by which they are found; without it by the orders of the client of its order. */
  column?: string;
  partyOf(body: B): NamedParty;
}

/**
 * Whether two documents name the same party. Both in orders of one client, a number that one does not say yet tells them
 * apart from nothing; elsewhere it is the number alone that says whose they are.
 */
export const isSameParty = (one: NamedParty, other: NamedParty, inOrders: boolean): boolean =>
  one.taxId === '' || other.taxId === '' ? inOrders : one.taxId === other.taxId;
