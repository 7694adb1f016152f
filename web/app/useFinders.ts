import { useMemo } from 'react';
import type { Finders } from '../kit/finders.ts';
import { useSlots } from './useSlots.ts';

/** The searchers of lists that modules bring, for the fields of every document. */
export function useFinders(): Finders {
  const slots = useSlots();
  return useMemo(
    () => new Map((slots ?? []).flatMap(({ finders }) => Object.entries(finders ?? {}))),
    [slots],
  );
}
