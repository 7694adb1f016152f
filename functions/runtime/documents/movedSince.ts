import type { AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { isOpen } from '../../../shared/foundation/documents/states.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import type { Stored } from './store.ts';

/**
 * What the lists say otherwise of a document than at a save.
 * @param saved local moment of that save, 'yyyy-mm-ddThh:mm:ss'
 */
export type Moved = (body: AnyBody, saved: string, reference: Reference) => Problem[];

/** What moved since the last save, for as long as it may be changed; of what follows the law of its own day, nothing does. */
export function movedSince(
  definition: Pick<AnyDocument, 'states' | 'day'>,
  moved: Moved | undefined,
  { header, body }: Pick<Stored, 'header' | 'body'>,
  reference: Reference,
): Problem[] {
  if (!moved || !isOpen(definition.states, header.ESTADO)) return [];
  const own = definition.day?.(body) ?? '';
  return own === '' || own >= reference.day ? moved(body, header.MODIFICADO, reference) : [];
}
