import type { Part } from '../../shared/transmission/facts.ts';
import { decided } from './gateways/answers.ts';
import { doorOf } from './gateways/doors.ts';
import type { TransmissionRow } from './rows.ts';

/** Parts that an acceptance cannot be without and that are not known of it, whoever said that it was accepted. */
export function owed(head: TransmissionRow): Part[] {
  const { operation, facts } = head;
  const isSigned = doorOf(head)?.signs?.includes(operation) ?? false;
  return [
    ...(isSigned && facts.FIRMA === '' ? (['FIRMA'] as const) : []),
    ...(operation === 'CANAL' && !decided(facts.CANAL) ? (['CANAL'] as const) : []),
  ];
}
