import { createContext, useContext } from 'react';
import type { Reference } from '../../shared/foundation/documents/reference.ts';

export const ReferenceContext = createContext<Reference | undefined>(undefined);

/** Country, day and loaded catalogues, for fields, calculations and checks in the browser. */
export function useReference(): Reference {
  const reference = useContext(ReferenceContext);
  if (!reference) throw new Error('useReference is called outside the signed-in area');
  return reference;
}
