import { useEffect, useState } from 'react';
import { loadSlots, type Slots } from './slots.ts';

/** What the modules add to pages that are not their own; undefined until it has come. */
export function useSlots(): readonly Slots[] | undefined {
  const [slots, setSlots] = useState<readonly Slots[]>();
  useEffect(() => void loadSlots().then(setSlots), []);
  return slots;
}
