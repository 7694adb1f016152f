import { useCallback, useRef, useState } from 'react';
import { later } from '../later.tsx';
import { Loading } from '../states.tsx';
import type { LinesGridProps } from './lines.ts';
import { useCards } from './useNarrow.ts';
import { WindowOver } from './windowOver.ts';

const PREPARING = <Loading label="Preparando la hoja" />;
const Cards = later(async () => (await import('./LinesCards.tsx')).LinesCards, PREPARING);
const Sheet = later(async () => (await import('./LinesSheet.tsx')).LinesSheet, PREPARING);

/** Lines of a document: a sheet to type and paste in, cards on a phone; what either asks in a window is answered first. */
export function LinesGrid(props: LinesGridProps) {
  const fitting = useCards();
  /** The form in which the lines were when a window opened over them. */
  const [kept, keep] = useState<boolean>();
  const cards = kept ?? fitting;
  const now = useRef(cards);
  now.current = cards;
  const ask = useCallback((open: boolean) => keep(open ? now.current : undefined), []);
  return <WindowOver value={ask}>{cards ? <Cards {...props} /> : <Sheet {...props} />}</WindowOver>;
}
