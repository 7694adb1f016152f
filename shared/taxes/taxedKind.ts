import type { Noun } from '../foundation/documents/noun.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import type { Explanation } from './explainTax.ts';
import type { Unsettled } from './settled.ts';

/** A sum of a declaration in local currency, and how it came to be. */
export interface ToldSum {
  key: string;
  /** Code of the tax, or what the sum is called. */
  label: string;
  /** Name of the tax by the catalogue; '' of what is none. */
  name: string;
  said: string;
  amount: string;
}

/** One tax of one line of goods. */
export interface ToldTax extends Explanation {
  key: string;
  code: string;
  name: string;
  amount: string;
}

/** A line of goods as its declaration settled it, for who asks how. */
export interface ToldLine {
  tariff: string;
  description: string;
  /** How its customs value came to be, in US dollars and in local currency. */
  value: string;
  taxes: readonly ToldTax[];
  /** Sum of its taxes. */
  total: string;
  /** Why it has none though it owes them. */
  unsettled: readonly Unsettled[];
}

/** Rate of exchange of a declaration: local currency per US dollar, and the day that it is of. */
export interface StatedRate {
  value: string;
  day: string;
}

/** How a kind of declaration holds its taxes, so that one explanation and one panel serve every one of them. */
export interface TaxedKind<B> {
  /** How its lines of goods are called. */
  line: Noun;
  /** Data set of the lines, and the field of theirs to which a person is led. */
  lines: string;
  tariff: string;
  /** Data sets of which the row in hand says which line is meant. */
  follows: readonly string[];
  /** Line of a row of one of these; -1 of none. */
  lineAt(body: B, path: string): number;
  count(body: B): number;
  /** Every tax of the whole declaration, then what they come to. */
  sums(body: B, reference: Reference): readonly ToldSum[];
  rate(body: B): StatedRate;
  /** How the rate is called, and where it is asked: «la tasa de cambio de la casilla 31». */
  rateCalled: { title: string; place: string };
  told(body: B, line: number, today: Reference): ToldLine | undefined;
  /** Said where nothing was settled. */
  nothing(body: B): string;
}
