import { useMemo } from 'react';
import type { DocumentDefinition } from '../../shared/foundation/documents/definition.ts';
import { dataSetsFor } from '../../shared/foundation/fields/closedFields.ts';
import { useSession } from '../api/session.ts';

/** A kind of document as the person at work writes it: fields of a group that they may not write are shown and not asked. */
export function useOwnDefinition<D extends Pick<DocumentDefinition, 'dataSets' | 'module'>>(
  definition: D,
): D {
  const { permissions } = useSession();
  return useMemo(() => {
    const held = new Set(permissions);
    const dataSets = dataSetsFor(definition.dataSets, definition.module, held);
    return dataSets === definition.dataSets ? definition : { ...definition, dataSets };
  }, [definition, permissions]);
}
