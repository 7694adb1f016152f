import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** A list that does not answer keeps the rest from sight no longer than this. */
const LONGEST_MS = 4_000;
/** Pause between an answer and what it leads to being asked. */
const PAUSE_MS = 80;

/**
 * Whether all parts of a page have come and what they ask when it opens has been answered: it is then drawn at once and
 * moves no more, whichever answer came first. Once true it stays so.
 */
export function useFirstAnswers(come: boolean): boolean {
  const asking = useIsFetching({
    predicate: ({ state }) => state.data === undefined && state.error === null,
  });
  const [whole, setWhole] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWhole(true), LONGEST_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!come || asking > 0) return;
    const timer = setTimeout(() => setWhole(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [come, asking]);
  return whole;
}
