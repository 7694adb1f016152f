import type { Codes, FaultCodes } from '../codes.ts';

/**
 * Result codes of the transmission service and what each proves. The authority publishes none (domain 10): samples. A
 * code that is not here is shown as it came and leaves the outcome unknown.
 */
export const codes: Codes = {
  '00': { sent: 'accepted', asked: 'found' },
  '01': { sent: 'processing', asked: 'processing' },
  '10': { sent: 'rejected', asked: 'refused' },
  // «The declaration is not registered»: it refuses a change, and of a declaration in doubt it says that there is none.
  // As absence it proves nothing alone; as refusal it would free a number that may be registered a minute later.
  '11': { sent: 'rejected', asked: 'absent' },
  // «The hash does not match the content»: of what was sent, that it arrived damaged; of what is there, that it is another.
  '12': { sent: 'rejected', asked: 'conflict' },
  // «The number is registered»: whose, only the hash tells.
  '20': { sent: 'duplicate', asked: 'registered' },
  '40': { asked: 'absent' },
};

/** SOAP faults that the service is known to give before it takes a message. */
export const faultCodes: FaultCodes = {
  'Server.Busy': 'busy',
  'Client.Schema': 'schema',
  'Client.Authentication': 'credentials',
};
