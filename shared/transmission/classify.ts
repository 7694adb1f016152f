import type { Reason } from './reasons.ts';
import type { ResultFacts } from './facts.ts';
import type { CountryCode } from '../countries/country.ts';
import { acceptanceFlaw } from './acceptance.ts';
import type { Operation } from './operations.ts';

/** How far an exchange came. Only `nothing` proves that the authority cannot have the declaration. */
export type Heard =
  | { left: 'nothing'; why: 'dns' | 'refused' | 'connect-timeout' | 'tls' | 'held-back' }
  | { left: 'something'; why: 'timeout' | 'reset' | 'incomplete' | 'too-large' }
  | { left: 'something'; status: number; answer: Answer };

/** What a gateway read in a complete HTTP body. `meaning` comes from the authority's own table of codes. */
export type Answer =
  | { kind: 'not-xml' }
  | { kind: 'hostile' }
  | { kind: 'unreadable' }
  | { kind: 'fault'; code: string; meaning: FaultMeaning | undefined }
  | {
      kind: 'result';
      meaning: ResultMeaning | undefined;
      facts: ResultFacts;
      /** Order number and SHA-256 of the declaration as the authority repeats them; '' when it does not. */
      key: string;
      hash: string;
    };

export type ResultMeaning = 'accepted' | 'rejected' | 'duplicate' | 'processing';
/** `busy`: the authority says that it did not take the message. `schema`: it read and refused it. */
export type FaultMeaning = 'busy' | 'schema' | 'credentials';

export interface Sent {
  country: CountryCode;
  operation: Operation;
  key: string;
  hash: string;
}

export interface Classified {
  state: 'ACCEPTED' | 'REJECTED' | 'NOT_SENT' | 'UNKNOWN' | 'NEEDS_HUMAN';
  reason: Reason;
  /** Raw code of the authority, when it gave one. */
  code: string;
  /** The authority has answered that it knows the declaration: ask it now instead of at the first settle time. */
  askAtOnce: boolean;
  /** What the circuit breaker learns: the authority works, does not work, or nothing. */
  health: 'works' | 'fails' | 'untold';
  /** Keep the answer apart: it belongs to something else, or is hostile. */
  quarantine: boolean;
}

/**
 * Outcome of one attempt, from what had left the machine and what came back (fault rows 10 to 29).
 * Every doubt is UNKNOWN. REJECTED needs the authority's own words about this declaration; NOT_SENT needs proof.
 */
export function classify(sent: Sent, heard: Heard, now: number): Classified {
  if (heard.left === 'nothing') {
    const reason =
      heard.why === 'tls' ? 'not-secure' : heard.why === 'held-back' ? 'held-back' : 'no-connection';
    return outcome('NOT_SENT', reason, { health: heard.why === 'held-back' ? 'untold' : 'fails' });
  }
  if ('why' in heard)
    return outcome('UNKNOWN', heard.why, { health: 'fails', quarantine: heard.why === 'too-large' });
  const { answer, status } = heard;
  if (answer.kind === 'fault' && (status === 500 || status === 200)) return classifyFault(answer);
  if (answer.kind === 'result' && status === 200) return classifyResult(sent, answer, now);
  if (answer.kind === 'hostile') return outcome('UNKNOWN', 'hostile', { health: 'fails', quarantine: true });
  if (status !== 200) return outcome('UNKNOWN', 'http-status', { health: 'fails', code: String(status) });
  return outcome('UNKNOWN', answer.kind === 'not-xml' ? 'not-xml' : 'unreadable', { health: 'fails' });
}

function classifyFault(fault: Extract<Answer, { kind: 'fault' }>): Classified {
  const { code } = fault;
  switch (fault.meaning) {
    case 'busy':
      return outcome('NOT_SENT', 'busy', { code, health: 'fails' });
    case 'schema':
      return outcome('REJECTED', 'rejected', { code, health: 'works' });
    // Repeating a wrong password would lock the broker's account at the authority, so a person looks first.
    case 'credentials':
      return outcome('NEEDS_HUMAN', 'credentials', { code, health: 'works' });
    case undefined:
      return outcome('UNKNOWN', 'unknown-fault', { code, health: 'untold' });
  }
}

function classifyResult(sent: Sent, result: Extract<Answer, { kind: 'result' }>, now: number): Classified {
  const code = result.facts.CODIGO;
  const foreign =
    (result.key !== '' && result.key !== sent.key) || (result.hash !== '' && result.hash !== sent.hash);
  if (foreign) return outcome('UNKNOWN', 'foreign-answer', { code, quarantine: true });
  const health = 'works';
  if (result.key === '' && result.hash === '')
    return outcome('UNKNOWN', 'unidentified-answer', { code, askAtOnce: true });
  switch (result.meaning) {
    case 'accepted': {
      const flaw = acceptanceFlaw(sent, result.facts, now);
      return flaw
        ? outcome('UNKNOWN', flaw, { code, askAtOnce: true, health })
        : outcome('ACCEPTED', 'accepted', { code, health });
    }
    case 'rejected':
      return outcome('REJECTED', 'rejected', { code, health });
    case 'duplicate':
      return outcome('UNKNOWN', 'duplicate', { code, askAtOnce: true, health });
    case 'processing':
      return outcome('UNKNOWN', 'processing', { code, health });
    case undefined:
      return outcome('UNKNOWN', 'unknown-code', { code });
  }
}

const outcome = (
  state: Classified['state'],
  reason: Reason,
  more: Partial<Omit<Classified, 'state' | 'reason'>> = {},
): Classified => ({
  code: '',
  askAtOnce: false,
  health: 'untold',
  quarantine: false,
  ...more,
  state,
  reason,
});
