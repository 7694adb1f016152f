import { useCallback, useState } from 'react';
import type { Standing, Tell } from '../../kit/standing.ts';

/** What the parts of the page tell of themselves, and whether in none of them something waits or may. */
export function useStandings(): { tell: Tell; nothing: boolean } {
  const [parts, put] = useState<Readonly<Record<string, Standing>>>({});
  const tell = useCallback<Tell>(
    (part, standing) =>
      put((before) => (before[part] === standing ? before : { ...before, [part]: standing })),
    [],
  );
  return { tell, nothing: Object.values(parts).every((standing) => standing === 'none') };
}
