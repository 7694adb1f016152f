import type { FaultMeaning, ResultMeaning } from '../../../../shared/transmission/classify.ts';

/**
 * Result codes of the transmission service and what each proves. The authority publishes none (domain 10): samples. A
 * code that is not here is shown as it came and leaves the outcome unknown.
 */
export const resultCodes: Readonly<Record<string, ResultMeaning>> = {
  '00': 'accepted',
  '01': 'processing',
  '10': 'rejected',
  '11': 'rejected',
  '12': 'rejected',
  '20': 'duplicate',
};

/** Codes of the query by order number. */
export const findCodes: Readonly<Record<string, 'found' | 'refused' | 'processing' | 'absent'>> = {
  '00': 'found',
  '01': 'processing',
  '10': 'refused',
  '40': 'absent',
};

/** SOAP faults that the service is known to give before it takes a message. */
export const faultCodes: Readonly<Record<string, FaultMeaning>> = {
  'Server.Busy': 'busy',
  'Client.Schema': 'schema',
  'Client.Authentication': 'credentials',
};
