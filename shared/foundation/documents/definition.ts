import type { AnyBody, BodyOf, DataSets } from '../fields/dataSet.ts';
import type { Field } from '../fields/field.ts';
import type { Problem } from '../rules/problem.ts';
import type { DocumentKind } from './kind.ts';
import { onDay } from './onDay.ts';
import type { Reference } from './reference.ts';

/**
 * A kind of document, declared once. Store, procedures, lists, editor, history and diff derive from it.
 * Its functions are pure and run in the browser while the person types and on the server at every save. They are written
 * as methods, so that a kind stands where any kind is asked for: whoever holds one gives it bodies of its own.
 */
export interface DocumentDefinition<B = AnyBody> extends DocumentKind {
  dataSets: DataSets;
  /** Columns of the lists: filled from the body by `summary`, kept in the header row. */
  columns: Record<string, Field>;
  summary(body: B, reference: Reference): Record<string, string>;
  /** Value that no two living documents of a company share, e.g. the order number; '' when there is none yet. */
  uniqueNumber?(body: B): string;
  /**
   * Words by which the company finds the document again without reading every header: kind and value, as
   * `markOf('container', 'MSCU7123454')` makes them. Several documents may share one.
   */
  marks?(body: B, reference: Reference): readonly string[];
  /** Texts that say what it is about, the first of which it is found by the words of: its goods. */
  goods?(body: B): readonly string[];
  /** How lists and totals find it without reading every header. */
  index?: ListIndex;
  /**
   * Whether the authority has answered for the document in that state, so that its fields hold what it said; until then
   * they are blank. A kind without such fields does not say.
   */
  answered?(body: B, state: string): boolean;
  /**
   * Day whose law it is judged by ('yyyy-mm-dd'), blank for today: a declaration is by the day of its acceptance for ever.
   * `calculate` and `check` get a reference of that day.
   */
  day?(body: B): string;
  /** Fills computed fields; returns the body itself when nothing moved. */
  calculate(body: B, reference: Reference): B;
  /** What is still missing or contradictory before the next step: obligation and sense, not shape. */
  check(body: B, reference: Reference): Problem[];
}

/** Columns by which documents of a kind are found; lists by any other column look at so many rows at most. */
export interface ListIndex {
  /** By their words: parties, numbers. */
  words?: readonly string[];
  /** By their exact value: client, agent (also `CREADO_POR`). */
  values?: readonly string[];
  /** By their exact value while the document is still work for somebody. */
  open?: readonly string[];
  /** Marks of its body that are in the index while it is not void: work that ends with it, and comes back with it. */
  unlessVoid?: readonly string[];
  /** By ranges of their days. */
  days?: readonly string[];
  /** Column of few values by which the totals of each state are told apart. */
  totals?: string;
  /** Column of a day, of which it is counted too how many stand in each state: what came today, however many came before. */
  dayTotals?: string;
}

export function defineDocument<S extends DataSets>(
  definition: DocumentDefinition<BodyOf<S>> & { dataSets: S },
): DocumentDefinition<BodyOf<S>> {
  if (!definition.day) return definition;
  const own = (body: BodyOf<S>, reference: Reference): Reference => onDay(reference, definition.day!(body));
  return {
    ...definition,
    calculate: (body, reference) => definition.calculate(body, own(body, reference)),
    check: (body, reference) => definition.check(body, own(body, reference)),
  };
}

/** A definition of any kind, for code that serves them all. */
export type AnyDocument = DocumentDefinition;
