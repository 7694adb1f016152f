import { ANSWERED_STATES, IN_FLIGHT_STATES } from './declarationLife.ts';
import type { Operation } from './operations.ts';

/**
 * What a print of a declaration says of itself: accepted; accepted, and asked to be withdrawn; accepted until a change of
 * it was; complete but not accepted, and then marked; a change of what was accepted that the authority has not taken;
 * withdrawn; or a draft, which may have holes.
 */
export type PrintStanding =
  'ACEPTADA' | 'EN_ANULACION' | 'SUSTITUIDA' | 'SIN_ACEPTAR' | 'ENMIENDA' | 'ANULADA' | 'BORRADOR';

/** Letter of each standing in the name of a print. */
export const STANDING_LETTERS: Readonly<Record<PrintStanding, string>> = {
  ACEPTADA: 'a',
  EN_ANULACION: 'd',
  SUSTITUIDA: 'r',
  SIN_ACEPTAR: 's',
  ENMIENDA: 'm',
  ANULADA: 'x',
  BORRADOR: 'b',
};

/** Standings of what an authority accepted, and did not withdraw: they are printed with the seal of that act. */
export const isAccepted = (standing: PrintStanding): boolean =>
  standing === 'ACEPTADA' || standing === 'EN_ANULACION' || standing === 'SUSTITUIDA';

/** Standings of which nothing changes any more. */
export const isSettled = (standing: PrintStanding): boolean => isAccepted(standing) || standing === 'ANULADA';

/** What a version says: what stands accepted; what was accepted before a change; a change that was not; or none of these. */
export type VersionSays = 'ACEPTADO' | 'SUSTITUIDO' | 'CAMBIO' | 'NADA';

/** What the standing of a print depends on. */
export interface PrintedDeclaration {
  /** State of the declaration now. */
  state: string;
  /** What was sealed last; a registration when nothing says. */
  operation?: Operation | undefined;
  /** Whether the version holds the authority's number: an earlier one was not accepted. */
  answered: boolean;
  /** What an earlier version says; of the newest one the state tells it. */
  says?: VersionSays;
}

/** @param draft whether a draft was asked for */
export function printStanding(of: PrintedDeclaration, draft: boolean): PrintStanding {
  const { state, answered, operation = 'R', says = saidNow(state, operation) } = of;
  if (draft) return 'BORRADOR';
  if (!answered || says === 'NADA') return 'SIN_ACEPTAR';
  if (says === 'CAMBIO') return 'ENMIENDA';
  if (state === 'DESISTIDA') return 'ANULADA';
  if (says === 'SUSTITUIDO') return 'SUSTITUIDA';
  return operation === 'D' && IN_FLIGHT_STATES.includes(state) ? 'EN_ANULACION' : 'ACEPTADA';
}

/** What the newest version says. Whoever asks to withdraw a declaration leaves it as it was accepted. */
function saidNow(state: string, operation: Operation): VersionSays {
  if (ANSWERED_STATES.includes(state) || state === 'DESISTIDA') return 'ACEPTADO';
  if (state === 'CORRECCION') return 'CAMBIO';
  if (!IN_FLIGHT_STATES.includes(state) || operation === 'R') return 'NADA';
  return operation === 'D' ? 'ACEPTADO' : 'CAMBIO';
}
