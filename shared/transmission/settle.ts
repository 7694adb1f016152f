/** Waits of the machine, in milliseconds. The safe values are the defaults (reliability, «Settle time»). */
export interface SettleRules {
  /** When to ask after an outcome became unknown; the last interval repeats. */
  asksAfter: readonly number[];
  /** Asking could not be done: try again no later than this, so that news arrive soon after the authority is back. */
  unreachableAtMost: number;
  /** Negative answers that prove absence, and how far apart the first and the last must be. */
  negatives: number;
  negativesApart: number;
  retryFirst: number;
  retryAtMost: number;
  partsEvery: number;
  breakerFailures: number;
  breakerWindow: number;
  breakerProbe: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export const safeSettle: SettleRules = {
  asksAfter: [15 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE, 30 * MINUTE],
  unreachableAtMost: 5 * MINUTE,
  negatives: 2,
  negativesApart: 10 * MINUTE,
  retryFirst: 5 * SECOND,
  retryAtMost: 5 * MINUTE,
  partsEvery: 30 * SECOND,
  breakerFailures: 5,
  breakerWindow: 10 * SECOND,
  breakerProbe: 15 * SECOND,
};

/** The same rules with every wait multiplied; counts stay. For practice and tests: see `settleRules`. */
export const scaled = (rules: SettleRules, factor: number): SettleRules => ({
  ...rules,
  asksAfter: rules.asksAfter.map((wait) => wait * factor),
  unreachableAtMost: rules.unreachableAtMost * factor,
  negativesApart: rules.negativesApart * factor,
  retryFirst: rules.retryFirst * factor,
  retryAtMost: rules.retryAtMost * factor,
  partsEvery: rules.partsEvery * factor,
  breakerProbe: rules.breakerProbe * factor,
});

/** When to ask for the n-th time (from 0), counted from the moment of doubt; at least `now`. Epoch milliseconds. */
export function askAt(
  rules: SettleRules,
  asked: number,
  doubtSince: number,
  now: number,
  jitter: number,
): number {
  const { asksAfter } = rules;
  const last = asksAfter.at(-1) ?? 0;
  const offset = asksAfter[asked] ?? last * (asked - asksAfter.length + 2);
  return Math.max(now, doubtSince + offset) + Math.round(jitter * 0.1 * (asksAfter[0] ?? 0));
}

/** Wait before attempt n (from 1) may be repeated after it provably sent nothing: doubling, half of it jitter. */
export function retryWait(rules: SettleRules, attempt: number, jitter: number): number {
  const full = Math.min(rules.retryAtMost, rules.retryFirst * 2 ** Math.min(attempt - 1, 20));
  return Math.round(full * (0.5 + jitter / 2));
}

/** One negative answer, by our clock and by the authority's own `Date` header (undefined when it sent none). */
export interface Negative {
  ours: number;
  theirs: number | undefined;
}

/** `Date` headers count whole seconds. */
const HEADER_RESOLUTION = 1000;

/**
 * Whether absence is proved: enough negatives, far enough apart by our clock and by the authority's. Two of our
 * machines may disagree about the time; the authority's header is one clock for both answers.
 */
export function provesAbsence(rules: SettleRules, count: number, first: Negative, last: Negative): boolean {
  if (count < rules.negatives || last.ours - first.ours < rules.negativesApart) return false;
  if (first.theirs === undefined || last.theirs === undefined) return true;
  return last.theirs - first.theirs + HEADER_RESOLUTION >= rules.negativesApart;
}
