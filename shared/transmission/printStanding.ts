import { ANSWERED_STATES } from './declarationLife.ts';

/**
 * What a print of a declaration says of itself: accepted; complete but not accepted, and then marked; a change of what
 * was accepted that the authority has not taken; withdrawn; or a draft, which may have holes.
 */
export type PrintStanding = 'ACEPTADA' | 'SIN_ACEPTAR' | 'ENMIENDA' | 'ANULADA' | 'BORRADOR';

/** Letter of each standing in the name of a print. */
export const STANDING_LETTERS: Readonly<Record<PrintStanding, string>> = {
  ACEPTADA: 'a',
  SIN_ACEPTAR: 's',
  ENMIENDA: 'm',
  ANULADA: 'x',
  BORRADOR: 'b',
};

/** Standings of which nothing changes any more. */
export const isSettled = (standing: PrintStanding): boolean =>
  standing === 'ACEPTADA' || standing === 'ANULADA';

/**
 * @param carriesAnswer whether the version holds the authority's number: an earlier one was not accepted
 * @param draft whether a draft was asked for
 */
export function printStanding(state: string, carriesAnswer: boolean, draft: boolean): PrintStanding {
  if (draft) return 'BORRADOR';
  if (!carriesAnswer) return 'SIN_ACEPTAR';
  if (state === 'DESISTIDA') return 'ANULADA';
  return ANSWERED_STATES.includes(state) ? 'ACEPTADA' : 'ENMIENDA';
}
