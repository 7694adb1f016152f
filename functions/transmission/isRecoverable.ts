import type { TransmissionRow } from './rows.ts';

/** Whether a person may fetch what the authority holds of it: what was accepted and is not being fetched now. */
export const isRecoverable = ({ state, operation, fetching }: TransmissionRow): boolean =>
  state === 'ACCEPTED' && operation !== 'V' && fetching !== true;

/** Whether the authority gave it a code, which may say something else by now; while it is asked for it is not asked again. */
export const isCoded = (head: TransmissionRow): boolean =>
  isRecoverable(head) && (head.facts.QR ?? '') !== '' && !head.facts.FALTAN.includes('QR');

/** Whether it bears the authority's signature. */
export const isSigned = (head: TransmissionRow): boolean => isRecoverable(head) && head.facts.FIRMA !== '';
