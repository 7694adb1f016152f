import { Suspense } from 'react';
import { Loading } from '../states.tsx';
import type { LinesGridProps } from './lines.ts';
import { useNarrow } from './useNarrow.ts';
import { lazy } from '../lazy.ts';

const Cards = lazy(async () => ({ default: (await import('./LinesCards.tsx')).LinesCards }));
const Sheet = lazy(async () => ({ default: (await import('./LinesSheet.tsx')).LinesSheet }));

/** Lines of a document: a sheet to type and paste in, cards on a phone. */
export function LinesGrid(props: LinesGridProps) {
  const narrow = useNarrow();
  return (
    <Suspense fallback={<Loading label="Preparando la hoja" />}>
      {narrow ? <Cards {...props} /> : <Sheet {...props} />}
    </Suspense>
  );
}
