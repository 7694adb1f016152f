import type { DocumentKind } from '../../../shared/foundation/documents/kind.ts';
import type { DocumentHeader } from '../../../shared/foundation/documents/header.ts';
import { definite, ofThe, type Noun } from '../../../shared/foundation/documents/noun.ts';
import { ACCEPTED_STANDS, NOTHING_STANDS } from '../../../shared/foundation/documents/afterRejection.ts';
import { againWords, hasRefusedChange } from '../../../shared/foundation/documents/rejection.ts';
import type { Operation } from '../../../shared/transmission/operations.ts';

export interface RejectionSaid {
  /** «la rectificación de la DUCA» */
  what: string;
  /** What came of it, a sentence. */
  effect: string;
  /** What is to be done, a sentence. */
  next: string;
}

/** How a change of what was accepted is called: «rectificación», «Rectificar». */
export interface ChangeWords {
  noun: string;
  verb: string;
}

/**
 * Which act of a document the authority refused, as its header says: the change that is open again, the withdrawal of
 * what stands accepted, or its registration.
 */
export function refusedOperation(
  kind: DocumentKind,
  header: Pick<DocumentHeader, 'ESTADO' | 'RECHAZO'>,
): Operation {
  if (!hasRefusedChange(kind, header)) return 'R';
  return header.ESTADO === 'CORRECCION' ? 'M' : 'D';
}

function again(noun: Pick<Noun, 'gender'>, mended: boolean): string {
  const { look, send } = againWords(noun);
  return mended
    ? `Lo que señaló ya dice otra cosa: ${look} y ${send} de nuevo, irá como otra versión.`
    : `Corrija lo que señala y ${send} de nuevo: irá como otra versión.`;
}

/**
 * How a rejection is said: of a change or a withdrawal that was rejected, what had been accepted stands.
 * @param mended whether everything that the authority objected to says something else by now
 */
export function sayRejection(
  { noun }: DocumentKind,
  operation: Operation,
  { change, mended }: { change: ChangeWords | undefined; mended: boolean },
): RejectionSaid {
  const stands = { effect: `${ACCEPTED_STANDS}.` };
  if (operation === 'D')
    return {
      ...stands,
      what: `la anulación ${ofThe(noun)}`,
      next: 'Pídala de nuevo, o déjela sin anular.',
    };
  if (operation === 'M' && change)
    return {
      ...stands,
      what: `la ${change.noun} ${ofThe(noun)}`,
      next: `${again({ gender: 'f' }, mended)} También puede dejarla sin ${change.verb.toLowerCase()}.`,
    };
  return { what: definite(noun), effect: `${NOTHING_STANDS}.`, next: again(noun, mended) };
}
