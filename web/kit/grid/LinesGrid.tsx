import { useState } from 'react';
import { later } from '../later.tsx';
import { Loading } from '../states.tsx';
import type { LinesGridProps } from './lines.ts';
import { useNarrow } from './useNarrow.ts';
import { WindowOver } from './windowOver.ts';

const PREPARING = <Loading label="Preparando la hoja" />;
const Cards = later(async () => (await import('./LinesCards.tsx')).LinesCards, PREPARING);
const Sheet = later(async () => (await import('./LinesSheet.tsx')).LinesSheet, PREPARING);

/** Lines of a document: a sheet to type and paste in, cards on a phone; what the sheet asks in a window is answered first. */
export function LinesGrid(props: LinesGridProps) {
  const narrow = useNarrow();
  const [asking, ask] = useState(false);
  return (
    <WindowOver value={ask}>{narrow && !asking ? <Cards {...props} /> : <Sheet {...props} />}</WindowOver>
  );
}
