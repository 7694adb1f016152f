import type { FaultMeaning, ResultMeaning } from '../../../shared/transmission/classify.ts';

/** What a code in the answer to the query by order number says of our declaration. */
export type FoundMeaning = 'found' | 'registered' | 'refused' | 'processing' | 'absent' | 'conflict';

interface Code {
  /** What it proves as the answer to a declaration or channel request; none when it never answers one. */
  sent?: ResultMeaning;
  /** The same as the answer to the query. */
  asked?: FoundMeaning;
}

export type Codes = Readonly<Record<string, Code>>;

/** SOAP faults that a service is known to give before it takes a message. */
export type FaultCodes = Readonly<Record<string, FaultMeaning>>;
