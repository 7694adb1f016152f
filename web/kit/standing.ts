import { useEffect } from 'react';

/** What a part of the first page knows of what waits for the person: it asks still, had no answer, shows some, or none. */
export type Standing = 'asking' | 'failed' | 'some' | 'none';

/** How a part tells the page by its name, which says that nothing waits only when every part says so. */
export type Tell = (part: string, standing: Standing) => void;

/** Standing of what a question was answered with; what was answered before counts while it is asked anew. */
export function standingOf<T>(
  { data, isError }: { data: T | undefined; isError: boolean },
  holdsSome: (answer: T) => boolean,
): Standing {
  if (data === undefined) return isError ? 'failed' : 'asking';
  return holdsSome(data) ? 'some' : 'none';
}

export function useTold(tell: Tell, part: string, standing: Standing): void {
  useEffect(() => tell(part, standing), [tell, part, standing]);
}
