import { movementOf } from '../catalogues/movement.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import type { DucaBody } from './dataSets.ts';

const leaves = ({ DUCA }: DucaBody, reference: Reference): boolean =>
  movementOf({ modality: DUCA.MODALIDAD }, reference) === 'leaves';

/** Whether goods that leave are declared as sent from abroad to somebody of this country in boxes 4 and 5 (domain 1.2). */
export function isReversed(body: DucaBody, reference: Reference): boolean {
  const { EXPORTADOR: from, IMPORTADOR: to } = body;
  return (
    leaves(body, reference) &&
    !['', reference.country].includes(from.ID_PAIS_EMISION) &&
    to.ID_PAIS_EMISION === reference.country
  );
}

/** The party for whom the goods are declared: who sends what leaves, and else who receives it. */
export const clientBox = (body: DucaBody, reference: Reference): 'EXPORTADOR' | 'IMPORTADOR' =>
  leaves(body, reference) && !isReversed(body, reference) ? 'EXPORTADOR' : 'IMPORTADOR';
