import type { Answer, Heard } from '../../../shared/transmission/classify.ts';
import type { ResultFacts } from '../../../shared/transmission/facts.ts';
import type { Operation } from '../../../shared/transmission/operations.ts';
import type { Credentials } from '../../../shared/transmission/processMessage.ts';
import type { Moment, Wire, WireExchange } from './wire.ts';

/** What an authority's door is opened with. */
export interface DoorParts {
  wire: Wire;
  /** Address of the service. */
  endpoint: string;
  now: () => Date;
  /** The company's own user at the authority. */
  credentials: Credentials;
  /** Names them without telling them. */
  version: string;
}

/** A sealed message on its way: the bytes are the sealed ones, never built anew. */
export interface SealedMessage {
  operation: Operation;
  /** Order number without hyphens. */
  key: string;
  version: number;
  /** SHA-256 of the bytes, hexadecimal. */
  hash: string;
  bytes: Uint8Array;
}

export interface Asked extends Omit<SealedMessage, 'bytes'> {
  /** Nothing else of its number was ever sent: what is said of the number is said of it, also without its hash. */
  alone: boolean;
}

export interface Limits {
  /** Longest that the exchange may take, in milliseconds. */
  timeoutMs: number;
  /** Asked when the connection stands, right before the first byte: false ends the exchange with nothing sent. */
  mayStillSend?: () => boolean;
  at?: (moment: Moment) => Promise<void>;
}

/** One exchange as it is kept: the request has its credentials blanked already. */
export interface Exchanged {
  operation: string;
  startedAt: Date;
  endedAt: Date;
  request: string;
  wire: WireExchange;
  /** What the classification works with. */
  facts: Heard;
}

/** What the authority says when asked for a declaration. */
export type Finding =
  | { kind: 'found'; facts: ResultFacts }
  | { kind: 'refused'; facts: ResultFacts }
  | { kind: 'processing' | 'absent' | 'conflict' | 'foreign' }
  /** Something is there of the number, and not said of whose bytes. */
  | { kind: 'unnamed' }
  | { kind: 'unclear'; hostile: boolean };

/** What an answer brings of an acceptance, or why it brings nothing: it speaks of other bytes, or does not say of whose. */
export interface Brought {
  found: Partial<ResultFacts>;
  notTaken?: 'foreign' | 'unnamed';
}

/** One door to one authority. Envelopes, codes and credentials of an authority are nowhere else. */
export interface Gateway {
  name: string;
  /** Names the company's credentials without telling them: other ones have another version. */
  credentials: string;
  send(message: SealedMessage, limits: Limits): Promise<Exchanged>;
  /** Asks for the effect of an operation by the declaration's own number. */
  find(asked: Asked, limits: Limits): Promise<Exchanged & { finding: Finding }>;
  /** Asks for the parts of an acceptance that were not delivered with it. */
  parts(asked: Asked, missing: ResultFacts['FALTAN'], limits: Limits): Promise<(Exchanged & Brought)[]>;
  /** Whether the service says that it works. */
  healthy(limits: Limits): Promise<boolean>;
}

/** How an exchange looks to the classification. */
export function wireFacts(exchange: WireExchange, read: (bytes: Uint8Array) => Answer): Heard {
  const { failure, left, response } = exchange;
  if (!left)
    return { left: 'nothing', why: (failure ?? 'refused') as Extract<Heard, { left: 'nothing' }>['why'] };
  if (failure || !response) {
    return {
      left: 'something',
      why: (failure ?? 'reset') as 'timeout' | 'reset' | 'incomplete' | 'too-large',
    };
  }
  return { left: 'something', status: response.status, answer: read(response.bytes) };
}

/** The fault that an authority answered in a whole message; undefined for anything else. */
const faultOf = (facts: Heard) =>
  facts.left === 'something' &&
  'answer' in facts &&
  (facts.status === 500 || facts.status === 200) &&
  facts.answer.kind === 'fault'
    ? facts.answer
    : undefined;

/** Whether the authority refused the company's user or password: nothing more is to be tried with them. */
export const refusesCredentials = (facts: Heard): boolean => faultOf(facts)?.meaning === 'credentials';

/** Whether it answered a fault that no table knows: that is neither silence nor a service that works. */
export const isUnknownFault = (facts: Heard): boolean => {
  const fault = faultOf(facts);
  return fault !== undefined && fault.meaning === undefined;
};

/** Whether nothing was exchanged because it could not prove to be the authority (fault row 19). */
export const isInsecure = (facts: Heard): boolean => facts.left === 'nothing' && facts.why === 'tls';
