import { lazy, Suspense } from 'react';
import { Loading } from '../states.tsx';
import type { LinesGridProps } from './lines.ts';
import { LinesCards } from './LinesCards.tsx';
import { useNarrow } from './useNarrow.ts';

const Sheet = lazy(async () => ({ default: (await import('./LinesSheet.tsx')).LinesSheet }));

/** Lines of a document: a sheet to type and paste in, cards on a phone. */
export function LinesGrid(props: LinesGridProps) {
  const narrow = useNarrow();
  if (narrow) return <LinesCards {...props} />;
  return (
    <Suspense fallback={<Loading label="Preparando la hoja" />}>
      <Sheet {...props} />
    </Suspense>
  );
}
