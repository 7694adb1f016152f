import type { Area } from './areas.ts';
import { openAreasOf } from './openAreasOf.ts';
import { useStarted } from './startedContext.ts';

/** Areas that this person can work in now. */
export function useOpenAreas(): Area[] {
  const { applications, session } = useStarted();
  return openAreasOf(applications, session);
}
