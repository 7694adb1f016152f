import { Suspense, useState } from 'react';
import { Loading } from '../states.tsx';
import type { LinesGridProps } from './lines.ts';
import { useNarrow } from './useNarrow.ts';
import { lazy } from '../lazy.ts';
import { WindowOver } from './windowOver.ts';

const Cards = lazy(async () => ({ default: (await import('./LinesCards.tsx')).LinesCards }));
const Sheet = lazy(async () => ({ default: (await import('./LinesSheet.tsx')).LinesSheet }));

/** Lines of a document: a sheet to type and paste in, cards on a phone; what the sheet asks in a window is answered first. */
export function LinesGrid(props: LinesGridProps) {
  const narrow = useNarrow();
  const [asking, ask] = useState(false);
  return (
    <WindowOver value={ask}>
      <Suspense fallback={<Loading label="Preparando la hoja" />}>
        {narrow && !asking ? <Cards {...props} /> : <Sheet {...props} />}
      </Suspense>
    </WindowOver>
  );
}
