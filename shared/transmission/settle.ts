/** Waits of the machine, in milliseconds. The safe values are the defaults (reliability, settle time). */
export interface SettleRules {
  /** When to ask after an outcome became unknown; the last interval repeats. */
  asksAfter: readonly number[];
  /** Asking could not be done: try again no later than this, so that news arrive soon after the authority is back. */
  unreachableAtMost: number;
  /** Negative answers that prove absence, and how far apart the first and the last must be. */
  negatives: number;
  negativesApart: number;
  /**
   * Between the first and the last negative before the bytes are sent again. Absence proved sooner is told, not acted
   * upon: an authority may process late (fault row 16).
   */
  resendAfter: number;
  /** Doubt that is this old, though the questions were asked, needs a person. */
  doubtAtMost: number;
  /** Until then, and this often, the authority is still asked on behalf of that person. */
  asksAtMost: number;
  asksEvery: number;
  /** Longest that an authority's `Retry-After` is believed. */
  retryAfterAtMost: number;
  /** A company whose password is refused looks this often whether it was changed; it does not ask the authority. */
  credentialsEvery: number;
  /** Time after which a person's word tries a refused password once more, and an accepted one is tried alone again. */
  credentialsTrust: number;
  /** Nothing of ours lived for this long: what is older than the gap is asked about before it is sent. Not shortened. */
  gap: number;
  retryFirst: number;
  retryAtMost: number;
  partsEvery: number;
  breakerFailures: number;
  breakerWindow: number;
  breakerProbe: number;
  /** Exchanges that failed for so long, none working between, are an outage, however seldom anything was sent. */
  outageAfter: number;
  /** Failures further apart are not of one outage: nobody looked for so long. */
  outageGap: number;
  /** An outage that lasts is told to those who wait, and looked at again as often. */
  outageTold: number;
  /** Declarations that leave the queue of an outage in one minute, of all companies together. */
  sendsAMinute: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export const safeSettle: SettleRules = {
  asksAfter: [15 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE, 30 * MINUTE],
  unreachableAtMost: 5 * MINUTE,
  negatives: 2,
  negativesApart: 10 * MINUTE,
  resendAfter: 30 * MINUTE,
  doubtAtMost: 120 * MINUTE,
  asksAtMost: 24 * 60 * MINUTE,
  asksEvery: 10 * MINUTE,
  retryAfterAtMost: 60 * MINUTE,
  credentialsEvery: 5 * MINUTE,
  credentialsTrust: 15 * MINUTE,
  gap: 15 * MINUTE,
  retryFirst: 5 * SECOND,
  retryAtMost: 5 * MINUTE,
  partsEvery: 30 * SECOND,
  breakerFailures: 5,
  breakerWindow: 10 * SECOND,
  breakerProbe: 15 * SECOND,
  outageAfter: 3 * MINUTE,
  outageGap: 15 * MINUTE,
  outageTold: 30 * MINUTE,
  sendsAMinute: 240,
};

/** The same rules with every wait multiplied; counts stay. For practice and tests: see `settleRules`. */
export const scaled = (rules: SettleRules, factor: number): SettleRules => ({
  ...rules,
  asksAfter: rules.asksAfter.map((wait) => wait * factor),
  unreachableAtMost: rules.unreachableAtMost * factor,
  negativesApart: rules.negativesApart * factor,
  resendAfter: rules.resendAfter * factor,
  doubtAtMost: rules.doubtAtMost * factor,
  asksAtMost: rules.asksAtMost * factor,
  asksEvery: rules.asksEvery * factor,
  retryAfterAtMost: rules.retryAfterAtMost * factor,
  credentialsEvery: rules.credentialsEvery * factor,
  credentialsTrust: rules.credentialsTrust * factor,
  retryFirst: rules.retryFirst * factor,
  retryAtMost: rules.retryAtMost * factor,
  partsEvery: rules.partsEvery * factor,
  breakerWindow: rules.breakerWindow * factor,
  breakerProbe: rules.breakerProbe * factor,
  outageAfter: rules.outageAfter * factor,
  outageGap: rules.outageGap * factor,
  outageTold: rules.outageTold * factor,
});

/**
 * When to ask next: the first time of the schedule, counted from the moment of doubt, that has not come. It follows from
 * the clock alone, so that questions out of turn use up none. Epoch milliseconds.
 */
export function askAt(rules: SettleRules, doubtSince: number, now: number, jitter: number): number {
  const { asksAfter } = rules;
  const last = asksAfter.at(-1) ?? 0;
  const passed = now - doubtSince;
  const offset = asksAfter.find((each) => each > passed) ?? last * (Math.floor(passed / last) + 1);
  return doubtSince + offset + Math.round(jitter * 0.1 * (asksAfter[0] ?? 0));
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
 * Milliseconds after `last` from which another negative answer lies `apart` from the first, by our clock and by the
 * authority's; 0 when it does already. Two of our machines may disagree about the time; the authority's header is one
 * clock for both answers.
 */
export function apartIn(apart: number, first: Negative, last: Negative): number {
  const ours = apart - (last.ours - first.ours);
  if (first.theirs === undefined || last.theirs === undefined) return Math.max(0, ours);
  return Math.max(0, ours, apart - HEADER_RESOLUTION - (last.theirs - first.theirs));
}

/** Whether absence is proved: enough negatives, far enough apart. */
export const provesAbsence = (rules: SettleRules, count: number, first: Negative, last: Negative): boolean =>
  count >= rules.negatives && apartIn(rules.negativesApart, first, last) === 0;

/**
 * Until when an authority wants to be left alone, by its `Retry-After` (seconds or a date); undefined when it said
 * nothing that can be read. Epoch milliseconds.
 */
export function retryAfter(rules: SettleRules, header: string, now: number): number | undefined {
  const at = /^\d{1,9}$/.test(header) ? now + Number(header) * SECOND : Date.parse(header);
  return Number.isNaN(at) || at <= now ? undefined : Math.min(at, now + rules.retryAfterAtMost);
}
