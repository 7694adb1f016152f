import { catalogue } from '../catalogues/names.ts';
import { compare } from '../foundation/decimal/decimal.ts';
import { changesBetween } from '../foundation/documents/changesBetween.ts';
import { indefinite, none, ofThe, type Noun } from '../foundation/documents/noun.ts';
import type { Change } from '../foundation/documents/patch.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import type { AnyBody, DataSets } from '../foundation/fields/dataSet.ts';
import type { Problem } from '../foundation/rules/problem.ts';
import { differencesBetween, type AmountDifference, type Amounts } from './differences.ts';
import { pricesUnder, type PricedHead, type PricedLine } from './pricesUnder.ts';
import type { Supposed } from './supposed.ts';

/** A declaration as it would be under other terms, nothing of it saved. */
export interface WhatIf<B> {
  body: B;
  /** Customs value in US dollars, each tax and the totals in local currency: before and after. */
  differences: AmountDifference[];
  /** What it would have to be completed with besides, and what would no longer be asked. */
  asked: Problem[];
  released: Problem[];
  /** Edits that make the declaration what was tried out; its computed fields follow by themselves. */
  changes: Change[];
  /** What of the terms does not change the taxes, and why. */
  notes: string[];
  /** Why it cannot be: the price would not cover what the incoterm says it includes. */
  refused?: string;
}

/** How a kind of declaration holds the terms of a sale, so that all are tried out in one way (product 20). */
export interface TriedKind<B extends AnyBody, H extends PricedHead, L extends PricedLine> {
  line: Noun;
  /** «La tasa de cambio» */
  rate: string;
  /** Data sets that terms change. */
  edited: DataSets;
  head(body: B): H;
  lines(body: B): readonly L[];
  put(body: B, head: H, lines: readonly L[]): B;
  /** Regime, agreement, origin and quota, of the chosen lines. */
  treat(body: B, supposed: Supposed, isChosen: (line: number) => boolean, reference: Reference): B;
  /** What a preference is called by, and the treaty that it is of in the list of preferential rates; '' of none. */
  claim(agreement: string, reference: Reference): { called: string; treaty: string };
  amounts(body: B): Amounts;
  calculate(body: B, reference: Reference): B;
  check(body: B, reference: Reference): Problem[];
}

/** The declaration as it would be under other terms, with nothing saved. The price that was agreed stays the same. */
export function tryOut<B extends AnyBody, H extends PricedHead, L extends PricedLine>(
  kind: TriedKind<B, H, L>,
  body: B,
  supposed: Supposed,
  reference: Reference,
): WhatIf<B> {
  const before = kind.calculate(body, reference);
  const own = kind.lines(before);
  const impossible = impossibleTerms(kind, own.length, supposed);
  if (impossible) return refusedWith(before, impossible);
  const { head, lines } = pricesUnder(kind.head(before), own, supposed, reference);
  const short = lines.findIndex((each, at) => each !== own[at] && compare(each.VALOR_FOB, '0') < 0);
  if (short >= 0) {
    const refused = `El precio ${ofThe(kind.line)} ${short + 1} no alcanza para los gastos que ${head.ID_INCOTERM} incluye; revise flete, seguro y otros.`;
    return refusedWith(before, refused);
  }
  const isChosen = (line: number): boolean => supposed.line === undefined || supposed.line === line;
  const treated = kind.treat(kind.put(before, head, lines), supposed, isChosen, reference);
  const changes = changesBetween(kind.edited, before, treated);
  // Terms that the declaration has already change nothing, and nothing is reckoned again.
  const after = changes.length === 0 ? before : kind.calculate(treated, reference);
  return {
    body: after,
    differences: differencesBetween(kind.amounts(before), kind.amounts(after)),
    ...(after === before ? { asked: [], released: [] } : problemsOf(kind, before, after, reference)),
    changes,
    notes: notesOf(kind.claim, supposed, reference),
  };
}

const refusedWith = <B>(body: B, refused: string): WhatIf<B> => ({
  body,
  differences: [],
  asked: [],
  released: [],
  changes: [],
  notes: [],
  refused,
});

const EXPENSES = { freight: 'El flete', insurance: 'El seguro' } as const;

/** Why terms cannot be tried at all: a rate that is none, an expense below zero, a line that is not there. */
function impossibleTerms(
  { line: noun, rate: called }: { line: Noun; rate: string },
  count: number,
  supposed: Supposed,
): string | undefined {
  const { rate, line } = supposed;
  if (rate !== undefined && compare(rate, '0') <= 0) return `${called} (${rate}) debe ser mayor que cero.`;
  for (const name of ['freight', 'insurance'] as const) {
    const amount = supposed[name];
    if (amount !== undefined && compare(amount, '0') < 0)
      return `${EXPENSES[name]} (${amount}) no puede ser menor que cero.`;
  }
  if (line === undefined || (line >= 0 && line < count)) return undefined;
  const has = count === 0 ? none(noun) : count === 1 ? indefinite(noun).split(' ')[0]! : String(count);
  return `No hay ${noun.singular} ${line + 1}: la declaración tiene ${has}.`;
}

/** What the checks and the rules matrix say of the one and not of the other. */
function problemsOf<B>(
  { check }: { check(body: B, reference: Reference): Problem[] },
  before: B,
  after: B,
  reference: Reference,
): { asked: Problem[]; released: Problem[] } {
  const key = ({ code, path }: Problem): string => `${code} ${path}`;
  const found = { before: check(before, reference), after: check(after, reference) };
  const known = { before: new Set(found.before.map(key)), after: new Set(found.after.map(key)) };
  return {
    asked: found.after.filter((each) => !known.before.has(key(each))),
    released: found.before.filter((each) => !known.after.has(key(each))),
  };
}

/** A preference that no loaded list says the rate of leaves the general one: better said than silently the same. */
function notesOf(
  claim: (agreement: string, reference: Reference) => { called: string; treaty: string },
  { agreement = '' }: Supposed,
  reference: Reference,
): string[] {
  if (agreement === '') return [];
  const { called, treaty } = claim(agreement, reference);
  if (treaty === '') return [`«${called}» no es de un tratado: se declara y no cambia esta liquidación.`];
  if (reference.rows(catalogue.preferentialRates).some((row) => row['ACUERDO'] === treaty)) return [];
  return [
    `Las listas cargadas no tienen tasas preferenciales de «${called}»: el DAI se calcula con la tasa general.`,
  ];
}
