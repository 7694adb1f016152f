import { parsePath } from '../../shared/foundation/fields/path.ts';
import { focusInput } from './fields/focus.ts';

type Jump = (line: number, field: string | undefined) => void;
const grids = new Map<string, Jump>();

/** A grid tells how to reach its cells; returns the way to take that back. */
export function registerGrid(dataSet: string, jump: Jump): () => void {
  grids.set(dataSet, jump);
  return () => {
    if (grids.get(dataSet) === jump) grids.delete(dataSet);
  };
}

/** Whether the page had the place, now the focus of the person. */
function reach(path: string): boolean {
  if (focusInput(path)) return true;
  const parts = parsePath(path);
  if (!parts) return false;
  const section = window.document.getElementById(`section-${parts.dataSet}`);
  const grid = grids.get(parts.dataSet);
  section?.scrollIntoView({ block: 'start' });
  if (grid && parts.line !== undefined) grid(parts.line, parts.field);
  else section?.focus();
  return section !== null || grid !== undefined;
}

/**
 * Focuses the field of a path, in a form or in a grid; a path of a whole data set goes to its section. A page that is
 * still being drawn goes there as soon as it has the place.
 */
export function jumpTo(path: string): void {
  if (!reach(path)) void jumpWhenDrawn(path);
}

const TRIES = 30;
const PAUSE_MS = 100;

/**
 * Goes to a field as soon as the page has drawn it: sheets come a moment after their sections. Ended by the signal it
 * goes nowhere: the page that was to draw the field is gone, and the focus is another's.
 */
export async function jumpWhenDrawn(path: string, ended?: AbortSignal): Promise<boolean> {
  const parts = parsePath(path);
  const inSheet = parts?.line !== undefined;
  for (let left = TRIES; left > 0; left -= 1) {
    if (focusInput(path) || ((!inSheet || grids.has(parts.dataSet)) && reach(path))) return true;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (ended?.aborted) return false;
  }
  return reach(path);
}
